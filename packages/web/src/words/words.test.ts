// The screen's words: every language has every key, and every key is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@sagebrush/bots';
import { LANGS } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { WORDS } from './index.ts';

type Tree = { readonly [key: string]: unknown };
const leaves = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? leaves(value as Tree, `${path}${key}.`) : [`${path}${key}`],
  );
const kinds = (tree: Tree): string[] =>
  Object.entries(tree).map(([key, value]) => `${key} ${typeof value} ${typeof value === 'function' ? value.length : ''}`);

const source = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$/.test(path) && !path.startsWith('words'))
  .map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
  .join('\n');
/** `own[trick.kind]` reaches these. */
const BY_NAME = ['roundup', 'gunfight'];

test.each(LANGS)('%s has the same keys as English, each of the same kind', (lang) => {
  expect(leaves(WORDS[lang])).toEqual(leaves(WORDS.en));
  expect(kinds(WORDS[lang])).toEqual(kinds(WORDS.en));
});

test.each(LANGS)('%s leaves nothing empty, and little in English', (lang) => {
  const texts = Object.entries(WORDS[lang]).filter(([, value]) => typeof value === 'string');
  expect(texts.filter(([, text]) => text === '')).toEqual([]);
  if (lang === 'en') return;
  const same = texts.filter(([key, text]) => text === WORDS.en[key as keyof typeof WORDS.en]);
  expect(same.length).toBeLessThan(15);
});

test('every key is used somewhere', () => {
  const unused = Object.keys(WORDS.en).filter(
    (key) => !BY_NAME.includes(key) && !new RegExp(`\\b(?:words|own|screen|wordsNow\\(\\)|useWords\\(\\))\\.${key}\\b`).test(source),
  );
  expect(unused).toEqual([]);
});

test('every level of bots has a name', () => {
  expect(LEVELS.filter((level) => !(level in WORDS.en.levels))).toEqual([]);
});
