// What the characters of Gunfight at the Pretty Good Corral's trail say, in English.
import type { CharacterLines } from '@sagebrush/table-kit/plugin.ts';

export const lines: Readonly<Record<string, CharacterLines>> = {
  copycat: {
    about: 'Does what you did, a little later and a little worse.',
    hello: 'After you. I am only watching.',
    wins: 'I learned that from you.',
    loses: 'You never showed me that one.',
  },
  fencepost: {
    about: 'Guards what stands in front of her, and leaves yours alone.',
    hello: 'I am not going anywhere. Are you?',
    wins: 'Still standing. So is everybody behind me.',
    loses: 'You climbed over. Fair enough.',
  },
  quick: {
    about: 'Shoots first wherever two things are as good as each other.',
    hello: 'You blinked.',
    wins: 'I said you blinked.',
    loses: 'Well. Somebody had to be faster one day.',
  },
  pockets: {
    about: 'Parts with a good card as with a tooth.',
    hello: 'I have one for every occasion. You will see none of them.',
    wins: 'And I still have three left.',
    loses: 'I was saving them for you. Clearly too long.',
  },
};
