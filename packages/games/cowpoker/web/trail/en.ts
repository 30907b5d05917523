// What the characters of Cowpoker's trail say, in English.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  pinchpenny: {
    about: 'Plays the cheap ones first, and turns each of them over twice.',
    hello: 'Do we play for anything? No? Good.',
    wins: 'That cost me nothing.',
    loses: 'That cost me everything. It was four dollars.',
  },
  rowdy: {
    about: 'Picks a quarrel where there is one to pick.',
    hello: 'Is this chair taken? It is now.',
    wins: 'Best fight all week.',
    loses: 'Best fight all week. Same time tomorrow?',
  },
  mirror: {
    about: 'Hires whoever looks like the last one you hired.',
    hello: 'Funny, I was about to do the same.',
    wins: 'We played well, you and I.',
    loses: 'So that is what I look like when I lose.',
  },
  granite: {
    about: 'Has seen everything, and been moved by none of it.',
    hello: 'Sit. The mountain has time.',
    wins: 'The mountain is still here.',
    loses: 'Hm. A pebble moved.',
  },
};
