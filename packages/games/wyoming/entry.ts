// What can be said of Wyoming Cowboy before any of it is loaded, and where the rest is.
import type { GameEntry } from '@sagebrush/engine';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { daily } from './src/daily.ts';

export const wyomingEntry: GameEntry<GamePlugin> = {
  id: 'wyoming',
  order: 2,
  title: { en: 'Wyoming Cowboy', de: 'Wyoming Cowboy', it: 'Wyoming Cowboy' },
  short: 'Wyoming',
  players: { min: 3, max: 9 },
  usual: 4,
  minutes: { min: 30, max: 60 },
  daily,
  // The game itself: by its index the worker would load what only the table uses, and a worker has no document.
  rules: async () => (await import('./src/game.ts')).wyoming,
  web: async () => (await import('./web/plugin.ts')).wyomingPlugin,
  terminal: async () => (await import('./terminal/tabletop.ts')).wyomingTabletop,
};
