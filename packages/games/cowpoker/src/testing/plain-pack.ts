// A pack for tests, as plain as can be: no effects, every value follows from rank and suit, and a test changes what it
// is about.
import { type CardText, RANKS, type RankText, SUITS, type SuitText } from '@sagebrush/engine';
import type { CardEntry, PackJson } from '../pack/format.ts';
import type { Home } from '../pack/steps.ts';

const HOME_OF: Readonly<Record<SuitText, Home>> = { C: 'gallagher', D: 'san-joaquin', H: 'davila', S: 'masterson' };
const isPicture = (rank: RankText): boolean => rank === 'J' || rank === 'Q' || rank === 'K';

/**
 * Clubs are Gallagher, Diamonds San Joaquin, Hearts Davila, Spades Masterson; pictures and Jokers are Town. A Two has
 * the values 2 and 14, an Ace 14 and 2.
 */
const plain = (rank: RankText, suit: SuitText): CardEntry => {
  const roundup = RANKS.indexOf(rank) + 2;
  return {
    card: `${rank}${suit}`,
    name: `${rank} ${suit}`,
    ranch: isPicture(rank) ? 'town' : HOME_OF[suit],
    points: 1,
    roundup,
    gunfight: 16 - roundup,
    effect: [],
  };
};
const joker = (card: CardText): CardEntry => ({
  card,
  name: card,
  ranch: 'town',
  points: 0,
  roundup: 1,
  gunfight: 1,
  effect: [],
});

export function plainPack(changes: { readonly [card in CardText]?: Partial<CardEntry> } = {}): PackJson {
  const cards = [...RANKS.flatMap((rank) => SUITS.map((suit) => plain(rank, suit))), joker('X1'), joker('X2')];
  return { format: 1, name: 'Plain', cards: cards.map((entry) => ({ ...entry, ...changes[entry.card] })) };
}
