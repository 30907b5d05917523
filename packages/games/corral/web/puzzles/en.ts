// What the puzzles of the Corral teach, in English.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  fighter: {
    title: 'A fighter at the right time',
    lesson: 'Whom you send out, and when, decides what can be taken from you and what you can take next turn.',
  },
  aim: {
    title: 'Take aim first',
    lesson: 'An aim card guards a fighter and makes it dangerous, and nobody sees what it is.',
  },
  fight: {
    title: 'Pick a fight',
    lesson: 'A fight costs no card from your hand, ties go to the attacker, and a Lawman always beats an Outlaw.',
  },
  bullet: {
    title: 'The stray bullet',
    lesson: 'An Ace scores nothing, but it takes from the street what would cost you more.',
  },
  ambush: {
    title: 'The ambush',
    lesson: 'A pair takes a fighter if it counts at least as much as the fighter with its aim cards.',
  },
  showdown: {
    title: 'The poker showdown',
    lesson: 'Five cards take the whole street: wait for it to fill, but not too long.',
  },
  pass: {
    title: 'Nothing to do',
    lesson: 'Passing is only for those who can do nothing.',
  },
};
