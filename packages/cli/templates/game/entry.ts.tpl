// What can be said of {{title}} before any of it is loaded, and where the rest is.
import type { GameEntry } from '@sagebrush/engine';
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';

export const {{id}}Entry: GameEntry<GamePlugin> = {
  id: '{{id}}',
  order: 9,
  title: { en: '{{title}}', de: '{{title}}', it: '{{title}}' },
  short: '{{title}}',
  players: { min: 2, max: 4 },
  usual: 3,
  minutes: { min: 2, max: 5 },
  rules: async () => (await import('./src/game.ts')).{{id}},
  web: async () => (await import('./web/plugin.ts')).{{id}}Plugin,
  terminal: async () => (await import('./terminal/tabletop.ts')).{{id}}Tabletop,
};
