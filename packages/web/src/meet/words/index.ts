// The words of meeting at a table.
import type { InEveryLang, Widened } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const WORDS: InEveryLang<Widened<typeof en>> = { en, de, it };
