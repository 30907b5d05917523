// Ending: whether it pays to end the hand now.
import { type Card, rankOf, type Seat } from '@sagebrush/engine';
import { heldByRank } from '../guns.ts';
import { badgedMask, pointsHeld } from '../rules/points.ts';
import { POINTS } from '../rules/scoring.ts';
import { handOf, handSize, isTen, placeInRank } from '../table.ts';
import { NONE, type State } from '../types.ts';
import { openPoints } from './end-clock.ts';

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

/** What this hand brings a seat that ends it; a 10 that ends it counts as laid down. */
export function pointsAtEnd(state: State, seat: Seat, without: Card): number {
  const held = heldByRank(handOf(state, seat));
  if (without !== NONE) held[rankOf(without)] = (held[rankOf(without)] as number) & ~(1 << placeInRank(without));
  const laid = without !== NONE && isTen(without) ? POINTS.ten : 0;
  return pointsHeld(state, seat, held, badgedMask(state)) + laid + POINTS.ending;
}
