// What the built web ships: every game once, for the page and its workers together, what works offline kept, and a light
// first load.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@sagebrush/engine';
import { SERVER_PAGES } from '@sagebrush/protocol/pages';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { de as dailyDe } from '../src/daily/words/de.ts';
import { en as dailyEn } from '../src/daily/words/en.ts';
import { it as dailyIt } from '../src/daily/words/it.ts';
import { GAME_IDS, gameTitle } from '../src/games/games.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { it } from '../src/words/it.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { settled } from './still.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

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
  const page = /src="\/(assets\/shell-[^"]+\.js)"/.exec(await read('index.html'))?.[1] ?? '';
  expect(scripts.has(page)).toBe(true);
  const workers = [...scripts.keys()].filter((path) => /\/\w+\.worker-/.test(path));
  expect(workers.map((path) => /(\w+)\.worker/.exec(path)?.[1]).sort()).toEqual(['insight', 'rules', 'simulation']);
  for (const worker of workers) {
    const imported = withImports(worker);
    expect(imported.size).toBeGreaterThan(1);
    expect(imported).not.toContain(page);
  }
  // Nor do the rules that a worker loads.
  const rules = [...scripts.keys()].filter((path) => /\/(?:src|game)-/.test(path));
  expect(rules.length).toBeGreaterThanOrEqual(GAME_IDS.length);
  for (const path of rules) expect(withImports(path)).not.toContain(page);
});

/** What the service worker keeps for when there is no network. */
const kept = [...(await read('sw.js')).matchAll(/\{url:"([^"]+)"/g)].map(([, path = '']) => path);
/** What is nothing without the server: loaded when it is opened, and not kept. */
const ONLINE_ONLY =
  /\/(?:OnlinePage|LobbyPage|AccountPage|SignInPage|MyFriendsPage|PersonPage|LinkPage|TournamentsPage|NewTournamentPage|TournamentPage|HouseTextPage)-/;

test('the script that is kept for offline play is at most 1.3 MB', async () => {
  const sizes = await Promise.all(
    kept.filter((path) => path.endsWith('.js')).map(async (path) => (await stat(join(DIST, path))).size),
  );
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_300_000);
});

test('the rules pages are texts, and no terminal is shipped', () => {
  for (const text of scripts.values()) expect(text).not.toMatch(/\*\*[A-Z]{2}-1\.1\*\* /);
  expect([...scripts.keys()].filter((path) => /tabletop|pack-command/.test(path))).toEqual([]);
});

test('kept once: every page that works offline with all that it imports, its styles, and the rules in every language', () => {
  expect(kept).toHaveLength(new Set(kept).size);
  expect(kept.filter((path) => ONLINE_ONLY.test(path))).toEqual([]);
  expect([...scripts.keys()].filter((path) => ONLINE_ONLY.test(path)).length).toBeGreaterThanOrEqual(
    SERVER_PAGES.length,
  );
  for (const path of kept.filter((one) => scripts.has(one)))
    expect([...withImports(path)].filter((one) => scripts.has(one) && !kept.includes(one))).toEqual([]);
  // Pages, workers, games and words: nothing that a page offline can ask for is left out.
  const left = [...scripts.keys()].filter((path) => !kept.includes(path));
  const offline =
    /\/(?:shell|shared|\w+\.worker|game|screen|lesson|plugin|glossary|en|de|it|FrontPage|SetUpPage|TablePage|TableRoom|MatchesPage|RecordPage|SettingsPage|RulesPage|RulesToPrint|GlossaryPage|HandsPage|ScoresPage|LessonPage|ReplayPage|ReplaysPage|UnderstandPage|GamePage|WorkshopPage|BenchPage|SheetPage|LostPage)-/;
  expect(left.filter((path) => offline.test(path))).toEqual([]);
  expect(kept.filter((path) => /\/rules\.\w+-[^/]+\.md$/.test(path))).toHaveLength(GAME_IDS.length * LANGS.length);
});

/** What has come over the wire: bodies as they were sent, and their headers. */
async function listen(page: Page): Promise<() => { readonly bytes: number; readonly requests: number }> {
  const wire = await page.context().newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await wire.send('Network.enable');
  return () => ({ bytes, requests });
}

