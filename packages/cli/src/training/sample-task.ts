// What the threads of `sagebrush train` are told: which game, and how many sit at the table from match to match.
import { type Game, parseOptions, type Table } from '@sagebrush/engine';

export interface LessonTask {
  readonly game: string;
  /** Numbers of players, in turn. */
  readonly players: readonly number[];
  readonly seed: string;
}

/** The table of one match. */
export function tableAt(game: Game, { players }: LessonTask, index: number): Table<object> {
  return {
    seats: game.seating(players[index % players.length] as number),
    options: parseOptions<object>(game.options, {}),
  };
}
