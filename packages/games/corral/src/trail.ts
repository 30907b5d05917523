// The trail of the Corral: duels, each with somebody who cannot help it.
import type { CharacterTrail } from '@sagebrush/engine';
import type { Options } from './options.ts';

export const trail: CharacterTrail<Options> = {
  players: 2,
  options: {},
  tolerance: 0.015,
  characters: [
    { id: 'copycat', name: 'Copycat Cal', level: 'greenhorn', style: 'imitator' },
    { id: 'fencepost', name: 'Fencepost Flo', level: 'deputy', style: 'defender' },
    { id: 'quick', name: 'Quick Ada', level: 'sheriff', style: 'aggressor' },
    { id: 'pockets', name: 'Deep Pockets Silas', level: 'marshal', style: 'hoarder' },
  ],
};