test(
  'a first visit: the front page in 120 kB and a dozen requests in one language without any game, a table in 250 kB more with its own game alone',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems } = await house.guest();
    const loaded = new Set<string>();
    context.on('response', (response) => loaded.add(new URL(response.url()).pathname.slice(1)));
    const texts = (): string[] => [...scripts].filter(([path]) => loaded.has(path)).map(([, text]) => text);
    const games = (): string[] =>
      GAME_IDS.filter((id) =>
        texts().some((text) => SAYINGS.some(({ what, saying }) => what === id && text.includes(saying))),
      );
    const spokenIn = (sayings: Readonly<Record<string, string>>): string[] =>
      Object.keys(sayings).filter((lang) => texts().some((text) => text.includes(sayings[lang] ?? '')));
    const spoken = (): string[] => spokenIn({ en: en.impactAbout, de: de.impactAbout, it: it.impactAbout });
    const wire = await listen(page);

    await page.goto('/', { waitUntil: 'networkidle' });
    const front = wire();
    expect(texts().length).toBeGreaterThan(0);
    expect(games()).toEqual([]);
    expect(spoken()).toEqual(['en']);
    expect(front.bytes).toBeLessThan(120_000);
    expect(front.requests).toBeLessThanOrEqual(12);

    await page.locator('[data-part="poster"][data-game="corral"] button').click();
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    expect([...loaded].filter((path) => path.includes('.worker'))).toEqual([expect.stringContaining('rules.worker')]);
    expect(games()).toEqual(['corral']);
    expect(spoken()).toEqual(['en']);
    const table = wire();
    expect(table.bytes - front.bytes).toBeLessThan(250_000);
    expect(table.requests - front.requests).toBeLessThanOrEqual(45);

    // Whoever comes back is shown today's deals on the front page, and not in three languages either.
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('[data-part="to-puzzle"]').waitFor();
    expect(spokenIn({ en: dailyEn.fieldEmpty, de: dailyDe.fieldEmpty, it: dailyIt.fieldEmpty })).toEqual(['en']);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test.each([
  { path: '/lobby', most: 30, kilobytes: 165 },
  { path: '/rules/corral', most: 33, kilobytes: 188 },
  { path: '/hands', most: 32, kilobytes: 175 },
  { path: '/learn/corral', most: 50, kilobytes: 270 },
  { path: '/play/corral', most: 46, kilobytes: 215 },
  { path: '/workshop', most: 54, kilobytes: 235 },
])('$path begins with at most $most requests and $kilobytes kB', async ({ path, most, kilobytes }) => {
  const { page, context, problems } = await house.guest({ size: PHONE });
  const wire = await listen(page);
  await page.goto(path);
  await page
    .locator('[data-part="asked"][data-asked], [data-part="page"] button, [data-part="clause"]')
    .first()
    .waitFor();
  const { bytes, requests } = await settled(page, async () => wire());
  expect(requests).toBeGreaterThan(12);
  expect(requests).toBeLessThanOrEqual(most);
  expect(bytes).toBeLessThanOrEqual(kilobytes * 1000);
  expect(problems).toEqual([]);
  await context.close();
});

/** Pages that the build writes, one of each kind. */
const WRITTEN = ['/', '/lobby', '/rules/corral', '/workshop', '/play/cowpoker', '/learn/wyoming'];

test('what the build wrote is dressed by the styles that it asks for, and the page for all others is empty', async () => {
  const files = [
    'index.html',
    ...(await readdir(DIST, { recursive: true })).filter((name) => /^written.*html$/.test(name)),
  ];
  expect(files.length).toBeGreaterThan(4 * GAME_IDS.length);
  expect(kept.filter((path) => path.startsWith('written'))).toEqual([]);
  for (const file of files) {
    const html = await read(file);
    const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, path = '']) => path);
    const styles = await Promise.all(sheets.map(read));
    expect(
      [...classes].filter((name) => !styles.some((text) => text.includes(`.${name}`))),
      file,
    ).toEqual([]);
  }
  const empty = await read('page.html');
  expect(empty).not.toContain('<template');
  expect(await read('index.html')).toContain('data-part="poster"');
});

