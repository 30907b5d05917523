// The contract suite over Cowpoker: two, three and four live, series, and Deadwood wherever it sits.
import type { Game } from '@sagebrush/engine';
import { checkContract, namedCards } from '@sagebrush/testkit';
import { cowpoker } from './game.ts';

checkContract(cowpoker as unknown as Game, {
  tables: [
    { seats: 4 },
    { seats: 3, options: { games: 2, memoryAid: false } },
    { seats: 2 },
    { seats: ['live', 'live', 'deadwood', 'deadwood'], options: { aces: false } },
  ],
  matches: 6,
  // At the end of a game all hands are laid open; in a series they are dealt anew at once.
  passingBy: (event) => (event.type === 'end' ? namedCards(event) : []),
});
