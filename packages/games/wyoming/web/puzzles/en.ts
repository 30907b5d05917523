// What the puzzles of Wyoming Cowboy teach, in English.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  direction: {
    title: 'Which way the cards go',
    lesson: 'The dealer chooses who gets the cards, and from whom they come.',
  },
  give: {
    title: 'What to give away',
    lesson: 'Keep what belongs together, and give away what helps a neighbour least.',
  },
  couple: {
    title: 'Show the couple',
    lesson: 'King and Queen of one suit bring 25 as soon as they are shown, and stay in your hand.',
  },
  nine: {
    title: 'Call a pass',
    lesson: 'A 9 moves two cards of everybody: it gets rid of what is bad and breaks up what others collect.',
  },
  pull: {
    title: 'Pull a gun',
    lesson: 'A gun fires from your next turn on. It scores nothing by itself, so its cards must be worth it.',
  },
  shoot: {
    title: 'Whom to shoot',
    lesson: 'A shot takes a cowboy from somebody, or gives him a badge: choose gun and victim.',
  },
  answer: {
    title: 'Answer a shot',
    lesson: 'A 6 sends a .22 back, and 3, 5 and 7 of a suit take the gun: but both cost cards.',
  },
  surrender: {
    title: 'Which cowboy goes',
    lesson: 'If the shot hits, the victim chooses: give up the one you need least.',
  },
  replace: {
    title: 'Draw for a lost cowboy',
    lesson: 'You may draw at once, or leave it: at the end of a hand every card can cost.',
  },
  discard: {
    title: 'The right discard',
    lesson: 'What you lay down lies there for the next player, and what you keep has to fit together.',
  },
  draw: {
    title: 'Where to draw',
    lesson: 'The top discard is known, and everybody sees you take it; the pile is neither.',
  },
  done: {
    title: 'Stop shooting',
    lesson: 'A gun need not fire: a miss gives the victim a badge.',
  },
};