test.each(LANGS)('a stranger reads what was written, in %s, before any of the app runs', async (lang) => {
  const { page, context } = await house.guest({ lang, size: PHONE });
  // All but the script that runs before the first paint.
  await page.route(/\/assets\/(?!first-light).*\.js$/, (route) => route.abort());
  await page.goto('/');
  for (const id of GAME_IDS)
    expect(await page.locator(`[data-game="${id}"] h2`).allTextContents()).toEqual([gameTitle(id, lang)]);
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(3);
  for (const path of WRITTEN) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.locator('h1').count(), path).toBe(1);
    expect(await page.locator('h1').isVisible(), path).toBe(true);
    expect(await page.locator('#root').textContent(), path).toMatch(/.{200}/s);
  }
  await page.goto('/play/corral', { waitUntil: 'load' });
  const controls = page.locator('#root :is(button, input, select, label, summary)');
  expect(await controls.count()).toBeGreaterThan(10);
  expect(await controls.evaluateAll((all) => all.filter((one) => !(one as HTMLElement).inert).length)).toBe(0);
  expect(await page.locator('h1').allTextContents()).toEqual([gameTitle('corral', lang)]);
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  await context.close();
});

test('what was written is not shown where the app would show something else', async () => {
  const { page, context } = await house.guest({ size: PHONE });
  await page.route(/\/assets\/(?!first-light).*\.js$/, (route) => route.abort());
  const shown = async (path: string): Promise<number> => {
    await page.goto(path, { waitUntil: 'load' });
    return page.locator('h1').count();
  };
  expect(await shown('/play/corral?speed=none&lang=it')).toBe(1);
  expect(await shown('/play/corral?friends')).toBe(0);
  expect(await shown('/workshop#pack=x')).toBe(0);
  expect(await shown('/learn/corral')).toBe(1);
  const keep = (key: string, state: object): Promise<void> =>
    page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify({ state })] as const);
  await keep('sagebrush.settings', { lang: 'de', level: 'sheriff' });
  expect(await shown('/play/corral')).toBe(0);
  await keep('sagebrush.settings', { lang: 'de' });
  expect(await shown('/play/corral')).toBe(1);
  await keep('sagebrush.lessons', { corral: 3 });
  expect(await shown('/learn/corral')).toBe(0);
  // The posters are the same for everybody.
  expect(await shown('/')).toBe(1);
  await context.close();
});

test('whoever asks for a game before the app is here is dealt in when it comes', async () => {
  const { page, context, problems } = await house.guest();
  let letIn = (): void => undefined;
  const isLate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/shell-.*\.js$/, async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('[data-part="poster"][data-game="corral"] button');
  await button.click();
  expect(await button.isDisabled()).toBe(true);
  letIn();
  await page.locator('[data-part="table"]').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test.each(WRITTEN)(
  'nothing of %s shifts or goes missing while the app takes the place of what was written',
  async (path) => {
    const { page, context, problems } = await house.guest({ lang: 'de', size: PHONE });
    await page.addInitScript(() => {
      const seen = { shift: 0, written: 0, fewest: Number.POSITIVE_INFINITY };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver(() => {
        const count = document.querySelectorAll('#root *').length;
        seen.written ||= count;
        if (seen.written > 0) seen.fewest = Math.min(seen.fewest, count);
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(path);
    const isDrawn = (): Promise<boolean> =>
      page.locator('h1').evaluate((title) => Object.keys(title).some((key) => key.startsWith('__reactFiber')));
    await expect.poll(isDrawn).toBe(true);
    const look = () => page.evaluate(() => (globalThis as unknown as { seen: { readonly written: number } }).seen);
    const seen = await settled(page, look);
    expect(seen.written).toBeGreaterThan(30);
    expect(seen).toEqual({ shift: 0, written: seen.written, fewest: seen.written });
    expect(await page.locator('#root[data-written], #root [inert]').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  },
);
