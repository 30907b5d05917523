// What the traits have in common: one look at the whole table, all hands known, for all four seats.
import type { Card, Seat } from '@sagebrush/engine';
import { type Instruction, OPS, OWN, type Pack } from '../pack/compile.ts';
import { worksFor } from '../rules/aces.ts';
import { strengthOf } from '../rules/poker.ts';
import { BONUS } from '../rules/score.ts';
import { SEATS, type State } from '../types.ts';
import { type Expectation, expectedScores, handScale, NO_PILE } from './expectation.ts';

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
  table.scores.set(expectedScores(expectation, NO_PILE));
  for (let seat = 0; seat < SEATS; seat++) lookAtHand(state, seat);
  endNow(expectation);
  return table;
}

/** The highest of each kind of trick in the whole pack: what one trait of 1 stands for. */
const highest = new WeakMap<Pack, readonly number[]>();
function highestIn(pack: Pack): readonly number[] {
  const known = highest.get(pack) ?? pack.values.map((values) => Math.max(1, ...values));
  highest.set(pack, known);
  return known;
}

const both: Card[] = [];
/** The same list every time, written over. */
function unionOf(one: readonly Card[], other: readonly Card[]): readonly Card[] {
  for (let index = 0; index < one.length; index++) both[index] = one[index] as Card;
  for (let index = 0; index < other.length; index++) both[one.length + index] = other[index] as Card;
  while (both.length > one.length + other.length) both.pop();
  return both;
}

function lookAtHand(state: State, seat: Seat): void {
  const { pack, hands, gangs } = state;
  const hand = hands[seat] as Card[];
  let points = 0;
  let best = 0;
  let power = 0;
  let working = 0;
  let calls = 0;
  let raids = 0;
  let burdens = 0;
  let roundup = 0;
  let gunfight = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    const worth = pack.points[card] as number;
    const isPlaced = (pack.place[card] as number) >= 0;
    if (isPlaced && worth < 0) burdens++;
    if (!isPlaced && worth > 0) {
      points += worth;
      best = Math.max(best, worth);
    }
    const share = pack.power[card] as number;
    power += share * share * share;
    roundup = Math.max(roundup, (pack.values[0] as readonly number[])[card] as number);
    gunfight = Math.max(gunfight, (pack.values[1] as readonly number[])[card] as number);
    const program = pack.programs[card] as readonly Instruction[];
    if (program.length === 0 || worksFor(state, seat, card) === 'no') continue;
    working++;
    if (hasStep(program, isCall)) calls++;
    if (hasStep(program, isRaid)) raids++;
  }
  const union = unionOf(gangs[seat] as Card[], hand);
  table.hands[seat] = handScale(strengthOf(pack, hand));
  table.unions[seat] = handScale(strengthOf(pack, union));
  table.points[seat] = points;
  table.bestPoints[seat] = best;
  table.power[seat] = power;
  table.working[seat] = working;
  table.calls[seat] = calls;
  table.raids[seat] = raids;
  table.burdens[seat] = burdens;
  table.roundups[seat] = roundup / (highestIn(pack)[0] as number);
  table.gunfights[seat] = gunfight / (highestIn(pack)[1] as number);
}

/** What the scores would be if the game ended now; poker hands that differ only in a late kicker count as equal. */
function endNow({ gangPoints, gangHands, cellarHands, cellarPoints, live }: Expectation): void {
  table.ended.set(gangPoints);
  addToMost(gangHands, 1, BONUS);
  addToMost(cellarHands, 1, BONUS);
  addToMost(table.hands, 1, BONUS);
  addToMost(cellarPoints, -1, -BONUS, live);
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

function hasStep(program: readonly Instruction[], is: (step: Instruction) => boolean): boolean {
  for (let index = 0; index < program.length; index++) if (is(program[index] as Instruction)) return true;
  return false;
}
const isCall = ({ op }: Instruction): boolean => op === OPS.call;
const isRaid = ({ op, who }: Instruction): boolean =>
  who !== OWN && (op === OPS.steal || op === OPS.swap || op === OPS.discard);
