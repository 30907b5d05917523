// What the built web ships: every game once, for the page and its workers together, and a light first load.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGS } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { openHouse, WHOLE_MATCH } from './house.ts';
import { sitDownHere } from './tables.ts';

const DIST = process.env['SAGEBRUSH_WEB'] ?? fileURLToPath(new URL('../dist', import.meta.url));
const read = (path: string): Promise<string> => readFile(join(DIST, path), 'utf8');
/** Every script of the app, by its path. */
const names = (await readdir(join(DIST, 'assets'))).filter((name) => name.endsWith('.js'));
const scripts = new Map<string, string>(
  await Promise.all(names.map(async (name) => [`assets/${name}`, await read(`assets/${name}`)] as const)),
);
const textOf = (path: string): string => scripts.get(path) ?? '';

/** A script and all that it imports before it runs. */
function withImports(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of textOf(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    withImports(`assets/${name}`, found);
  return found;
}

/** Something that only the rules of the game say, or only this part of the house. */
const SAYINGS = [
  { what: 'corral', saying: 'fighter-joker' },
  { what: 'wyoming', saying: 'must-discard' },
  { what: 'cowpoker', saying: 'no-such-option' },
  { what: 'the engine', saying: 'is not a card: write a rank' },
  { what: 'the bots', saying: 'has nothing to choose' },
] as const;

test.each(SAYINGS)('$what: in one script only', ({ saying }) => {
  expect([...scripts].filter(([, text]) => text.includes(saying)).map(([path]) => path)).toHaveLength(1);
});

test('each worker has a script of its own that imports nothing of the page', async () => {
  const page = /src="\/(assets\/[^"]+\.js)"/.exec(await read('index.html'))?.[1] ?? '';
  expect(scripts.has(page)).toBe(true);
  const workers = [...scripts.keys()].filter((path) => /\/\w+\.worker-/.test(path));
  expect(workers.map((path) => /(\w+)\.worker/.exec(path)?.[1]).sort()).toEqual(['insight', 'rules', 'simulation']);
  for (const worker of workers) {
    const imported = withImports(worker);
    expect(imported.size).toBeGreaterThan(1);
    expect(imported).not.toContain(page);
  }
});

test('all script together, the service worker with it, is at most 1.3 MB', async () => {
  const paths = (await readdir(DIST, { recursive: true })).filter((path) => path.endsWith('.js'));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(DIST, path))).size));
  expect(sizes.length).toBeGreaterThan(scripts.size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_300_000);
});

test('the rules pages are texts, and no terminal is shipped', () => {
  for (const text of scripts.values()) expect(text).not.toMatch(/\*\*[A-Z]{2}-1\.1\*\* /);
  expect([...scripts.keys()].filter((path) => /tabletop|pack-command/.test(path))).toEqual([]);
});

test('offline everything is kept once: every script, and the rules of every game in every language', async () => {
  const kept = [...(await read('sw.js')).matchAll(/\{url:"([^"]+)"/g)].map(([, path = '']) => path);
  expect(kept).toHaveLength(new Set(kept).size);
  expect(kept.filter((path) => path.endsWith('.js')).sort()).toEqual([...scripts.keys()].sort());
  expect(kept.filter((path) => /\/rules\.\w+-[^/]+\.md$/.test(path))).toHaveLength(GAME_IDS.length * LANGS.length);
});

test(
  'the front page loads less than 250 kB of script and no game, a first table its own game alone',
  WHOLE_MATCH,
  async () => {
    const house = await openHouse();
    try {
      const { page, context, problems } = await house.guest();
      const loaded = new Set<string>();
      context.on('response', (response) => loaded.add(new URL(response.url()).pathname.slice(1)));
      const texts = (): string[] => [...scripts].filter(([path]) => loaded.has(path)).map(([, text]) => text);
      const games = (): string[] =>
        GAME_IDS.filter((id) =>
          texts().some((text) => SAYINGS.some(({ what, saying }) => what === id && text.includes(saying))),
        );

      await page.goto('/', { waitUntil: 'networkidle' });
      expect(texts().length).toBeGreaterThan(0);
      expect(games()).toEqual([]);
      expect(texts().reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(250_000);

      await sitDownHere(page, { game: 'corral', players: 2 });
      await page.locator('[data-part="asked"][data-asked]').waitFor();
      expect([...loaded].filter((path) => path.includes('.worker'))).toEqual([expect.stringContaining('rules.worker')]);
      expect(games()).toEqual(['corral']);
      expect(problems).toEqual([]);
      await context.close();
    } finally {
      await house.close();
    }
  },
);
