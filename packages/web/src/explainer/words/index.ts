// The words of the hand explainer, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type HandsWords = Widened<typeof en>;
export const WORDS: InEveryLang<HandsWords> = { en, de, it };
export const useHandsWords = (): HandsWords => WORDS[useSettings((settings) => settings.lang)];
