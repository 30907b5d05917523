// The words of the lab, in the guest's language.
import { useSettings } from '../../settings.ts';
import type { InEveryLang, Widened } from '../../words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type LabWords = Widened<typeof en>;
export const WORDS: InEveryLang<LabWords> = { en, de, it };
export const useLabWords = (): LabWords => WORDS[useSettings((settings) => settings.lang)];
