// What the browser has of Wyoming Cowboy.
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import type { GameScreen } from '@sagebrush/table-kit/table/screen.ts';
import { Wyoming } from './poster/Art.tsx';

const HELP = {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  it: () => import('./help/it.ts'),
} as const;

export const wyomingPlugin: GamePlugin = {
  Art: Wyoming,
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
  loadScreen: async () => (await import('./screen.tsx')).wyomingScreen as unknown as GameScreen,
  loadLesson: async () => (await import('./lesson/index.ts')).wyomingLesson,
  loadHelp: async (lang) => (await HELP[lang]()).help,
  loadGlossary: async () => (await import('./glossary.ts')).wyomingTerms,
  loadScorekeeper: async () => (await import('./scorekeeper.ts')).wyomingScorekeeper,
  loadSwitches: async (lang) => (await import('./switches.ts')).switchesIn(lang),
  // A match takes thirty times as long as one of the other games.
  preview: 80,
};
