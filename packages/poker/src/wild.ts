// Which cards are wild: the Jokers always, and the ranks that a table names.
import { JOKER, RANKS, tokensIn } from './cards.ts';
import { FormatError } from './format-error.ts';

/** A set of ranks, bit 0 the Twos and bit 12 the Aces, that are wild besides the Jokers. */
export type WildRanks = number;

export const NO_RANKS: WildRanks = 0;
export const EVERY_RANK: WildRanks = (1 << JOKER) - 1;

/** CP-8.6 The ranks made wild, with the Jokers, which are wild in any hand. */
export const withJokers = (wild: WildRanks): number => wild | (1 << JOKER);

/** Reads ranks as cards are read: `['2', 'T']`, or `2 T`. */
export function wildRanks(text: string | readonly string[], place = ''): WildRanks {
  let wild = NO_RANKS;
  for (const [index, token] of tokensIn(text).entries()) {
    const rank = (RANKS as readonly string[]).indexOf(token);
    if (rank < 0)
      throw new FormatError(`${place}[${index}]`, `"${token}" is not a rank: write one of ${RANKS.join(' ')}`);
    wild |= 1 << rank;
  }
  return wild;
}
