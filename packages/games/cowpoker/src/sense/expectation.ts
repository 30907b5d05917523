// How the table stands: what each seat may expect to score, and what that is worth to one of them.
import type { Card, Seat } from '@sagebrush/engine';
import type { Pack } from '../pack/compile.ts';
import { BONUS } from '../rules/score.ts';
import { SEATS, type State } from '../types.ts';
import { highBit, lowBit } from './card-set.ts';
import { scaleInto } from './hand-scale.ts';

/** Where four figures stand, one a seat. */
type Row = number;
/**
 * All figures of a decision in one list of this file's own, row by row. So the machine code knows where each of them
 * lies and asks for nothing first: weighing does little else than reckon with them.
 */
const figures = new Float64Array(80);
/** With what earlier games of the series brought. */
const GANG_POINTS: Row = 0;
/** What counts for a prize: how good each hand is, how full each Cellar, times how sharply that decides. */
const GANG_COUNTS: Row = 4;
const CELLAR_COUNTS: Row = 8;
const PENALTY_COUNTS: Row = 12;
/** What each seat may expect of the two bonuses and of the penalty, as the table stands. */
const GANG_BONUS: Row = 16;
const CELLAR_BONUS: Row = 20;
const PENALTY: Row = 24;
/** The same after a change. */
const GANG_BONUS_THEN: Row = 28;
const CELLAR_BONUS_THEN: Row = 32;
const PENALTY_THEN: Row = 36;
/** The bonus if one of the seats wins a trick, a row for each winner. */
const CELLAR_BONUS_WON: Row = 40;
/** The poker hands on their scale, and the points of the Cellars. */
const GANG_HANDS: Row = 56;
const CELLAR_HANDS: Row = 60;
const CELLAR_POINTS: Row = 64;
/** The points of the Gangs as they are, where a rule of thumb has changed the others. */
const GANG_POINTS_NOW: Row = 68;
/** How sharply a lead in a poker hand decides, more as the deck runs out; and a lead in points of a Cellar. */
const SHARPNESS = 72;
const POINT_SHARPNESS = 73;
/** How many points of lead can still be made up. */
const SWING = 74;
/** What was reckoned last: a changed hand on its scale, and the worth of the table. */
const HAND_THEN = 75;
const WORTH = 76;

const row = (first: Row): Float64Array => figures.subarray(first, first + SEATS);

/** All Gangs, or all Cellars, by seat. */
interface Piles {
  /** The cards of each, as a set. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly points: Float64Array;
  readonly hands: Float64Array;
}
/** How the table stands, to be read; it is this file that reckons with it. */
export interface Expectation {
  live: readonly boolean[];
  readonly gangs: Piles;
  readonly cellars: Piles;
  /** How many points of lead can still be made up. */
  swing: number;
}

const FULL_DECK = 34;
const EARLY_SHARPNESS = 0.7;
const LATE_SHARPNESS = 5;
const LATE_SWING = 1.5;
const SWING_PER_CARD = 0.16;
/** Cellar points decide less sharply than poker hands: a trick moves several of them. */
const LESS_SHARPLY = 0.25;

const bits = (): Int32Array => new Int32Array(SEATS);
/** Written anew for every decision. */
const expectation: Expectation = {
  live: [],
  gangs: { low: bits(), high: bits(), points: row(GANG_POINTS), hands: row(GANG_HANDS) },
  cellars: { low: bits(), high: bits(), points: row(CELLAR_POINTS), hands: row(CELLAR_HANDS) },
  swing: 0.5,
};

/** The same object every time. */
export function expectationOf(
  { pack, live, gangs, cellars, totals }: Pick<State, 'pack' | 'live' | 'gangs' | 'cellars' | 'totals'>,
  deckSize: number,
): Expectation {
  const sharpness = EARLY_SHARPNESS + (LATE_SHARPNESS - EARLY_SHARPNESS) * lateness(deckSize);
  expectation.live = live;
  expectation.swing = LATE_SWING + SWING_PER_CARD * deckSize;
  figures[SHARPNESS] = sharpness;
  figures[POINT_SHARPNESS] = -sharpness * LESS_SHARPLY;
  figures[SWING] = expectation.swing;
  for (let seat: Seat = 0; seat < SEATS; seat++) {
    lookAtGang(pack, seat, gangs[seat] as Card[], totals[seat] as number);
    lookAtCellar(pack, seat, cellars[seat] as Card[]);
    figures[PENALTY_COUNTS + seat] = live[seat]
      ? (figures[CELLAR_POINTS + seat] as number) * (figures[POINT_SHARPNESS] as number)
      : Number.NEGATIVE_INFINITY;
  }
  share(GANG_COUNTS, BONUS, GANG_BONUS);
  share(CELLAR_COUNTS, BONUS, CELLAR_BONUS);
  share(PENALTY_COUNTS, -BONUS, PENALTY);
  return expectation;
}

/** The cards of the pile that was looked at last. */
const pile = { low: 0, high: 0, points: 0 };
function lookAt(pack: Pack, cards: readonly Card[]): void {
  let low = 0;
  let high = 0;
  let points = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as Card;
    low |= lowBit(card);
    high |= highBit(card);
    points += pack.points[card] as number;
  }
  pile.low = low;
  pile.high = high;
  pile.points = points;
}
function lookAtGang(pack: Pack, seat: Seat, cards: readonly Card[], earlier: number): void {
  lookAt(pack, cards);
  scaleInto(pack, pile.low, pile.high, figures, GANG_HANDS + seat);
  expectation.gangs.low[seat] = pile.low;
  expectation.gangs.high[seat] = pile.high;
  figures[GANG_POINTS + seat] = pile.points + earlier;
  figures[GANG_POINTS_NOW + seat] = pile.points + earlier;
  figures[GANG_COUNTS + seat] = (figures[GANG_HANDS + seat] as number) * (figures[SHARPNESS] as number);
}
function lookAtCellar(pack: Pack, seat: Seat, cards: readonly Card[]): void {
  lookAt(pack, cards);
  scaleInto(pack, pile.low, pile.high, figures, CELLAR_HANDS + seat);
  expectation.cellars.low[seat] = pile.low;
  expectation.cellars.high[seat] = pile.high;
  figures[CELLAR_POINTS + seat] = pile.points;
  figures[CELLAR_COUNTS + seat] = (figures[CELLAR_HANDS + seat] as number) * (figures[SHARPNESS] as number);
}

