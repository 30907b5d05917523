// What the puzzles of Wyoming Cowboy teach, in every language; `sagebrush puzzles` mined them.
import type { PuzzlePart } from '@sagebrush/table-kit/plugin.ts';
import { motifs as de } from './de.ts';
import { motifs as en } from './en.ts';
import { motifs as it } from './it.ts';

export const motifs: PuzzlePart['motifs'] = { en, de, it };
