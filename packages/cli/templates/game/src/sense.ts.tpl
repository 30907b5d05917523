// Rules of thumb: high cards win bids.
import { makeCards, parseCard, rankOf, type Sense, winShares } from '@sagebrush/engine';
import { handOf } from './rules/bids.ts';
import { outcome } from './rules/end.ts';
import type { {{Id}}Types } from './types.ts';

export const sense: Sense<{{Id}}Types> = {
  read: ({ hand = [] }) => hand,
  sightOf: (state, seat) => makeCards(handOf(state, seat)),
  weigh(_sight, choices, weights) {
    for (const [index, { card }] of choices.entries()) weights[index] = rankOf(parseCard(card));
  },
  why: () => ({ why: 'high' }),
  stage: () => 0,
  prospects(state) {
    const over = outcome(state);
    if (over) return winShares(over);
    const all = state.won.reduce((sum, won) => sum + won + 1, 0);
    return state.won.map((won) => (won + 1) / all);
  },
};
