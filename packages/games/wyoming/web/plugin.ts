// What the browser has of Wyoming Cowboy.
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { Wyoming } from './poster/Art.tsx';
import { line as de } from './poster/de.ts';
import { line as en } from './poster/en.ts';
import { line as it } from './poster/it.ts';

const HELP = {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  it: () => import('./help/it.ts'),
} as const;

export const wyomingPlugin: GamePlugin = {
  /** One hand against players who get on with it; it ends by itself before it is long. */
  firstMatch: { players: 3, level: 'cowhand', options: { matchLimit: 1, handLimit: 20 } },
  Art: Wyoming,
  posterLine: { en, de, it },
  rulesText: {
    en: () => import('../rules.en.md?raw'),
    de: () => import('../rules.de.md?raw'),
    it: () => import('../rules.it.md?raw'),
  },
  loadScreen: async () => (await import('./screen.tsx')).wyomingScreen,
  loadLesson: async () => (await import('./lesson/index.ts')).wyomingLesson,
  loadHelp: async (lang) => (await HELP[lang]()).help,
  loadGlossary: async () => (await import('./glossary.ts')).wyomingTerms,
  loadPuzzles: async () => {
    const [file, words] = await Promise.all([import('./puzzles/puzzles.json?raw'), import('./puzzles/index.ts')]);
    return { file: file.default, motifs: words.motifs };
  },
  loadTrail: async () => (await import('./trail/index.ts')).trailPart,
  loadScorekeeper: async () => (await import('./scorekeeper.ts')).wyomingScorekeeper,
  loadSwitches: async (lang) => (await import('./switches.ts')).switchesIn(lang),
  // A match takes thirty times as long as one of the other games.
  preview: 80,
};
