// A class belongs to one wing: two stylesheets that begin rules with the same name would dress each other's pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/games.ts';

const HOUSE = join(import.meta.dirname, '../../..');
const FOLDERS = ['web/src', 'table-kit/src', ...GAME_IDS.map((id) => `games/${id}/web`)];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(HOUSE, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
).filter((path) => /\.\w+$/.test(path));
const textOf = (path: string): string => readFileSync(join(HOUSE, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
/** A folder of the app, or of a game where it has pages or faces of its own; the kit is one wing, and so are the games. */
const wingOf = (path: string): string =>
  /(?:web\/src|games\/\w+\/web)\/(\w+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? '';
/** What these hold is for every page. */
const SHARED = ['styles', 'cards', 'table-kit'];

/** The classes that begin a selector: `.preview` in `.preview h2`. */
const beginningIn = (stylesheet: string): Set<string> =>
  new Set(selectorsIn(stylesheet).flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []));

const selectorsIn = (stylesheet: string): string[] =>
  [...textOf(stylesheet).matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list = '']) => list.split(','));

/** The classes that a component names in its own text. */
const wornIn = (path: string): string[] =>
  [...textOf(path).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, built]) =>
    (plain ?? built ?? '').split(/\s+/),
  );

const stylesheets = files.filter((path) => path.endsWith('.css'));
const shared = new Set(
  stylesheets.filter((path) => SHARED.includes(wingOf(path))).flatMap((path) => [...beginningIn(path)]),
);

test('no class is dressed by two wings, unless it is everybody\u2019s', () => {
  const owner = new Map<string, string>();
  const twice = stylesheets
    .filter((path) => !SHARED.includes(wingOf(path)))
    .flatMap((path) =>
      [...beginningIn(path)].flatMap((name) => {
        if (shared.has(name)) return [];
        const first = owner.get(name) ?? wingOf(path);
        owner.set(name, first);
        return first === wingOf(path) ? [] : [`.${name}: ${first} and ${wingOf(path)}`];
      }),
    );
  expect(owner.size).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

test('what the tables of the games wear is worn at tables only', () => {
  const ofTables = new Set(
    stylesheets.filter((path) => wingOf(path) === 'games').flatMap((path) => [...beginningIn(path)]),
  );
  const AT_TABLES = ['games', 'play', 'replay', 'lessons', ...SHARED];
  const elsewhere = files
    .filter((path) => path.endsWith('.tsx') && !AT_TABLES.includes(wingOf(path)))
    .flatMap((path) =>
      wornIn(path)
        .filter((name) => ofTables.has(name))
        .map((name) => `${path}: .${name}`),
    );
  expect(elsewhere).toEqual([]);
});

test('every class that is dressed is worn', () => {
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.')).map(textOf);
  const words = new Set(sources.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  /** `suit-` of `suit-${suit}`. */
  const built = new Set(sources.flatMap((text) => [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start)));
  const idle = stylesheets.flatMap((path) =>
    selectorsIn(path)
      .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
      .filter((name) => !words.has(name) && ![...built].some((start) => name.startsWith(start)))
      .map((name) => `${path}: .${name}`),
  );
  expect(idle).toEqual([]);
});

test('what another wing shows brings its own clothes along', () => {
  const importsOf = (path: string): string[] =>
    [...textOf(path).matchAll(/(?:from|import) '(\.[^']+|@sagebrush\/table-kit\/[^']+)'/g)].map(([, to = '']) =>
      to.startsWith('.')
        ? join(path, '..', to).replaceAll('\\', '/')
        : to.replace('@sagebrush/table-kit', 'table-kit/src'),
    );
  const reached = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path) || !files.includes(path)) return seen;
    seen.add(path);
    if (!path.endsWith('.css')) for (const to of importsOf(path)) reached(to, seen);
    return seen;
  };
  const components = files.filter((path) => path.endsWith('.tsx') && !path.includes('.test.'));
  const lent = new Set(
    components.flatMap((path) => importsOf(path).filter((to) => to.endsWith('.tsx') && wingOf(to) !== wingOf(path))),
  );
  const bare = [...lent].flatMap((path) => {
    const own = stylesheets.filter((sheet) => wingOf(sheet) === wingOf(path) && !SHARED.includes(wingOf(sheet)));
    const along = reached(path);
    const dressedBy = (sheets: readonly string[]) => new Set(sheets.flatMap((sheet) => [...beginningIn(sheet)]));
    const [atHome, away] = [dressedBy(own), dressedBy(own.filter((sheet) => along.has(sheet)))];
    return wornIn(path)
      .filter((name) => atHome.has(name) && !away.has(name) && !shared.has(name))
      .map((name) => `${path}: .${name}`);
  });
  expect(lent.size).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});
