// The words of the screen and of each wing: every language has every key, and every key is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LEVELS } from '@sagebrush/bots';
import { LANGS } from '@sagebrush/engine';
import { WORDS as KIT_WORDS } from '@sagebrush/table-kit/words/index.ts';
import type { InEveryLang } from '@sagebrush/table-kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import { de as dailyDe } from '../daily/words/de.ts';
import { en as dailyEn } from '../daily/words/en.ts';
import type { DailyWords } from '../daily/words/index.ts';
import { it as dailyIt } from '../daily/words/it.ts';
import { GAME_IDS } from '../games/games.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { ShellWords } from './words.ts';

type Tree = { readonly [key: string]: unknown };
const leaves = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? leaves(value as Tree, `${path}${key}.`) : [`${path}${key}`],
  );
const kinds = (tree: Tree): string[] =>
  Object.entries(tree).map(
    ([key, value]) => `${key} ${typeof value} ${typeof value === 'function' ? value.length : ''}`,
  );

const PACKAGES = join(import.meta.dirname, '../../..');
const FOLDERS = ['web/src/', 'table-kit/src/', ...GAME_IDS.map((id) => `games/${id}/web/`)];
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => folder + path.replaceAll('\\', '/'),
  ),
).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(^|\/)words\//.test(path));
/** All that is written in a folder; what the kit says is for all of them. */
const writtenIn = (wing: string): string =>
  sources
    .filter((path) => wing.startsWith('table-kit/') || path.startsWith(wing))
    .map((path) => readFileSync(join(PACKAGES, path), 'utf8'))
    .join('\n');

/** Loaded one language at a time: the app's own, and those of the daily deal, which the front page says too. */
const WORDS: InEveryLang<ShellWords> = { en, de, it };
const DAILY: InEveryLang<DailyWords> = { en: dailyEn, de: dailyDe, it: dailyIt };

/** The words, by the folder that they are for. */
const others = Object.entries(
  import.meta.glob<{ WORDS: InEveryLang<Tree> }>(
    [
      '../*/words/index.ts',
      '!../daily/words/index.ts',
      '../../../table-kit/src/**/words/index.ts',
      '../../../games/*/web/**/words/index.ts',
    ],
    { eager: true },
  ),
).map(([path, room]) => ({
  wing: posix.join('web/src/words', path).replace(/words\/index\.ts$/, ''),
  words: room.WORDS,
}));
const wings: { wing: string; words: InEveryLang<Tree> }[] = [
  { wing: 'web/src/', words: WORDS },
  { wing: 'web/src/daily/', words: DAILY },
  ...others,
];
const NAMES =
  '(?:words|own|screen|(?:app|kit)WordsNow\\(\\)|use(?:App|Kit)?Words\\(\\)|WORDS(?:\\.\\w+|\\[[\\w.]+\\]))';
/** `own[trick.kind]` reaches these. */
const BY_NAME = ['roundup', 'gunfight'];

test('the words of the app, of the kit and of every game are found', () => {
  expect(wings.map(({ wing }) => wing)).toEqual(expect.arrayContaining(FOLDERS));
});

describe.each(wings)('the words of "$wing"', ({ wing, words }) => {
  test.each(LANGS)('%s has the same keys as English, each of the same kind', (lang) => {
    expect(leaves(words[lang])).toEqual(leaves(words.en));
    expect(kinds(words[lang])).toEqual(kinds(words.en));
  });

  test.each(LANGS)('%s leaves nothing empty, and little in English', (lang) => {
    const texts = Object.entries(words[lang]).filter(([, value]) => typeof value === 'string');
    expect(texts.filter(([, text]) => text === '')).toEqual([]);
    if (lang === 'en') return;
    const same = texts.filter(([key, text]) => text === words.en[key]);
    expect(same.length, same.join('; ')).toBeLessThan(Math.max(3, 0.08 * texts.length));
  });

  test('every key is used somewhere', () => {
    const written = writtenIn(wing);
    const unused = Object.keys(words.en).filter(
      (key) =>
        !BY_NAME.includes(key) && !new RegExp(`\\b${NAMES}\\.${key}\\b|\\b${key}\\b[^{}]*\\} = ${NAMES}`).test(written),
    );
    expect(unused).toEqual([]);
  });
});

test('every level of bots has a name and a line', () => {
  expect(LEVELS.filter((level) => !(level in WORDS.en.levelLines))).toEqual([]);
  expect(LEVELS.filter((level) => !(level in KIT_WORDS.en.levels))).toEqual([]);
});
