// What the browser has of {{title}}.
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import type { GameScreen } from '@sagebrush/table-kit/table/screen.ts';
import { Art } from './poster/Art.tsx';

const HELP = {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  it: () => import('./help/it.ts'),
} as const;

export const {{id}}Plugin: GamePlugin = {
  Art,
  posterLine: {
    en: async () => (await import('./poster/en.ts')).line,
    de: async () => (await import('./poster/de.ts')).line,
    it: async () => (await import('./poster/it.ts')).line,
  },
  rulesText: {
    en: () => import('../rules.en.md?raw'),
    de: () => import('../rules.de.md?raw'),
    it: () => import('../rules.it.md?raw'),
  },
  // The game knows its own views; the generic table passes them through.
  loadScreen: async () => (await import('./screen.tsx')).{{id}}Screen as unknown as GameScreen,
  loadLesson: async () => (await import('./lesson/index.ts')).{{id}}Lesson,
  loadHelp: async (lang) => (await HELP[lang]()).help,
  loadGlossary: async () => (await import('./glossary.ts')).{{id}}Terms,
  loadScorekeeper: async () => (await import('./scorekeeper.ts')).{{id}}Scorekeeper,
  preview: 300,
};
