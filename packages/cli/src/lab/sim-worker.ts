// A worker thread of the simulation: plays the games of a lot, in order.
import { parentPort, workerData } from 'node:worker_threads';
import { games } from '@sagebrush/games';
import { playRecorded, type SimTask } from './game-record.ts';
import type { Lot } from './threads.ts';

const task = workerData as SimTask;
const game = games.find(task.game);

parentPort?.on('message', ({ first, count }: Lot) => {
  const results = Array.from({ length: count }, (_, index) => playRecorded(game, task, first + index));
  parentPort?.postMessage({ first, results });
});
