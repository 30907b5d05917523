// What the characters of Wyoming Cowboy's trail say, in English.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  magpie: {
    about: 'Keeps whatever shines, and everything else too.',
    hello: 'Oh, is that yours? I only wanted to look at it.',
    wins: 'Mine now.',
    loses: 'Take it. I have others.',
  },
  echo: {
    about: 'Lays down what was just laid down.',
    hello: 'Nice day. Nice day.',
    wins: 'You lost. You lost.',
    loses: 'I lost. … I lost.',
  },
  barricade: {
    about: 'Would rather count his cards than fire at yours.',
    hello: 'Come in. Wipe your boots. Leave the iron outside.',
    wins: 'A quiet evening. My favourite kind.',
    loses: 'I should have locked the door.',
  },
  thunder: {
    about: 'Has a shot left, always, and likes the sound of it.',
    hello: 'You heard me coming. That was the polite part.',
    wins: 'Did you count the echoes?',
    loses: 'All that noise for second place.',
  },
};
