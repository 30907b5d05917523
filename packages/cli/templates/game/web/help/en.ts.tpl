// The help at this table in English.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Win the most bids: when the hands are empty, each is one point.',
  moves: ['Bid a card of your hand. Nobody sees it until all have bid; the highest wins.'],
  score: 'Bids won so far',
};
