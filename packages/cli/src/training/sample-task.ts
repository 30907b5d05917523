// What the threads of `sagebrush train` are told: which game, and how many sit at the table from match to match.
import { type Game, parseOptions, type Table } from '@sagebrush/engine';

export interface SampleTask {
  readonly game: string;
  /** Numbers of players, in turn. */
  readonly players: readonly number[];
  readonly seed: string;
}

/** The table of one match. */
export function tableAt(game: Game, { players }: SampleTask, index: number): Table<object> {
  return {
    seats: game.seating(players[index % players.length] as number),
    options: parseOptions<object>(game.options, {}),
  };
}
