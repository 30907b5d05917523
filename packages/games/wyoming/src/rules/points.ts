// WC-8 Points: what a hand of play brings each seat, without the sheet. Simulations end thousands of hands that nobody
// reads a sheet of, and searches ask for it thousands of times a move.
import { JACK, KING, QUEEN, type Seat, SIX, TEN, TWO } from '@sagebrush/engine';
import { heldByRank } from '../guns.ts';
import { handOf, tensOf } from '../table.ts';
import type { State } from '../types.ts';
import { POINTS } from './scoring.ts';

const BITS = Uint8Array.from({ length: 256 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
/** How many of the eight cards of a rank. */
export const count = (mask: number): number => BITS[mask & 255] as number;
/** The suits among them, a bit each. */
export const suitsOf = (mask: number): number => (mask | (mask >> 4)) & 15;
const countIn = (mask: number, suit: number): number => ((mask >> suit) & 1) + ((mask >> (suit + 4)) & 1);

/** The Kings with badges, by their place in the rank. */
export function badgedMask(state: State): number {
  let badged = 0;
  for (let place = 0; place < state.badges.length; place++)
    if ((state.badges[place] as number) >= 0) badged |= 1 << place;
  return badged;
}

const SUIT_COUNT = 4;
const EVERY_SUIT = 15;

/** WC-8.6 to WC-8.12 under one claim: the families' suits, and whether revue and orphanage are claimed. */
function courtPoints(held: Uint8Array, badged: number, families: number, harem: number, orphanage: number): number {
  const kings = held[KING] as number;
  const queens = held[QUEEN] as number;
  const jacks = held[JACK] as number;
  const gang = suitsOf(kings) === EVERY_SUIT ? 1 : 0;
  let points = 0;
  if (gang === 1) points += suitsOf(kings & badged) === EVERY_SUIT ? POINTS.posse : POINTS.gang;
  points += harem * POINTS.harem + orphanage * POINTS.orphanage;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const family = (families >> suit) & 1;
    const free = countIn(kings, suit) - family;
    const women = countIn(queens, suit) - family - harem;
    if (women < 0 || countIn(jacks, suit) - family - orphanage < 0) return Number.NEGATIVE_INFINITY;
    const married = Math.min(free, women);
    const single = free - married - (gang === 1 && family === 0 && married === 0 ? 1 : 0);
    points +=
      family * POINTS.family + married * POINTS.marriage + (women - married) * POINTS.harlot + single * POINTS.cowboy;
  }
  return points;
}

/** WC-8.11 The best total that the Kings, Queens and Jacks allow. */
export function bestCourtPoints(held: Uint8Array, badged: number): number {
  const kings = held[KING] as number;
  const queens = held[QUEEN] as number;
  const jacks = held[JACK] as number;
  if ((kings | queens | jacks) === 0) return 0;
  const families = suitsOf(kings & badged) & suitsOf(queens) & suitsOf(jacks);
  const harems = suitsOf(queens) === EVERY_SUIT ? 1 : 0;
  const orphanages = suitsOf(jacks) === EVERY_SUIT ? 1 : 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let chosen = families; ; chosen = (chosen - 1) & families) {
    for (let harem = 0; harem <= harems; harem++)
      for (let orphanage = 0; orphanage <= orphanages; orphanage++)
        best = Math.max(best, courtPoints(held, badged, chosen, harem, orphanage));
    if (chosen === 0) return best;
  }
}

/**
 * WC-4.5 Whether every card but the 6s may count for points, badges aside: Kings do, Queens and Jacks only in a
 * collection, and there are so few of those.
 */
export function mayAllButSixesCount(held: Uint8Array): boolean {
  for (let rank = TWO; rank < JACK; rank++) if (held[rank] !== 0 && rank !== SIX) return false;
  const queens = held[QUEEN] as number;
  const jacks = held[JACK] as number;
  const families = count(suitsOf(held[KING] as number) & suitsOf(queens) & suitsOf(jacks));
  const inSets = (cards: number): number => (suitsOf(cards) === EVERY_SUIT ? SUIT_COUNT : 0);
  return count(queens) <= families + inSets(queens) && count(jacks) <= families + inSets(jacks);
}

/** WC-8.4 Three sixes are 666. */
const sixPoints = (sixes: number): number => (sixes >= 3 ? POINTS.evil + (sixes - 3) * POINTS.six : sixes * POINTS.six);

/** WC-8.3 */
function delayPoints(held: Uint8Array, each: boolean): number {
  const delays = count(held[TEN] as number) + (count(held[TWO] as number) >> 1);
  return (each ? delays : Math.min(1, delays)) * POINTS.delay;
}

/** What this seat would score, the 30 for the end of the hand aside. `held` are its cards by rank. */
export function pointsHeld(state: State, seat: Seat, held: Uint8Array, badged: number): number {
  return (
    tensOf(state, seat).length * POINTS.ten +
    count(state.couples[seat] ?? 0) * POINTS.couple +
    bestCourtPoints(held, badged) +
    sixPoints(count(held[SIX] as number)) +
    delayPoints(held, state.options.delay === 'each')
  );
}
export const pointsNow = (state: State, seat: Seat, badged: number): number =>
  pointsHeld(state, seat, heldByRank(handOf(state, seat)), badged);
