// The words of the screen around the tables, and those of every table, in the guest's language. A wing with many words
// of its own (`<wing>/words/`) keeps and loads them itself.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { WORDS as KIT_WORDS } from '@sagebrush/table-kit/words/index.ts';
import type { InEveryLang } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { OwnWords, Words } from './words.ts';

export const WORDS: InEveryLang<OwnWords> = { en, de, it };
const ALL: InEveryLang<Words> = {
  en: { ...KIT_WORDS.en, ...en },
  de: { ...KIT_WORDS.de, ...de },
  it: { ...KIT_WORDS.it, ...it },
};
export const useWords = (): Words => ALL[useSettings((settings) => settings.lang)];
export const wordsNow = (): Words => ALL[useSettings.getState().lang];
