// {{title}} on a score sheet, for people who play it with real cards: one card kept for each bid won.
import { type CardText, RANKS, SUITS } from '@sagebrush/engine';
import { {{id}}, type Options } from '@sagebrush/{{id}}';
import type { Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';

export const {{id}}Scorekeeper: Scorekeeper = {
  options: [],
  ends: () => [],
  cards: () => SUITS.map((suit) => RANKS.map((rank): CardText => `${rank}${suit}` as CardText)),
  piles: [{ name: { en: 'Bids won', de: 'Gewonnene Gebote', it: 'Offerte vinte' } }],
  marks: [],
  round: { en: (number) => `Game ${number}`, de: (number) => `Partie ${number}`, it: (number) => `Partita ${number}` },
  dealer: {
    name: { en: 'Dealer', de: 'Geber', it: 'Mazziere' },
    rule: '{{XX}}-1.1',
    next: (dealer, seats) => (dealer + 1) % seats,
  },
  sheet: (round) =>
    round.map(({ piles: [won = []] }, seat) => ({
      seat,
      rule: '{{XX}}-3.1',
      what: 'won',
      cards: won,
      points: won.length,
    })),
  words: (lang, options) => {{id}}.words(lang, options as Options),
};
