// Poker hands on a scale: what a pile makes, as one number that rules of thumb can reckon with.
import type { Strength } from '@sagebrush/poker';
import type { Pack } from '../pack/compile.ts';
import { strengthOf } from '../rules/poker.ts';
import { cardsIn } from './card-set.ts';

const NO_CARDS = -1;

/** A poker hand on a scale where each category is one step: -1 for no cards. */
export const handScale = (strength: Strength): number =>
  strength === 0 ? NO_CARDS : (strength >> 20) + ((strength >> 16) & 15) / 15 + ((strength >> 12) & 15) / 240;

/**
 * What was asked before, by the bits of the set: playouts come back to the same piles. A place for each of a thousand
 * sets, where a later one takes the place of an earlier; what belongs together lies together.
 */
const PLACES = 1 << 10;
const PLACE_SHIFT = 32 - 10;
const memory = new ArrayBuffer(PLACES * 16);
/** Two halves of a set, and then its scale, which takes the room of two. */
const halves = new Int32Array(memory);
const scales = new Float64Array(memory);
const known = { pack: undefined as Pack | undefined };

/** Where the scale of the best hand that a set of cards makes stands in `scales`. */
function placeOf(pack: Pack, low: number, high: number): number {
  if (known.pack !== pack) forgetAll(pack);
  const place = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> PLACE_SHIFT;
  if (halves[4 * place] !== low || halves[4 * place + 1] !== high) count(pack, low, high, place);
  return 2 * place + 1;
}

/** Writes the scale of the best hand that a set of cards makes: to answer it would be to make a number. */
export function scaleInto(pack: Pack, low: number, high: number, into: Float64Array, at: number): void {
  into[at] = (low | high) === 0 ? NO_CARDS : (scales[placeOf(pack, low, high)] as number);
}

function count(pack: Pack, low: number, high: number, place: number): void {
  halves[4 * place] = low;
  halves[4 * place + 1] = high;
  scales[2 * place + 1] = handScale(strengthOf(pack, cardsIn(low, high)));
}

function forgetAll(pack: Pack): void {
  known.pack = pack;
  halves.fill(0);
}
