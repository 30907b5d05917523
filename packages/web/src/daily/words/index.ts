// The words of the daily deal.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type DailyWords = Widened<typeof en>;
export const WORDS: InEveryLang<DailyWords> = { en, de, it };
export const useDailyWords = (): DailyWords => WORDS[useSettings((settings) => settings.lang)];
