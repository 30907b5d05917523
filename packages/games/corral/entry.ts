// What can be said of the Corral before any of it is loaded, and where the rest is.
import type { GameEntry } from '@sagebrush/engine';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { daily } from './src/daily.ts';

export const corralEntry: GameEntry<GamePlugin> = {
  id: 'corral',
  order: 1,
  title: {
    en: 'Gunfight at the Pretty Good Corral',
    de: 'Schießerei am Pretty Good Corral',
    it: 'Sfida al Pretty Good Corral',
  },
  short: 'Corral',
  players: { min: 2, max: 6 },
  usual: 4,
  minutes: { min: 15, max: 25 },
  daily,
  rules: async () => (await import('./src/game.ts')).corral,
  web: async () => (await import('./web/plugin.ts')).corralPlugin,
  terminal: async () => (await import('./terminal/tabletop.ts')).corralTabletop,
};
