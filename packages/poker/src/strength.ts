// How strong a hand is, as one number: six hexadecimal digits, the category and then its ranks.
import type { Rank } from './cards.ts';

/** CP-8.2 From low to high. */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-of-a-kind',
] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * Higher beats lower, equal ties, 0 is no cards. A rank's digit is the rank plus one, so that a missing kicker, 0, is
 * below
 * any card (CP-8.1). The ranks stand in the order in which ties are broken (CP-8.4); a straight has its top card only.
 */
export type Strength = number;

export const HIGH_CARD = 0 << 20;
export const PAIR = 1 << 20;
export const TWO_PAIR = 2 << 20;
export const THREE_OF_A_KIND = 3 << 20;
export const STRAIGHT = 4 << 20;
export const FLUSH = 5 << 20;
export const FULL_HOUSE = 6 << 20;
export const FOUR_OF_A_KIND = 7 << 20;
export const STRAIGHT_FLUSH = 8 << 20;
export const FIVE_OF_A_KIND = 9 << 20;

export const categoryOf = (strength: Strength): Category => CATEGORIES[strength >> 20] as Category;

/** The ranks by which ties are broken, without the missing ones. */
export function ranksOf(strength: Strength): Rank[] {
  const ranks: Rank[] = [];
  for (let shift = 16; shift >= 0; shift -= 4) {
    const digit = (strength >> shift) & 15;
    if (digit !== 0) ranks.push(digit - 1);
  }
  return ranks;
}
