// What the puzzles of Cowpoker teach, in English.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  'gang-points': {
    title: 'Points in the Gang',
    lesson: 'The printed points of your Gang count at the end: sometimes they are worth more than a hand.',
  },
  'poker-hand': {
    title: 'A poker hand',
    lesson: 'Gang, Cellar and Hand each have 6 points for the best poker hand: see which you can still win.',
  },
  effect: {
    title: 'The special effect',
    lesson: 'A card of your own Ranch or of the Town has to do what it says: play it when that pays.',
  },
  'keep-cards': {
    title: 'Cards worth keeping',
    lesson: 'What you hold at the end makes a poker hand too: part with what fits least.',
  },
  steer: {
    title: 'Where the card goes',
    lesson: 'Some cards of the Town choose their own Gang: with the piles as they are, you steer them.',
  },
  'win-trick': {
    title: 'Win the trick',
    lesson: 'The highest value takes all cards of the trick into the Cellar, and among equals the later one.',
  },
  'spare-card': {
    title: 'Lose the trick well',
    lesson: 'Where you cannot win, or do not want to, give the card that helps the winner least.',
  },
  'call-trick': {
    title: 'Call a trick',
    lesson: 'Who calls a trick plays last, and sees what everybody else has played.',
  },
  target: {
    title: 'The right target',
    lesson: 'An effect that chooses is worth as much as what it chooses.',
  },
  'take-or-give': {
    title: 'Take, or give',
    lesson: 'A stolen or moved card is not played: it comes without its effect, and changes two piles at once.',
  },
};
