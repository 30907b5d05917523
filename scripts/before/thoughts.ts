// What every level thinks about fixed questions, with fixed seeds and playouts.
import { type Level, type Question, think } from '../../packages/bots/src/index.ts';
import { fastRandom, type Json, type Log, replay } from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';

/** A question: a match up to here, and the seat that has to choose. */
export interface Asked {
  readonly log: Log;
  readonly seat: number;
}
export interface Thought {
  readonly level: Level;
  readonly seed: string;
  readonly playouts: number;
  readonly action: Json;
  /** Best first; shares to the last digit. */
  readonly considered: readonly (readonly [action: Json, share: number, playouts: number])[];
}
export interface AskedThoughts extends Asked {
  readonly thoughts: readonly Thought[];
}

export function questionOf({ log, seat }: Asked): Question {
  const game = games.find(log.game);
  const { table, state } = replay(game, log);
  return { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };
}

export function thoughtOn(
  question: Question,
  { level, seed, playouts }: Pick<Thought, 'level' | 'seed' | 'playouts'>,
): Thought {
  const { action, considered } = think(level, question, fastRandom(seed), { iterations: playouts });
  const plain = (one: object): Json => one as Json;
  return {
    level,
    seed,
    playouts,
    action: plain(action),
    considered: considered.map((one) => [plain(one.action), one.share, one.playouts]),
  };
}
