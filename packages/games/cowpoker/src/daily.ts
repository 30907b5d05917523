// The daily deal of Cowpoker: one game at a full table.
import type { DailyMatch } from '@sagebrush/engine';
import type { Options } from './types.ts';

export const daily: DailyMatch<Options> = { players: 4, level: 'sheriff', playouts: 200, options: {} };
