// Wyoming Cowboy keeps the contract of all games.
import type { Game } from '@sagebrush/engine';
import { checkContract, namedCards } from '@sagebrush/testkit';
import { wyoming } from './game.ts';

checkContract(wyoming as unknown as Game, {
  tables: [
    { seats: 3, options: { matchLimit: 3, handLimit: 12 } },
    {
      seats: 4,
      options: { matchLimit: 2, handLimit: 20, school: 'jeff', badgeRides: true, askAlways: true, delay: 'each' },
    },
    { seats: 7, options: { matchLimit: 1, handLimit: 12 } },
  ],
  matches: 4,
  answersFromSecrets: (action) => action.type === 'shoot' || action.type === 'answer' || action.type === 'surrender',
  passingBy: (event) => (event.type === 'hand' ? namedCards(event) : []),
});
