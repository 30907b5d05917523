// The shape of the screen's words: English is the pattern, the other languages must have every key.
import type { en } from './en.ts';

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };
export type Words = Widened<typeof en>;
