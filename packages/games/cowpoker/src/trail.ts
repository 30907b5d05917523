// The trail of Cowpoker: two at the table, and nobody to hide behind.
import type { CharacterTrail } from '@sagebrush/engine';
import type { Options } from './types.ts';

export const trail: CharacterTrail<Options> = {
  players: 2,
  options: {},
  tolerance: 0.015,
  characters: [
    { id: 'pinchpenny', name: 'Pinchpenny Lou', level: 'greenhorn', style: 'hoarder' },
    { id: 'rowdy', name: 'Rowdy Ruth', level: 'cowhand', style: 'aggressor' },
    { id: 'mirror', name: 'Mirror Walt', level: 'sheriff', style: 'imitator' },
    { id: 'granite', name: 'Old Granite', level: 'legend', style: 'defender' },
  ],
};
