// What the browser has of {{title}}.
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { Art } from './poster/Art.tsx';
import { line as de } from './poster/de.ts';
import { line as en } from './poster/en.ts';
import { line as it } from './poster/it.ts';

const HELP = {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  it: () => import('./help/it.ts'),
} as const;

export const {{id}}Plugin: GamePlugin = {
  Art,
  posterLine: { en, de, it },
  rulesText: {
    en: () => import('../rules.en.md?raw'),
    de: () => import('../rules.de.md?raw'),
    it: () => import('../rules.it.md?raw'),
  },
  loadScreen: async () => (await import('./screen.tsx')).{{id}}Screen,
  loadLesson: async () => (await import('./lesson/index.ts')).{{id}}Lesson,
  loadHelp: async (lang) => (await HELP[lang]()).help,
  loadGlossary: async () => (await import('./glossary.ts')).{{id}}Terms,
  loadScorekeeper: async () => (await import('./scorekeeper.ts')).{{id}}Scorekeeper,
  preview: 300,
};
