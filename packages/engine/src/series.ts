// A series: matches one after the other at one table. The deal moves on by the rules of the game.
import type { Seat, SeatKind } from './game.ts';
import type { Match } from './playing.ts';

/**
 * Who deals the match after this one; undefined where the first dealer is drawn: after no match, after one that was not
 * played to its end, and when the number of chairs has changed.
 */
export function dealerAfter(last: Match | undefined, seats: readonly SeatKind[]): Seat | undefined {
  if (!last || last.table.seats.length !== seats.length) return undefined;
  const { game, state } = last;
  return game.outcome(state) && game.nextDealer?.(state);
}
