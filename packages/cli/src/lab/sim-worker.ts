// A worker thread of the simulation.
import { workerData } from 'node:worker_threads';
import { games } from '@sagebrush/games';
import { playRecorded, type SimTask } from '@sagebrush/lab';
import { answerLots } from './lots.ts';

const task = workerData as SimTask;
const game = games.find(task.game);

answerLots((index) => playRecorded(game, task, index));
