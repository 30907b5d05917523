// What the browser has of the Corral.
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { lazy } from 'react';
import { Corral } from './poster/Art.tsx';
import { line as de } from './poster/de.ts';
import { line as en } from './poster/en.ts';
import { line as it } from './poster/it.ts';

const HELP = {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  it: () => import('./help/it.ts'),
} as const;

export const corralPlugin: GamePlugin = {
  Art: Corral,
  posterLine: { en, de, it },
  rulesText: {
    en: () => import('../rules.en.md?raw'),
    de: () => import('../rules.de.md?raw'),
    it: () => import('../rules.it.md?raw'),
  },
  loadScreen: async () => (await import('./screen.tsx')).corralScreen,
  loadLesson: async () => (await import('./lesson/index.ts')).corralLesson,
  loadHelp: async (lang) => (await HELP[lang]()).help,
  loadGlossary: async () => (await import('./glossary.ts')).corralTerms,
  loadPuzzles: async () => {
    const [file, words] = await Promise.all([import('./puzzles/puzzles.json?raw'), import('./puzzles/index.ts')]);
    return { file: file.default, motifs: words.motifs };
  },
  loadTrail: async () => (await import('./trail/index.ts')).trailPart,
  loadScorekeeper: async () => (await import('./scorekeeper.ts')).corralScorekeeper,
  poker: { FiveNote: lazy(async () => ({ default: (await import('./FiveNote.tsx')).FiveNote })) },
  preview: 300,
};
