// What the threads of `sagebrush judge` and `sagebrush puzzles` are told: which matches, and what is wanted of them.
import type { Puzzle, Reference } from '@sagebrush/bots';
import { type Game, optionsUnder, type Table } from '@sagebrush/engine';
import { runJobs } from '../threads/run-jobs.ts';

export interface MiningTask {
  readonly game: string;
  readonly options: object;
  /** Numbers of players, in turn. */
  readonly players: readonly number[];
  readonly seed: string;
  /** The number of the first match. */
  readonly first: number;
  /** A judged decision of each match in so many worlds, or all of its puzzles. */
  readonly wanted: { readonly reference: number } | 'puzzles';
}

/** What one match has yielded. */
export interface Mined {
  readonly references: readonly Reference[];
  readonly puzzles: readonly Puzzle[];
}

/** The table and the deal of one match. */
export function matchAt(
  game: Game,
  { players, options, seed, first }: MiningTask,
  index: number,
): { readonly table: Table<object>; readonly deal: string } {
  const number = first + index;
  const seats = game.seating(players[number % players.length] as number);
  return { table: { seats, options: optionsUnder(game, game.rules, options) }, deal: `${seed}-${number}` };
}

/** One for each match, in order; fewer where it was interrupted. */
export const mined = (task: MiningTask, jobs: number, threads: number | undefined): Promise<Mined[]> =>
  runJobs({
    worker: new URL('./mining-worker.ts', import.meta.url),
    task,
    jobs,
    what: 'matches',
    threads,
    lot: 1,
  });
