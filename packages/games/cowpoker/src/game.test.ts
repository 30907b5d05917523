// The contract suite over Cowpoker: two, three and four live, series, custom packs, and Deadwood wherever it sits.
import { checkContract, namedCards } from '@sagebrush/testkit';
import { cowpoker } from './game.ts';
import { busyPack } from './testing/busy-pack.ts';

const pack = JSON.stringify(busyPack());

checkContract(cowpoker, {
  tables: [
    { seats: 4 },
    { seats: 3, options: { games: 2, memoryAid: true } },
    { seats: ['live', 'deadwood', 'deadwood', 'live'], options: { aces: false } },
    { seats: 4, options: { pack } },
    { seats: 2, options: { pack } },
    { seats: 3, options: { pack, order: 'effect-first', foreignAce: 'wakes' } },
  ],
  matches: 5,
  // At the end of a game all hands are laid open; in a series they are dealt anew at once.
  passingBy: (event) => (event.type === 'end' ? namedCards(event) : []),
});
