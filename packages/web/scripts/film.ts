// Makes packages/web/film: contact sheets, a frame every 100 ms, of every scene and ending of every game on a phone, upright
// and on its side, and on a desktop. `npm run film -- corral phone duel` films what has all these words in its name. Build the web first.
// A scene that does not come to its end is named with what it waited for; the others are filmed all the same.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { DESKTOP, openHouse, PHONE } from '../tests/house.ts';
import { type EndedMatch, keepMatch, playersOf } from '../tests/matches.ts';
import { contactSheet, framesWhile, holdAnimations, stopTime } from './film/camera.ts';
import { within } from './film/patience.ts';
import type { Take } from './film/takes.ts';

const SIZES = [
  { name: 'phone', size: PHONE, width: 186 },
  { name: 'low', size: { width: 844, height: 390 }, width: 378 },
  { name: 'desktop', size: DESKTOP, width: 378 },
] as const;
type Size = (typeof SIZES)[number];
/** Frames on one sheet: more would be too small to look at. */
const ON_A_SHEET = 50;
/** A sheet that stays until it is closed is looked at for so many frames; a count is shown to its end. */
const MOST_FRAMES = 80;
const MOST_OF_COUNT = 160;

const here = fileURLToPath(new URL('..', import.meta.url));
const folder = `${here}film/`;
const wanted = process.argv.slice(2);

/** The screens are styled modules: vite reads them. */
const reader = await createServer({
  root: here,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { takesOf } = (await reader.ssrLoadModule('/scripts/film/takes.ts')) as typeof import('./film/takes.ts');
const { GAME_IDS } = (await reader.ssrLoadModule('/src/games/games.ts')) as typeof import('../src/games/games.ts');

const is = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((what) => document.querySelector(what) !== null, selector);

/** One scene, in a replay of its match: the move before it lies on the table, and the next one is played. */
async function filmScene(page: Page, { log, at }: Take): Promise<string[]> {
  await page.goto('/replay');
  const file = JSON.stringify({ sagebrush: 1, players: playersOf(log), log });
  const kept = page.evaluate(
    ([key = '', text = '']) => sessionStorage.setItem(key, text),
    [`sagebrush.log.${log.match}`, file],
  );
  await within('the log to be kept', kept);
  await page.goto(`/replay/${log.match}?at=${at - 1}&eyes=0`);
  await page.locator('[data-part="table"]').waitFor();
  await page.locator('[data-part="replay-bar"]').waitFor();
  await stopTime(page);
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-part="stage"], dialog[open]').first().waitFor();
  await holdAnimations(page);
  let after = 0;
  const isOn = async () => (await is(page, '[data-part="stage"]')) || after++ < 6;
  return framesWhile(page, isOn, MOST_FRAMES);
}

/** The count at the end of a match that was played in this browser. */
async function filmEnding(page: Page, ended: EndedMatch): Promise<string[]> {
  await page.goto(await within('the match to be kept', keepMatch(page, ended)));
  await page.locator('[data-part="reveal"]').waitFor();
  await stopTime(page);
  let after = 0;
  const isOn = async () => (await is(page, '[data-part="reveal"]')) || after++ < 6;
  return framesWhile(page, isOn, MOST_OF_COUNT);
}

/** One film in a browser of its own, onto as many sheets as it takes. */
async function makeSheets(title: string, size: Size, film: (page: Page) => Promise<string[]>): Promise<number> {
  const { page, context } = await within('a page', house.guest({ size: size.size }));
  try {
    await within('a clock', page.clock.install());
    const frames = await film(page);
    const browser = context.browser();
    for (let first = 0; browser && first < frames.length; first += ON_A_SHEET) {
      const path = `${folder}${title}${first === 0 ? '' : `-at-${first * 100}`}.png`;
      const sheet = contactSheet(browser, frames.slice(first, first + ON_A_SHEET), { width: size.width, path, first });
      await within('its sheet', sheet);
    }
    return frames.length;
  } finally {
    await within('the page to close', context.close());
  }
}

await mkdir(folder, { recursive: true });
const house = await openHouse();
const games = GAME_IDS.some((game) => wanted.includes(game))
  ? GAME_IDS.filter((game) => wanted.includes(game))
  : GAME_IDS;
for (const game of games) {
  process.stdout.write(`${game}: looking for its scenes\n`);
  const { scenes, ending } = await takesOf(game);
  const films = [
    ...scenes.map((take) => ({ name: take.name, film: (page: Page) => filmScene(page, take) })),
    { name: 'ending', film: (page: Page) => filmEnding(page, ending) },
  ];
  for (const size of SIZES) {
    for (const { name, film } of films) {
      const title = `${game}-${size.name}-${name}`;
      if (!wanted.every((word) => title.includes(word))) continue;
      const said = await makeSheets(title, size, film).then(
        (frames) => `${frames} frames`,
        (reason: Error) => `no film, ${reason.message}`,
      );
      if (said.startsWith('no film')) process.exitCode = 1;
      process.stdout.write(`${title}: ${said}\n`);
    }
  }
}
await within('the house to close', house.close());
await within('the reader to close', reader.close());
