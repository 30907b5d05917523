// The words of the screen around the games, in the guest's language. A wing with many words of its own
// (`<wing>/words/`) keeps and loads them itself.
import { useSettings } from '../settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { InEveryLang, Words } from './words.ts';

export const WORDS: InEveryLang<Words> = { en, de, it };
export const useWords = (): Words => WORDS[useSettings((settings) => settings.lang)];
export const wordsNow = (): Words => WORDS[useSettings.getState().lang];
