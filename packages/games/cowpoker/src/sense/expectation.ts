// How the table stands: what each seat may expect to score, and what that is worth to one of them.
import type { Card, Seat } from '@sagebrush/engine';
import type { Strength } from '@sagebrush/poker';
import { pointsIn } from '../rules/placing.ts';
import { strengthOf } from '../rules/poker.ts';
import { BONUS } from '../rules/score.ts';
import { SEATS, type State } from '../types.ts';

/** What is known of every seat; a rule of thumb changes it, asks for its worth, and puts it back. */
export interface Expectation {
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
const expectation: Expectation = {
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
export function expectationOf(
  table: Pick<State, 'pack' | 'live' | 'gangs' | 'cellars' | 'totals'>,
  deckSize: number,
): Expectation {
  expectation.live = table.live;
  expectation.sharpness = EARLY_SHARPNESS + (LATE_SHARPNESS - EARLY_SHARPNESS) * lateness(deckSize);
  expectation.swing = LATE_SWING + SWING_PER_CARD * deckSize;
  for (let seat: Seat = 0; seat < SEATS; seat++) {
    const gang = table.gangs[seat] as Card[];
    const cellar = table.cellars[seat] as Card[];
    expectation.gangPoints[seat] = pointsIn(table.pack.points, gang) + (table.totals[seat] as number);
    expectation.gangHands[seat] = handScale(strengthOf(table.pack, gang));
    expectation.cellarPoints[seat] = pointsIn(table.pack.points, cellar);
    expectation.cellarHands[seat] = handScale(strengthOf(table.pack, cellar));
  }
  shareGangBonus(expectation, expectation.gangBonus);
  shareCellarBonus(expectation, expectation.cellarBonus);
  sharePenalty(expectation, expectation.penalty);
  return expectation;
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

/**
 * What each seat may expect of a prize, by its chance of having the most; who does not take part has none. Seat by
 * seat, not in a loop: so the four exponentials are worked out side by side, and weighing does little else.
 */
function share(
  values: Float64Array,
  sharpness: number,
  prize: number,
  takesPart: readonly boolean[],
  into: Float64Array,
): void {
  const one = takesPart[0] ? (values[0] as number) * sharpness : Number.NEGATIVE_INFINITY;
  const two = takesPart[1] ? (values[1] as number) * sharpness : Number.NEGATIVE_INFINITY;
  const three = takesPart[2] ? (values[2] as number) * sharpness : Number.NEGATIVE_INFINITY;
  const four = takesPart[3] ? (values[3] as number) * sharpness : Number.NEGATIVE_INFINITY;
  const top = Math.max(one, two, three, four);
  const first = exponential(one - top);
  const second = exponential(two - top);
  const third = exponential(three - top);
  const fourth = exponential(four - top);
  const sum = first + second + third + fourth;
  into[0] = (prize * first) / sum;
  into[1] = (prize * second) / sum;
  into[2] = (prize * third) / sum;
  into[3] = (prize * fourth) / sum;
}
const EVERYBODY: readonly boolean[] = [true, true, true, true];
const shareGangBonus = ({ gangHands, sharpness }: Expectation, into: Float64Array): void =>
  share(gangHands, sharpness, BONUS, EVERYBODY, into);
const shareCellarBonus = ({ cellarHands, sharpness }: Expectation, into: Float64Array): void =>
  share(cellarHands, sharpness, BONUS, EVERYBODY, into);
const sharePenalty = ({ cellarPoints, sharpness, live }: Expectation, into: Float64Array): void =>
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
export function expectedScores(table: Expectation, changed: number): Float64Array {
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
export function worthTo(table: Expectation, seat: Seat, changed: number): number {
  const scores = expectedScores(table, changed);
  const { swing } = table;
  const own = scores[seat] as number;
  const threats =
    exponential(((scores[0] as number) - own) / swing) +
    exponential(((scores[1] as number) - own) / swing) +
    exponential(((scores[2] as number) - own) / swing) +
    exponential(((scores[3] as number) - own) / swing);
  return -swing * Math.log(threats);
}
