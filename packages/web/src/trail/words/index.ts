// The words of the trail.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type TrailWords = Widened<typeof en>;
export const WORDS: InEveryLang<TrailWords> = { en, de, it };
export const useTrailWords = (): TrailWords => WORDS[useSettings((settings) => settings.lang)];
