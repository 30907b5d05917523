// The words of the table, in the guest's language. A game brings words of its own (`games/<id>/web/words/`).
import { useSettings } from '../settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { InEveryLang, Widened } from './words.ts';

export type KitWords = Widened<typeof en>;
export const WORDS: InEveryLang<KitWords> = { en, de, it };
export const useKitWords = (): KitWords => WORDS[useSettings((settings) => settings.lang)];
export const kitWordsNow = (): KitWords => WORDS[useSettings.getState().lang];
