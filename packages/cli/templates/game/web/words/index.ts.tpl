// The words of this game's table beside those of every table, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { WORDS as KIT_WORDS, type KitWords } from '@sagebrush/table-kit/words/index.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type OwnWords = Widened<typeof en>;
export const WORDS: InEveryLang<OwnWords> = { en, de, it };

type Words = KitWords & OwnWords;
const ALL: InEveryLang<Words> = {
  en: { ...KIT_WORDS.en, ...en },
  de: { ...KIT_WORDS.de, ...de },
  it: { ...KIT_WORDS.it, ...it },
};
export const useWords = (): Words => ALL[useSettings((settings) => settings.lang)];
