// How the table stands: what each seat may expect to score, and what that is worth to one of them.
import type { Card, Seat } from '@sagebrush/engine';
import type { Strength } from '@sagebrush/poker';
import { pointsIn } from '../rules/placing.ts';
import { strengthOf } from '../rules/poker.ts';
import { BONUS } from '../rules/score.ts';
import { SEATS, type State } from '../types.ts';

/** What is known of every seat; a rule of thumb changes it, asks for its worth, and puts it back. */
export interface Standing {
  live: readonly boolean[];
  /** With what earlier games of the series brought. */
  readonly gangPoints: Float64Array;
  readonly gangHands: Float64Array;
  readonly cellarPoints: Float64Array;
  readonly cellarHands: Float64Array;
  /** What each seat may expect of the two bonuses and of the penalty, as the table stands. */
  readonly gangBonus: Float64Array;
  readonly cellarBonus: Float64Array;
  readonly penalty: Float64Array;
  /** How sharply a lead in a poker hand or Cellar decides: more as the deck runs out. */
  sharpness: number;
  /** How many points of lead can still be made up. */
  swing: number;
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

const bySeat = (): Float64Array => new Float64Array(SEATS);
/** Written anew for every decision. */
const standing: Standing = {
  live: [],
  gangPoints: bySeat(),
  gangHands: bySeat(),
  cellarPoints: bySeat(),
  cellarHands: bySeat(),
  gangBonus: bySeat(),
  cellarBonus: bySeat(),
  penalty: bySeat(),
  sharpness: 0,
  swing: 0,
};

/** The same object every time. */
export function standingOf(
  table: Pick<State, 'pack' | 'live' | 'gangs' | 'cellars' | 'totals'>,
  deckSize: number,
): Standing {
  standing.live = table.live;
  standing.sharpness = EARLY_SHARPNESS + (LATE_SHARPNESS - EARLY_SHARPNESS) * lateness(deckSize);
  standing.swing = LATE_SWING + SWING_PER_CARD * deckSize;
  for (let seat: Seat = 0; seat < SEATS; seat++) {
    const gang = table.gangs[seat] as Card[];
    const cellar = table.cellars[seat] as Card[];
    standing.gangPoints[seat] = pointsIn(table.pack.points, gang) + (table.totals[seat] as number);
    standing.gangHands[seat] = handScale(strengthOf(table.pack, gang));
    standing.cellarPoints[seat] = pointsIn(table.pack.points, cellar);
    standing.cellarHands[seat] = handScale(strengthOf(table.pack, cellar));
  }
  shareGangBonus(standing, standing.gangBonus);
  shareCellarBonus(standing, standing.cellarBonus);
  sharePenalty(standing, standing.penalty);
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

const chances = bySeat();

/** What each seat may expect of a prize, by its chance of having the most. */
function share(
  values: Float64Array,
  sharpness: number,
  prize: number,
  live: readonly boolean[] | undefined,
  into: Float64Array,
): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++)
    if ((!live || live[seat]) && (values[seat] as number) * sharpness > top) top = (values[seat] as number) * sharpness;
  let sum = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const chance = !live || live[seat] ? exponential((values[seat] as number) * sharpness - top) : 0;
    chances[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < SEATS; seat++) into[seat] = (prize * (chances[seat] as number)) / sum;
}
const shareGangBonus = ({ gangHands, sharpness }: Standing, into: Float64Array): void =>
  share(gangHands, sharpness, BONUS, undefined, into);
const shareCellarBonus = ({ cellarHands, sharpness }: Standing, into: Float64Array): void =>
  share(cellarHands, sharpness, BONUS, undefined, into);
const sharePenalty = ({ cellarPoints, sharpness, live }: Standing, into: Float64Array): void =>
  share(cellarPoints, -sharpness * POINT_SHARPNESS, -BONUS, live, into);

/** Which piles a rule of thumb has changed: what the others bring is known. */
export const NO_PILE = 0;
export const GANGS = 1;
export const CELLARS = 2;

const expected = bySeat();
const gangBonusThen = bySeat();
const cellarBonusThen = bySeat();
const penaltyThen = bySeat();

/** What each seat may expect to score: points, two of the three bonuses, the penalty. The same array every time. */
export function expectedScores(table: Standing, changed: number): Float64Array {
  let { gangBonus, cellarBonus, penalty } = table;
  if ((changed & GANGS) !== 0) {
    gangBonus = gangBonusThen;
    shareGangBonus(table, gangBonus);
  }
  if ((changed & CELLARS) !== 0) {
    cellarBonus = cellarBonusThen;
    penalty = penaltyThen;
    shareCellarBonus(table, cellarBonus);
    sharePenalty(table, penalty);
  }
  for (let seat = 0; seat < SEATS; seat++)
    expected[seat] =
      (table.gangPoints[seat] as number) +
      (gangBonus[seat] as number) +
      (cellarBonus[seat] as number) +
      (penalty[seat] as number);
  return expected;
}

/** How good that is for one seat, in points: its own score against what the others threaten, the leader most. */
export function worthTo(table: Standing, seat: Seat, changed: number): number {
  const scores = expectedScores(table, changed);
  const { swing } = table;
  const own = scores[seat] as number;
  let threats = 0;
  for (let other = 0; other < SEATS; other++) threats += exponential(((scores[other] as number) - own) / swing);
  return -swing * Math.log(threats);
}
