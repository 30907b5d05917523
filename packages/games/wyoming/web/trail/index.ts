// The trail of Wyoming Cowboy: what the characters say, and what beating them brings.
import type { TrailPart } from '@sagebrush/table-kit/plugin.ts';
import { lines as de } from './de.ts';
import { lines as en } from './en.ts';
import { lines as it } from './it.ts';

export const trailPart: TrailPart = {
  lines: { en, de, it },
  rewards: {
    magpie: { hat: 'plumed' },
    echo: { back: 'ember' },
    barricade: { felt: 'prairie' },
    thunder: { hat: 'sombrero' },
  },
};
