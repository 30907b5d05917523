// The words of the puzzles.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type PuzzleWords = Widened<typeof en>;
export const WORDS: InEveryLang<PuzzleWords> = { en, de, it };
export const usePuzzleWords = (): PuzzleWords => WORDS[useSettings((settings) => settings.lang)];
