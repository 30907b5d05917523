// The words about a match understood, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type InsightPageWords = Widened<typeof en>;
export const WORDS: InEveryLang<InsightPageWords> = { en, de, it };
export const useInsightWords = (): InsightPageWords => WORDS[useSettings((settings) => settings.lang)];
