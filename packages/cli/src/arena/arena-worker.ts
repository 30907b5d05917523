// A worker thread of the arena, with programs of its own at its table.
import { workerData } from 'node:worker_threads';
import { games } from '@sagebrush/games';
import { answerLots } from '../threads/lots.ts';
import { type ArenaTask, openReferee } from './round.ts';

const task = workerData as ArenaTask;
const referee = openReferee(games.find(task.game), task);

answerLots(referee.playRound, referee.dismiss);
