// A worker thread that plays matches for their decisions.
import { workerData } from 'node:worker_threads';
import { puzzlesFrom, referenceFrom } from '@sagebrush/bots';
import { games } from '@sagebrush/games';
import { answerLots } from '../threads/lots.ts';
import { type Mined, type MiningTask, matchAt } from './mining-task.ts';

const task = workerData as MiningTask;
const game = games.find(task.game);

answerLots((index): Mined => {
  const { table, deal } = matchAt(game, task, index);
  if (task.wanted === 'puzzles') return { references: [], puzzles: [...puzzlesFrom(game, table, deal)] };
  const reference = referenceFrom(game, table, { deal, worlds: task.wanted.reference });
  return { references: reference ? [reference] : [], puzzles: [] };
});
