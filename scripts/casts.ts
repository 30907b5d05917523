// Types that hold: no source of a package casts past them by way of `unknown`.
import { lineOf, scan, without } from './scan.ts';
import { isTest, type TreeFile } from './tree.ts';

const CAST = /\bas unknown as\b/g;
/** Tests and what helps them, and what talks to a page from outside. */
const ASIDE = /\/(?:fixtures|testing|scripts)\//;

/** Each such cast, one sentence each. */
export const castsIn = (files: readonly TreeFile[]): string[] =>
  files
    .filter(({ path }) => !isTest(path) && !ASIDE.test(path))
    .flatMap(({ path, text }) =>
      [...without(scan(text), 'comment', 'string').matchAll(CAST)].map(
        ({ index }) => `${path}:${lineOf(text, index)} casts by way of unknown: give it the type that it has`,
      ),
    );
