// The shape of the screen's words: English is the pattern, the other languages must have every key.
import type { KitWords } from '@sagebrush/table-kit/words/index.ts';
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export type ShellWords = Widened<typeof en>;
export type AppWords = KitWords & ShellWords;
