// Cowpoker on a score sheet: Gang, Cellar and Hand of each seat, with the pack that this house plays.
import { cowpoker, type Options, packOf, scoreSheet } from '@sagebrush/cowpoker';
import { type CardText, parseCards, parseOptions, RANKS, SUITS } from '@sagebrush/engine';
import type { Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';

const ROWS: readonly (readonly CardText[])[] = [
  ...SUITS.map((suit) => RANKS.map((rank) => `${rank}${suit}` as const)),
  ['X1', 'X2'],
];
const usual = parseOptions<Options>(cowpoker.options, {});

export const cowpokerScorekeeper: Scorekeeper = {
  cards: () => ROWS,
  piles: [
    { name: { en: 'Gang', de: 'Bande', it: 'Banda' }, isOfChance: true },
    { name: { en: 'Cellar', de: 'Keller', it: 'Cantina' }, isOfChance: true },
    { name: { en: 'Hand', de: 'Hand', it: 'Mano' } },
  ],
  marks: [],
  round: { en: (number) => `Game ${number}`, de: (number) => `Partie ${number}`, it: (number) => `Partita ${number}` },
  /** CP-1.5 The lead passes to the left, Deadwood included. */
  dealer: {
    name: { en: 'Leads', de: 'Beginnt', it: 'Comincia' },
    rule: 'CP-1.5',
    next: (dealer, seats) => (dealer + 1) % seats,
  },
  sheet: (round, seats) =>
    scoreSheet({
      pack: packOf(usual),
      live: seats.map((kind) => kind === 'live'),
      gangs: round.map(({ piles: [gang = []] }) => parseCards(gang)),
      cellars: round.map(({ piles: [, cellar = []] }) => parseCards(cellar)),
      hands: round.map(({ piles: [, , hand = []] }) => parseCards(hand)),
    }),
  words: (lang) => cowpoker.words(lang, usual, 'rulebook'),
};
