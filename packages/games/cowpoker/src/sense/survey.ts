// What the traits have in common: one look at the whole table, all hands known, for all four seats.
import type { Card, Seat } from '@sagebrush/engine';
import { strengthOf } from '../rules/poker.ts';
import { BONUS } from '../rules/score.ts';
import { SEATS, type State } from '../types.ts';
import { has, highOf, lowOf, sizeOf } from './card-set.ts';
import { type Expectation, expectedScores } from './expectation.ts';
import { handScale } from './hand-scale.ts';
import { setsOf, workingFor } from './pack-sets.ts';

/** By seat; written anew for every state. */
const table = {
  /** What each seat may expect to score, and what it would if the game ended now. */
  scores: new Float64Array(SEATS),
  ended: new Float64Array(SEATS),
  /** The hand as a poker hand, and together with the Gang. */
  hands: new Float64Array(SEATS),
  unions: new Float64Array(SEATS),
  /** The highest card for each kind of trick, as a part of the pack's highest. */
  roundups: new Float64Array(SEATS),
  gunfights: new Float64Array(SEATS),
  /** What the hand holds: points that can be played, strength in tricks, effects that work. */
  points: new Float64Array(SEATS),
  bestPoints: new Float64Array(SEATS),
  power: new Float64Array(SEATS),
  working: new Float64Array(SEATS),
  calls: new Float64Array(SEATS),
  raids: new Float64Array(SEATS),
  /** Cards that cost points in whatever Gang they go into. */
  burdens: new Float64Array(SEATS),
};
export type Survey = typeof table;

/** The same object every time. */
export function surveyOf(state: State, expectation: Expectation): Survey {
  table.scores.set(expectedScores());
  for (let seat = 0; seat < SEATS; seat++) lookAtHand(state, expectation, seat);
  endNow(expectation);
  return table;
}

const both: Card[] = [];
/** The same list every time, written over. */
function unionOf(one: readonly Card[], other: readonly Card[]): readonly Card[] {
  for (let index = 0; index < one.length; index++) both[index] = one[index] as Card;
  for (let index = 0; index < other.length; index++) both[one.length + index] = other[index] as Card;
  while (both.length > one.length + other.length) both.pop();
  return both;
}

function lookAtHand(state: State, { gangs }: Expectation, seat: Seat): void {
  const { pack } = state;
  const hand = state.hands[seat] as Card[];
  const [roundups, gunfights] = pack.values as readonly [readonly number[], readonly number[]];
  const { powers, placed, effects, calls, raids, burdens, highest } = setsOf(pack);
  let points = 0;
  let best = 0;
  let power = 0;
  let roundup = 0;
  let gunfight = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    const worth = pack.points[card] as number;
    if (worth > 0 && !has(placed.low, placed.high, card)) {
      points += worth;
      best = Math.max(best, worth);
    }
    power += powers[card] as number;
    roundup = Math.max(roundup, roundups[card] as number);
    gunfight = Math.max(gunfight, gunfights[card] as number);
  }
  const low = lowOf(hand);
  const high = highOf(hand);
  const working = workingFor(setsOf(pack), state, seat, gangs);
  const workingLow = low & working.low & effects.low;
  const workingHigh = high & working.high & effects.high;
  table.hands[seat] = handScale(strengthOf(pack, hand));
  table.unions[seat] = handScale(strengthOf(pack, unionOf(state.gangs[seat] as Card[], hand)));
  table.points[seat] = points;
  table.bestPoints[seat] = best;
  table.power[seat] = power;
  table.working[seat] = sizeOf(workingLow, workingHigh);
  table.calls[seat] = sizeOf(workingLow & calls.low, workingHigh & calls.high);
  table.raids[seat] = sizeOf(workingLow & raids.low, workingHigh & raids.high);
  table.burdens[seat] = sizeOf(low & burdens.low, high & burdens.high);
  table.roundups[seat] = roundup / (highest[0] as number);
  table.gunfights[seat] = gunfight / (highest[1] as number);
}

/** What the scores would be if the game ended now; poker hands that differ only in a late kicker count as equal. */
function endNow({ gangs, cellars, live }: Expectation): void {
  table.ended.set(gangs.points);
  addToMost(gangs.hands, 1, BONUS);
  addToMost(cellars.hands, 1, BONUS);
  addToMost(table.hands, 1, BONUS);
  addToMost(cellars.points, -1, -BONUS, live);
}
function addToMost(values: Float64Array, sign: number, prize: number, live?: readonly boolean[]): void {
  let top = Number.NEGATIVE_INFINITY;
  let sharing = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (live && !live[seat]) continue;
    const value = sign * (values[seat] as number);
    if (value > top) {
      top = value;
      sharing = 1;
    } else if (value === top) sharing++;
  }
  for (let seat = 0; seat < SEATS; seat++) {
    if (live && !live[seat]) continue;
    if (sign * (values[seat] as number) === top) table.ended[seat] = (table.ended[seat] as number) + prize / sharing;
  }
}
