// The contract suite over corral's tables.
import { checkContract } from '@sagebrush/testkit';
import { corral } from './game.ts';

checkContract(corral, {
  tables: [
    { seats: 2 },
    { seats: 4 },
    { seats: 6 },
    { seats: 3, options: { selfAmbush: 'discard', ambushSpendsAim: false, jokerLawmen: false, stop: 'useful' } },
  ],
});
