// The words of the replay, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type ReplayWords = Widened<typeof en>;
export const WORDS: InEveryLang<ReplayWords> = { en, de, it };
export const useReplayWords = (): ReplayWords => WORDS[useSettings((settings) => settings.lang)];
