// A worker thread of the simulation.
import { workerData } from 'node:worker_threads';
import { playRecorded, type SimTask } from '@sagebrush/bots';
import { games } from '@sagebrush/games';
import { answerLots } from '../threads/lots.ts';

const task = workerData as SimTask;
const game = games.find(task.game);

answerLots((index) => playRecorded(game, task, index));
