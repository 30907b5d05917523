// What becomes of a candidate in one imagined world: everybody plays on by the rules of thumb for a while, then the
// value speaks.
import type { GameAction } from '@sagebrush/engine';
import { playoutOf } from './playout.ts';
import type { Question } from './question.ts';
import { stateValue } from './value/value.ts';

/**
 * Carries out the seat's action in a world of its own, looks ahead, and answers each seat's share of the win, until the
 * next call.
 */
export type Lookahead = (world: unknown, action: GameAction, stage: number) => ArrayLike<number>;

/** In moves a seat, for games that do not say how far looking ahead pays. */
const HORIZON = 6;
/** After how many moves a playout stops and the value speaks. */
export const movesAhead = ({ game, table }: Question): number => (game.sense.horizon ?? HORIZON) * table.seats.length;

export function playoutLookahead(question: Question): Lookahead {
  const { game, table, seat } = question;
  const playOut = playoutOf(game, movesAhead(question));
  const value = stateValue(game, table);
  return (world, action, stage) => {
    game.apply(world, seat, action);
    playOut(world, stage);
    return value(world, stage);
  };
}
