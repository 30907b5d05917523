// Imagined worlds of the Corral, set up again.
import { checkImaginedWorlds } from '@sagebrush/testkit';
import { corral } from './game.ts';

checkImaginedWorlds(corral, [
  ['two seats', { seats: 2 }],
  ['six seats', { seats: 6 }],
  ['every other reading', { seats: 3, options: { selfAmbush: 'discard', ambushSpendsAim: false, stop: 'useful' } }],
]);
