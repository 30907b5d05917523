// The words of the rules pages, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type RulesWords = Widened<typeof en>;
export const WORDS: InEveryLang<RulesWords> = { en, de, it };
export const useRulesWords = (): RulesWords => WORDS[useSettings((settings) => settings.lang)];
