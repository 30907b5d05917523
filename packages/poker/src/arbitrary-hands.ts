// Random hands for the tests, with as many wilds as asked for.
import * as fc from 'fast-check';
import { type Card, DECK, JOKERS, RANKS, rankOf, twinOf } from './cards.ts';
import type { WildRanks } from './wild.ts';

export type RandomHand = { readonly cards: readonly Card[]; readonly wild: WildRanks };

const anyRanks = fc
  .subarray([...RANKS.keys()], { maxLength: 2 })
  .map((ranks) => ranks.reduce((wild, rank) => wild | (1 << rank), 0));
const twoDecks = (cards: readonly Card[]): Card[] => [...cards, ...cards.map(twinOf)];
const picked = (cards: Card[], count: number): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray(cards, { minLength: count, maxLength: count });

/** `naturals` of one deck or of two, and `wilds` out of four Jokers and the wild ranks. */
export const randomHand = (naturals: number, wilds: number, decks: 1 | 2 = 1): fc.Arbitrary<RandomHand> =>
  (wilds > 2 * JOKERS.length ? anyRanks.filter((wild) => wild !== 0) : anyRanks).chain((wild) => {
    const isWild = (card: Card): boolean => ((wild >> rankOf(card)) & 1) === 1;
    const plain = DECK.filter((card) => !isWild(card));
    return fc
      .tuple(
        picked(decks === 1 ? plain : twoDecks(plain), naturals),
        picked([...twoDecks(JOKERS), ...DECK.filter(isWild)], wilds),
      )
      .map(([some, others]) => ({ cards: [...some, ...others], wild }));
  });

/** Any hand of two decks, of no card up to thirty. */
export const anyHand: fc.Arbitrary<RandomHand> = fc
  .tuple(fc.nat(22), fc.nat(8), fc.constantFrom(1 as const, 2 as const))
  .chain(([naturals, wilds, decks]) => randomHand(naturals, wilds, decks));
