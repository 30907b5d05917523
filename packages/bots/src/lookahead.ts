// What becomes of a candidate in one imagined world: everybody plays on by the rules of thumb for a while, then the value speaks.
import { playoutOf } from './playout.ts';
import type { Action, Question } from './question.ts';
import { stateValue } from './value/value.ts';

/** Carries out the seat's action in a world of its own, looks ahead, and answers each seat's share of the win, until the next call. */
export type Lookahead = (world: unknown, action: Action, stage: number) => ArrayLike<number>;

/** `horizon` is in moves a seat, for games that do not say how far looking ahead pays. */
export function playoutLookahead({ game, table, seat }: Question, horizon: number): Lookahead {
  const playOut = playoutOf(game, (game.sense.horizon ?? horizon) * table.seats.length);
  const value = stateValue(game, table.seats.length);
  return (world, action, stage) => {
    game.apply(world, seat, action);
    playOut(world, stage);
    return value(world, stage);
  };
}
