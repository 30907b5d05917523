// The shape of the screen's words: English is the pattern, the other languages must have every key.
import type { Lang } from '@sagebrush/engine';
import type { GameId } from '../games/ids.ts';
import type { en } from './en.ts';

/** What the other languages of some words in English must have: the same keys, each of the same kind. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };
export type Words = Widened<typeof en>;

/** Words that each game has: the compiler names those that lack one, and nothing else. */
export const ofEveryGame = <T>(words: Readonly<Record<GameId, T>>): Readonly<Record<GameId, T>> => words;

/** Every `words/index.ts` of the house exports its words under the name WORDS, so that one test finds them all. */
export type InEveryLang<T> = Readonly<Record<Lang, T>>;
