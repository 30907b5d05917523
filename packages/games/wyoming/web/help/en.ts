// The help at this table in English.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Be the first to 500. Points come at the end of each hand, for what you then hold and for what you have laid down.',
  moves: [
    'Each turn: one action if you like, then discard a card, then draw one.',
    'Good to hold: Kings, your cowboys, 25 each and 150 for all four. Bad to hold: a Queen −25, a King with his own Queen −50, a Six −20.',
    'A Ten that you lay down brings 10. A Five lets you draw two. A Nine makes everybody pass two cards.',
    'Guns are made of 2+2, of 3+8, of 3+5+7, or of 4+5 of one suit. Pull one, and from your next turn on shoot for the Kings of the others.',
    'The hand ends when all Tens and a gun of 2+2 are down, or when the last badge is given out. Whoever ends it gets 30.',
  ],
  score: 'Points on the way to 500',
};
