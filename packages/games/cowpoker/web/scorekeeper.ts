// Cowpoker on a score sheet: Gang, Cellar and Hand of each seat, with the pack that the table plays.
import { cowpoker, type Options, packOf, scoreSheet } from '@sagebrush/cowpoker';
import { type CardText, parseCards, RANKS, SUITS } from '@sagebrush/engine';
import type { Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';

const ROWS: readonly (readonly CardText[])[] = [
  ...SUITS.map((suit) => RANKS.map((rank) => `${rank}${suit}` as const)),
  ['X1', 'X2'],
];

export const cowpokerScorekeeper: Scorekeeper = {
  options: ['games', 'pack'],
  /** CP-1.5 A single game is no series: one plays on. */
  ends: (options) => {
    const { games } = options as Options;
    return games > 1 ? [{ rule: 'CP-1.5', rounds: games }] : [];
  },
  cards: () => ROWS,
  piles: [
    { name: { en: 'Gang', de: 'Bande', it: 'Banda' }, isOfChance: true },
    { name: { en: 'Cellar', de: 'Keller', it: 'Cantina' }, isOfChance: true },
    { name: { en: 'Hand', de: 'Hand', it: 'Mano' } },
  ],
  marks: [],
  round: { en: (number) => `Game ${number}`, de: (number) => `Spiel ${number}`, it: (number) => `Partita ${number}` },
  /** CP-1.5 The lead passes to the left, Deadwood included. */
  dealer: {
    name: { en: 'Leads', de: 'Beginnt', it: 'Comincia' },
    rule: 'CP-1.5',
    next: (dealer, seats) => (dealer + 1) % seats,
  },
  sheet: (round, seats, options) =>
    scoreSheet({
      pack: packOf(options as Options),
      live: seats.map((kind) => kind === 'live'),
      gangs: round.map(({ piles: [gang = []] }) => parseCards(gang)),
      cellars: round.map(({ piles: [, cellar = []] }) => parseCards(cellar)),
      hands: round.map(({ piles: [, , hand = []] }) => parseCards(hand)),
    }),
  words: (lang, options) => cowpoker.words(lang, options as Options, 'rulebook'),
};
