// Ending: whether it pays to end the hand now.
import type { Card, Seat } from '@sagebrush/engine';
import { scoreLines, totalOf } from '../rules/scoring.ts';
import { badgeOn, handOf, handSize, isTen, tensOf } from '../table.ts';
import type { State } from '../types.ts';
import { openPoints } from './clock.ts';

const ENDING_WEIGHTS = {
  /** What a player may still expect of a hand that goes on. */
  goingOn: 14,
  /** What a full hand of somebody else is worth, unseen. */
  usualHand: 30,
  win: 150,
} as const;
const FULL_HAND = 6;

/** What ending brings this player against what the others seem to have; the match above all. */
export function endingValue(state: State, seat: Seat, without: Card): number {
  const points = pointsAtEnd(state, seat, without);
  const total = (state.totals[seat] ?? 0) + points;
  let best = Number.NEGATIVE_INFINITY;
  let gains = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const expected =
      openPoints(state, other) + ENDING_WEIGHTS.usualHand * Math.min(1, handSize(state, other) / FULL_HAND);
    best = Math.max(best, expected);
    gains += expected - (state.totals[other] ?? 0);
  }
  const value = points - gains / (state.seats - 1) + ENDING_WEIGHTS.goingOn;
  if (total >= state.options.target && total > best) return value + ENDING_WEIGHTS.win;
  return total < state.options.target && best >= state.options.target ? value - ENDING_WEIGHTS.win : value;
}

function pointsAtEnd(state: State, seat: Seat, without: Card): number {
  const hand = handOf(state, seat).filter((card) => card !== without);
  const tens = isTen(without) ? [...tensOf(state, seat), without] : tensOf(state, seat);
  const holding = {
    hand,
    badgeOn: (king: Card) => badgeOn(state, king),
    tens,
    couples: state.couples[seat] ?? 0,
    endedHand: true,
  };
  return totalOf(scoreLines(holding, state.options.delay));
}