/** 0 at the start, 1 when the deck is empty. */
export const lateness = (deckSize: number): number => {
  const played = Math.max(0, 1 - deckSize / FULL_DECK);
  return played * played;
};

/** Nearly the exponential function, at a fraction of its cost. */
const exponential = (x: number): number => {
  if (x <= -16) return 0;
  let power = 1 + x / 16;
  power *= power;
  power *= power;
  power *= power;
  return power * power;
};

/**
 * What each seat may expect of a prize, by its chance of having the most; who does not take part counts minus infinity.
 * Seat by seat, not in a loop: so the four exponentials are worked out side by side.
 */
const share = (counts: Row, prize: number, into: Row): void => {
  const one = figures[counts] as number;
  const two = figures[counts + 1] as number;
  const three = figures[counts + 2] as number;
  const four = figures[counts + 3] as number;
  const top = Math.max(one, two, three, four);
  const first = exponential(one - top);
  const second = exponential(two - top);
  const third = exponential(three - top);
  const fourth = exponential(four - top);
  const sum = first + second + third + fourth;
  figures[into] = (prize * first) / sum;
  figures[into + 1] = (prize * second) / sum;
  figures[into + 2] = (prize * third) / sum;
  figures[into + 3] = (prize * fourth) / sum;
};

const scores = new Float64Array(SEATS);
/** What each seat may expect to score: points, two of the three bonuses, the penalty. The same array every time. */
export function expectedScores(): Float64Array {
  for (let seat = 0; seat < SEATS; seat++) scores[seat] = scoreOf(seat, GANG_BONUS, CELLAR_BONUS, PENALTY);
  return scores;
}

const scoreOf = (seat: Seat, gangBonus: Row, cellarBonus: Row, penalty: Row): number =>
  (figures[GANG_POINTS + seat] as number) +
  (figures[gangBonus + seat] as number) +
  (figures[cellarBonus + seat] as number) +
  (figures[penalty + seat] as number);

/** How good that is for one seat, in points: its own score against what the others threaten, the leader most. */
function reckon(seat: Seat, gangBonus: Row, cellarBonus: Row, penalty: Row): void {
  const swing = figures[SWING] as number;
  const own = scoreOf(seat, gangBonus, cellarBonus, penalty);
  const threats =
    exponential((scoreOf(0, gangBonus, cellarBonus, penalty) - own) / swing) +
    exponential((scoreOf(1, gangBonus, cellarBonus, penalty) - own) / swing) +
    exponential((scoreOf(2, gangBonus, cellarBonus, penalty) - own) / swing) +
    exponential((scoreOf(3, gangBonus, cellarBonus, penalty) - own) / swing);
  figures[WORTH] = -swing * Math.log(threats);
}
/** What was reckoned last. By itself, because a number that a long function answers has to be made first. */
export const reckoned = (): number => figures[WORTH] as number;

