// The trail of Cowpoker: what the characters say, and what beating them brings.
import type { TrailPart } from '@sagebrush/table-kit/plugin.ts';
import { lines as de } from './de.ts';
import { lines as en } from './en.ts';
import { lines as it } from './it.ts';

export const trailPart: TrailPart = {
  lines: { en, de, it },
  rewards: {
    pinchpenny: { hat: 'cap' },
    rowdy: { back: 'night' },
    mirror: { felt: 'rose' },
    granite: { hat: 'badgeHat' },
  },
};
