// The daily deal of Wyoming Cowboy: one hand, which a wary table cannot draw out for long.
import type { DailyMatch } from '@sagebrush/engine';
import type { Options } from './options.ts';

export const daily: DailyMatch<Options> = {
  players: 3,
  level: 'sheriff',
  playouts: 200,
  options: { matchLimit: 1, handLimit: 20 },
};
