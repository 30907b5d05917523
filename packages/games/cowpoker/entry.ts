// What can be said of Cowpoker before any of it is loaded, and where the rest is.
import type { GameEntry } from '@sagebrush/engine';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { daily } from './src/daily.ts';
import { DEADWOOD } from './src/words/chance-seat.ts';

export const cowpokerEntry: GameEntry<GamePlugin> = {
  id: 'cowpoker',
  order: 3,
  title: { en: 'Cowpoker', de: 'Cowboy-Poker', it: 'Cowpoker' },
  short: 'Cowpoker',
  chanceSeat: DEADWOOD,
  players: { min: 2, max: 4 },
  usual: 4,
  minutes: { min: 15, max: 30 },
  daily,
  pages: [
    { path: '/workshop', title: { en: 'Workshop', de: 'Werkstatt', it: 'Bottega' } },
    { path: '/workshop/:id' },
    { path: '/workshop/:id/sheet' },
    { path: '/pack/:from' },
  ],
  // The game itself: whoever came by its index would bring along what only the workshop uses, and a worker has no document.
  rules: async () => (await import('./src/game.ts')).cowpoker,
  web: async () => (await import('./web/plugin.ts')).cowpokerPlugin,
  terminal: async () => (await import('./terminal/tabletop.ts')).cowpokerTabletop,
  commands: async () => (await import('./terminal/pack-command.ts')).packCommand,
};
