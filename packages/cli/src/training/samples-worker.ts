// A worker thread that plays matches for their samples.
import { workerData } from 'node:worker_threads';
import { samplesOf } from '@sagebrush/bots';
import { games } from '@sagebrush/games';
import { answerLots } from '../threads/lots.ts';
import { type SampleTask, tableAt } from './sample-task.ts';

const task = workerData as SampleTask;
const game = games.find(task.game);

answerLots((index) => samplesOf(game, tableAt(game, task, index), `${task.seed}/${index}`));
