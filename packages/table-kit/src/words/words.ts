// The shape of words: English is the pattern, the other languages must have every key.
import type { Lang } from '@sagebrush/engine';

/** What the other languages of some words in English must have: the same keys, each of the same kind. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };

/** Every `words/index.ts` of the house exports its words under the name WORDS, so that one test finds them all. */
export type InEveryLang<T> = Readonly<Record<Lang, T>>;
