// Sets of cards, a bit each: what is counted a million times is counted by bits.
import type { Card } from '@sagebrush/engine';

/** The cards from 0 to 31, and from 32 on. */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

/** The bit of a card among those from 0 to 31; 0 for the others. */
export const lowBit = (card: Card): number => (1 << card) & ((card - 32) >> 31);
/** Its bit among those from 32 on. */
export const highBit = (card: Card): number => (1 << card) & ~((card - 32) >> 31);

export const has = (low: number, high: number, card: Card): boolean => (((card < 32 ? low : high) >>> card) & 1) === 1;

/** The part of a set from 0 to 31, and from 32 on. */
export function lowOf(cards: readonly Card[]): number {
  let low = 0;
  for (let index = 0; index < cards.length; index++) low |= lowBit(cards[index] as Card);
  return low;
}
export function highOf(cards: readonly Card[]): number {
  let high = 0;
  for (let index = 0; index < cards.length; index++) high |= highBit(cards[index] as Card);
  return high;
}
export const setOf = (cards: readonly Card[]): CardSet => ({ low: lowOf(cards), high: highOf(cards) });

const ones = (bits: number): number => {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
export const sizeOf = (low: number, high: number): number => ones(low) + ones(high);

const listed: Card[] = [];
/** The same list every time. It is written over, not emptied: an empty list would have to grow again. */
export function cardsIn(low: number, high: number): readonly Card[] {
  let size = 0;
  for (let left = low; left !== 0; left &= left - 1) listed[size++] = (31 - Math.clz32(left & -left)) as Card;
  for (let left = high; left !== 0; left &= left - 1) listed[size++] = (63 - Math.clz32(left & -left)) as Card;
  while (listed.length > size) listed.pop();
  return listed;
}
