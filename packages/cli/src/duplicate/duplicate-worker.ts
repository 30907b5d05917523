// A worker thread of `sagebrush duplicate`.
import { workerData } from 'node:worker_threads';
import { games } from '@sagebrush/games';
import { answerLots } from '../threads/lots.ts';
import { type DuplicateTask, playDuplicateRound } from './round.ts';

const task = workerData as DuplicateTask;
const game = games.find(task.game);

answerLots((round) => playDuplicateRound(game, task, round));
