// How the table stands: what each seat may expect to score, and what that is worth to one of them.
import type { Card, Seat } from '@sagebrush/engine';
import type { Strength } from '@sagebrush/poker';
import { pointsIn } from '../rules/placing.ts';
import { strengthOf } from '../rules/poker.ts';
import { BONUS } from '../rules/score.ts';
import { SEATS, type State } from '../types.ts';

/** What is known of every seat; a rule of thumb changes it, asks for its worth, and puts it back. */
export interface Standing {
  readonly live: readonly boolean[];
  /** With what earlier games of the series brought. */
  readonly gangPoints: Float64Array;
  readonly gangHands: Float64Array;
  readonly cellarPoints: Float64Array;
  readonly cellarHands: Float64Array;
  /** How sharply a lead in a poker hand or Cellar decides: more as the deck runs out. */
  readonly sharpness: number;
  /** How many points of lead can still be made up. */
  readonly swing: number;
}

const FULL_DECK = 34;
const EARLY_SHARPNESS = 0.7;
const LATE_SHARPNESS = 5;
const LATE_SWING = 1.5;
const SWING_PER_CARD = 0.16;
/** Cellar points decide less sharply than poker hands: a trick moves several of them. */
const POINT_SHARPNESS = 0.25;

/** A poker hand on a scale where each category is one step: -1 for no cards. */
export const handScale = (strength: Strength): number =>
  strength === 0 ? -1 : (strength >> 20) + ((strength >> 16) & 15) / 15 + ((strength >> 12) & 15) / 240;

export function standingOf(
  table: Pick<State, 'pack' | 'live' | 'gangs' | 'cellars' | 'totals'>,
  deckSize: number,
): Standing {
  const standing: Standing = {
    live: table.live,
    gangPoints: new Float64Array(SEATS),
    gangHands: new Float64Array(SEATS),
    cellarPoints: new Float64Array(SEATS),
    cellarHands: new Float64Array(SEATS),
    sharpness: EARLY_SHARPNESS + (LATE_SHARPNESS - EARLY_SHARPNESS) * lateness(deckSize),
    swing: LATE_SWING + SWING_PER_CARD * deckSize,
  };
  for (let seat: Seat = 0; seat < SEATS; seat++) {
    const gang = table.gangs[seat] as Card[];
    const cellar = table.cellars[seat] as Card[];
    standing.gangPoints[seat] = pointsIn(table.pack.points, gang) + (table.totals[seat] as number);
    standing.gangHands[seat] = handScale(strengthOf(table.pack, gang));
    standing.cellarPoints[seat] = pointsIn(table.pack.points, cellar);
    standing.cellarHands[seat] = handScale(strengthOf(table.pack, cellar));
  }
  return standing;
}

/** 0 at the start, 1 when the deck is empty. */
export const lateness = (deckSize: number): number => {
  const played = Math.max(0, 1 - deckSize / FULL_DECK);
  return played * played;
};

/** Nearly the exponential function, at a fraction of its cost: weighing does little else. */
function exponential(x: number): number {
  if (x <= -16) return 0;
  let power = 1 + x / 16;
  power *= power;
  power *= power;
  power *= power;
  return power * power;
}

const expected = new Float64Array(SEATS);
const chances = new Float64Array(SEATS);

/** Adds `prize` to what each seat may expect, by its chance of having the most. */
function share(values: Float64Array, sharpness: number, prize: number, live: readonly boolean[] | undefined): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++)
    if ((!live || live[seat]) && (values[seat] as number) * sharpness > top) top = (values[seat] as number) * sharpness;
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const chance = !live || live[seat] ? exponential((values[seat] as number) * sharpness - top) : 0;
    chances[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < SEATS; seat++)
    expected[seat] = (expected[seat] as number) + (prize * (chances[seat] as number)) / sum;
}

/** What each seat may expect to score: points, two of the three bonuses, the penalty. The same array every time. */
export function expectedScores(standing: Standing): Float64Array {
  expected.set(standing.gangPoints);
  share(standing.gangHands, standing.sharpness, BONUS, undefined);
  share(standing.cellarHands, standing.sharpness, BONUS, undefined);
  share(standing.cellarPoints, -standing.sharpness * POINT_SHARPNESS, -BONUS, standing.live);
  return expected;
}

/** How good that is for one seat, in points: its own score against what the others threaten, the leader most. */
export function worthTo(standing: Standing, seat: Seat): number {
  const scores = expectedScores(standing);
  const { swing } = standing;
  const own = scores[seat] as number;
  let threats = 0;
  for (let other = 0; other < SEATS; other++) threats += exponential(((scores[other] as number) - own) / swing);
  return -swing * Math.log(threats);
}
