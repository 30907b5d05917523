// The puzzles of Wyoming Cowboy: mined by `sagebrush puzzles`, with the words for what they teach.
import type { PuzzlePart } from '@sagebrush/table-kit/plugin.ts';
import { motifs as de } from './de.ts';
import { motifs as en } from './en.ts';
import { motifs as it } from './it.ts';

export const loadPuzzlePart = async (): Promise<PuzzlePart> => ({
  file: (await import('./puzzles.json?raw')).default,
  motifs: { en, de, it },
});
