// The help at this table in English.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';
import { signs } from './signs.tsx';

export const help: GameHelp = {
  goal: 'When the deck is empty, most points wins: those on the cards of your Gang, and 6 for each of the three best poker hands, among the Gangs, the Cellars and the Hands.',
  moves: [
    'Each turn you fill your hand up to five and play one card into your Gang.',
    'A card of your own Ranch or of the Town does what is written on it. Cards of other Ranches bring points only, unless you have their Ace.',
    'In a Roundup or a Gunfight everybody lays one card. The highest value of that kind takes them all into the Cellar.',
    'Whoever has the fewest points in the Cellar loses 6: win a trick now and then.',
  ],
  score: 'Points by what lies open: the Gang, and 6 for the best Gang',
  signs: signs({ points: 'Points', roundup: 'Value in a Roundup', gunfight: 'Value in a Gunfight' }),
};
