// The trail of Wyoming Cowboy: a hand at a time, as on a day's deal.
import type { CharacterTrail } from '@sagebrush/engine';
import { daily } from './daily.ts';
import type { Options } from './options.ts';

export const trail: CharacterTrail<Options> = {
  players: daily.players,
  options: daily.options,
  tolerance: 0.004,
  characters: [
    { id: 'echo', name: 'Echo Joe', level: 'greenhorn', style: 'imitator' },
    { id: 'magpie', name: 'Magpie Fay', level: 'cowhand', style: 'hoarder' },
    { id: 'barricade', name: 'Barricade Abe', level: 'cowhand', style: 'defender' },
    { id: 'thunder', name: 'Thunder Rose', level: 'marshal', style: 'aggressor' },
  ],
};
