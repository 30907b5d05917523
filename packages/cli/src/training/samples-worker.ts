// A worker thread that plays matches for their lessons.
import { workerData } from 'node:worker_threads';
import { lessonsOf } from '@sagebrush/bots';
import { games } from '@sagebrush/games';
import { answerLots } from '../threads/lots.ts';
import { type LessonTask, tableAt } from './sample-task.ts';

const task = workerData as LessonTask;
const game = games.find(task.game);

answerLots((index) => lessonsOf(game, tableAt(game, task, index), `${task.seed}/${index}`));
