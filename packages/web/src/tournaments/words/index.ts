// The words of tournaments.
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type TournamentWords = Widened<typeof en>;
export const WORDS: InEveryLang<TournamentWords> = { en, de, it };
