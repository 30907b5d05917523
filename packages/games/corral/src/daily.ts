// The daily deal of the Corral: two sheriffs to beat.
import type { DailyMatch } from '@sagebrush/engine';
import type { Options } from './options.ts';

export const daily: DailyMatch<Options> = { players: 3, level: 'sheriff', playouts: 200, options: {} };