/** How good the table is for one seat as it stands. */
export const reckonNow = (seat: Seat): void => reckon(seat, GANG_BONUS, CELLAR_BONUS, PENALTY);

/** Which prizes go by what has changed: of the others it is known what they bring. */
const ITS_GANG_BONUS = 1;
const ITS_CELLAR_BONUS = 2;
const ITS_PENALTY = 4;

/** A Gang of other cards. Answers which prizes go by that. */
export function changeGang(pack: Pack, seat: Seat, points: number, low: number, high: number): number {
  scaleInto(pack, low, high, figures, HAND_THEN);
  const hand = figures[HAND_THEN] as number;
  figures[GANG_POINTS + seat] = (figures[GANG_POINTS + seat] as number) + points;
  figures[GANG_COUNTS + seat] = hand * (figures[SHARPNESS] as number);
  return hand === figures[GANG_HANDS + seat] ? 0 : ITS_GANG_BONUS;
}
export function changeCellar(pack: Pack, seat: Seat, points: number, low: number, high: number): number {
  scaleInto(pack, low, high, figures, HAND_THEN);
  const hand = figures[HAND_THEN] as number;
  const held = (figures[CELLAR_POINTS + seat] as number) + points;
  figures[CELLAR_COUNTS + seat] = hand * (figures[SHARPNESS] as number);
  if (expectation.live[seat]) figures[PENALTY_COUNTS + seat] = held * (figures[POINT_SHARPNESS] as number);
  return ITS_PENALTY | (hand === figures[CELLAR_HANDS + seat] ? 0 : ITS_CELLAR_BONUS);
}
/** Both piles of a seat as they are. */
export function undoChanges(seat: Seat): void {
  figures[GANG_POINTS + seat] = figures[GANG_POINTS_NOW + seat] as number;
  figures[GANG_COUNTS + seat] = (figures[GANG_HANDS + seat] as number) * (figures[SHARPNESS] as number);
  figures[CELLAR_COUNTS + seat] = (figures[CELLAR_HANDS + seat] as number) * (figures[SHARPNESS] as number);
  if (expectation.live[seat])
    figures[PENALTY_COUNTS + seat] = (figures[CELLAR_POINTS + seat] as number) * (figures[POINT_SHARPNESS] as number);
}

/** How good the table is for one seat with what has changed. */
export function reckonChanged(seat: Seat, changed: number): void {
  let gangBonus = GANG_BONUS;
  let cellarBonus = CELLAR_BONUS;
  let penalty = PENALTY;
  if ((changed & ITS_GANG_BONUS) !== 0) {
    gangBonus = GANG_BONUS_THEN;
    share(GANG_COUNTS, BONUS, GANG_BONUS_THEN);
  }
  if ((changed & ITS_CELLAR_BONUS) !== 0) {
    cellarBonus = CELLAR_BONUS_THEN;
    share(CELLAR_COUNTS, BONUS, CELLAR_BONUS_THEN);
  }
  if ((changed & ITS_PENALTY) !== 0) {
    penalty = PENALTY_THEN;
    share(PENALTY_COUNTS, -BONUS, PENALTY_THEN);
  }
  reckon(seat, gangBonus, cellarBonus, penalty);
}

/** Works out once for many questions what each seat may expect of the bonus if the winner of a trick held such a hand. */
export function winCellar(winner: Seat, hand: number): void {
  figures[CELLAR_COUNTS + winner] = hand * (figures[SHARPNESS] as number);
  share(CELLAR_COUNTS, BONUS, CELLAR_BONUS_WON + SEATS * winner);
  figures[CELLAR_COUNTS + winner] = (figures[CELLAR_HANDS + winner] as number) * (figures[SHARPNESS] as number);
}
/** How good the table is for one seat if the winner of a trick got these points, with the hand of `winCellar`. */
export function reckonWon(seat: Seat, winner: Seat, points: number): void {
  const bonus = CELLAR_BONUS_WON + SEATS * winner;
  if (!expectation.live[winner]) return reckon(seat, GANG_BONUS, bonus, PENALTY);
  const count = figures[PENALTY_COUNTS + winner] as number;
  figures[PENALTY_COUNTS + winner] =
    ((figures[CELLAR_POINTS + winner] as number) + points) * (figures[POINT_SHARPNESS] as number);
  share(PENALTY_COUNTS, -BONUS, PENALTY_THEN);
  figures[PENALTY_COUNTS + winner] = count;
  reckon(seat, GANG_BONUS, bonus, PENALTY_THEN);
}
