// What Cowpoker's scenes say, by language.
import type { InEveryLang } from '@sagebrush/table-kit/words/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Narration } from './narration.ts';

export const NARRATIONS: InEveryLang<Narration> = { en, de, it };
