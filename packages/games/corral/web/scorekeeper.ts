// The Corral on a score sheet: one score pile for each player.
import { corral, type Options, pileSheet } from '@sagebrush/corral';
import { type CardText, parseCards, RANKS, SUITS } from '@sagebrush/engine';
import type { Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';

const ROWS: readonly (readonly CardText[])[] = [
  ...SUITS.map((suit) => RANKS.map((rank) => `${rank}${suit}` as const)),
  ['X1', 'X2'],
];

export const corralScorekeeper: Scorekeeper = {
  /** No house rule changes what a score pile is worth. */
  options: [],
  ends: () => [],
  cards: () => ROWS,
  piles: [{ name: { en: 'Score pile', de: 'Punktestapel', it: 'Bottino' } }],
  marks: [],
  round: { en: (number) => `Game ${number}`, de: (number) => `Partie ${number}`, it: (number) => `Partita ${number}` },
  /** GC-1.4 The deal moves to the left. */
  dealer: {
    name: { en: 'Dealer', de: 'Geber', it: 'Mazziere' },
    rule: 'GC-1.4',
    next: (dealer, seats) => (dealer + 1) % seats,
  },
  sheet: (round) => pileSheet(round.map(({ piles: [scored = []] }) => parseCards(scored))),
  words: (lang, options) => corral.words(lang, options as Options, 'rulebook'),
};
