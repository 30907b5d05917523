// The words around the lessons, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type LessonWords = Widened<typeof en>;
export const WORDS: InEveryLang<LessonWords> = { en, de, it };
export const useLessonWords = (): LessonWords => WORDS[useSettings((settings) => settings.lang)];
