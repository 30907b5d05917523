// What the browser has of Cowpoker.
import type { GamePlugin } from '@sagebrush/table-kit/plugin.ts';
import { lazy } from 'react';
import { Cowpoker } from './poster/Art.tsx';
import { line as de } from './poster/de.ts';
import { line as en } from './poster/en.ts';
import { line as it } from './poster/it.ts';

const HELP = {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  it: () => import('./help/it.ts'),
} as const;

export const cowpokerPlugin: GamePlugin = {
  Art: Cowpoker,
  posterLine: { en, de, it },
  rulesText: {
    en: () => import('../rules.en.md?raw'),
    de: () => import('../rules.de.md?raw'),
    it: () => import('../rules.it.md?raw'),
  },
  loadScreen: async () => (await import('./screen.tsx')).cowpokerScreen,
  loadLesson: async () => (await import('./lesson/index.ts')).cowpokerLesson,
  loadHelp: async (lang) => (await HELP[lang]()).help,
  loadGlossary: async () => (await import('./glossary.ts')).cowpokerTerms,
  /** CP-1.1 Four at the table: no chair is empty, and nobody has to learn of Deadwood first. */
  firstMatch: { players: 4, level: 'greenhorn', options: {} },
  loadPuzzles: async () => {
    const [file, words] = await Promise.all([import('./puzzles/puzzles.json?raw'), import('./puzzles/index.ts')]);
    return { file: file.default, motifs: words.motifs };
  },
  loadTrail: async () => (await import('./trail/index.ts')).trailPart,
  loadScorekeeper: async () => (await import('./scorekeeper.ts')).cowpokerScorekeeper,
  pages: {
    '/workshop': lazy(async () => ({ default: (await import('./workshop/WorkshopPage.tsx')).WorkshopPage })),
    '/workshop/:id': lazy(async () => ({ default: (await import('./workshop/BenchPage.tsx')).BenchPage })),
    '/workshop/:id/sheet': lazy(async () => ({ default: (await import('./workshop/SheetPage.tsx')).SheetPage })),
    '/pack/:from': lazy(async () => ({ default: (await import('./workshop/SharedPack.tsx')).SharedPack })),
  },
  SetUpField: lazy(async () => ({ default: (await import('./workshop/PackField.tsx')).PackField })),
  TableNote: lazy(async () => ({ default: (await import('./workshop/TablePack.tsx')).TablePack })),
  poker: { clauses: { order: 'CP-8.2', ties: 'CP-8.4', wild: 'CP-8.5' } },
  preview: 300,
};
