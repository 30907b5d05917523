// The words of the workshop, in the guest's language.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export type WorkshopWords = Widened<typeof en>;
export const WORDS: InEveryLang<WorkshopWords> = { en, de, it };
export const useWorkshopWords = (): WorkshopWords => WORDS[useSettings((settings) => settings.lang)];
