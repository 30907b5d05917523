// The words of the scorekeeper, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

type ScoresWords = Widened<typeof en>;
export const WORDS: InEveryLang<ScoresWords> = { en, de, it };
export const useScoresWords = (): ScoresWords => WORDS[useSettings((settings) => settings.lang)];
