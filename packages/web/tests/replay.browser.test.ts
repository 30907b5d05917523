// Replays: a link to a moment that a stranger opens, stepping by mouse and keys, eyes, files, languages, phones.
import { readFile } from 'node:fs/promises';
import type { Lang } from '@sagebrush/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORDS } from '../src/replay/words/index.ts';
import { violationsOn } from './axe.ts';
import { outsideOf } from './fits.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { deal, openOnlineTable, SHORT_WYOMING, sitDownHere } from './tables.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const placeOf = (page: Page): Promise<string | null> => page.locator('[data-part="replay-place"]').textContent();
const logOf = (page: Page): Promise<string[]> =>
  page.locator('[data-part="table"] > [data-part="log"] li').allTextContents();
/** The cards that lie open before the others. */
const openHands = (page: Page): Promise<string[]> => page.locator('[data-part="open-names"]').allTextContents();

/** The log of everything: every move stands in it, deeds or not. */
const tellEverything = (page: Page): Promise<void> => page.locator('[data-part="log-level"]').click();

test('a shared link shows a stranger the same moment from the same eyes', WHOLE_MATCH, async () => {
  const player = await house.guest();
  await openOnlineTable(player.page, { game: 'corral', players: 3 }, 2);
  await deal(player.page);
  await play(player.page);
  await player.page.locator('[data-part="outcome"]').getByRole('link', { name: 'Replay' }).click();
  await player.page.locator('[data-part="replay-bar"]').waitFor();
  await expect.poll(() => placeOf(player.page)).toMatch(/^0 \/ \d+$/);
  await tellEverything(player.page);
  await player.page.getByLabel('Seen by').selectOption('All cards open');
  await player.page.locator('[data-part="open-names"]').first().waitFor();
  for (let step = 0; step < 12; step++) await player.page.keyboard.press('ArrowRight');
  await player.page.waitForURL(/at=12&eyes=open$/);
  await player.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await player.page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await player.page.getByText('Link copied').waitFor();
  const address = await player.page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(player.page.url());

  const stranger = await house.guest();
  await stranger.page.goto(`${new URL(address).pathname}${new URL(address).search}&speed=none`);
  await stranger.page.locator('[data-part="replay-bar"]').waitFor();
  await expect.poll(() => placeOf(stranger.page)).toBe(await placeOf(player.page));
  await tellEverything(stranger.page);
  await expect.poll(async () => (await logOf(stranger.page)).length).toBeGreaterThan(12);
  const told = await logOf(stranger.page);
  // The same lines for both, but that who played is "you" to themselves.
  const different = async (): Promise<string[]> => {
    const own = await logOf(player.page);
    return own.length === told.length ? own.filter((line, at) => line !== told[at] && !/\byou/i.test(line)) : own;
  };
  await expect.poll(different).toEqual([]);
  // The first seat is at the bottom for both; the other two lie open around it.
  await expect.poll(async () => (await openHands(stranger.page)).length).toBe(2);
  await expect.poll(() => violationsOn(stranger.page)).toEqual([]);
  const { pathname } = new URL(address);
  await stranger.page.goto(`${pathname}?at=12&eyes=1`);
  await stranger.page.locator('[data-part="hand"] [data-spot]').first().waitFor();
  await expect.poll(() => openHands(stranger.page)).toEqual([]);
  expect([...player.problems, ...stranger.problems]).toEqual([]);
  await player.context.close();
  await stranger.context.close();
});

test(
  'keys step, leap and play; what happens is announced; nothing on the table can be picked',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems, announced } = await house.guest();
    await sitDownHere(page, { ...SHORT_WYOMING, query: '&seed=again' });
    await play(page);
    await page.goto('/matches');
    await page.getByRole('link', { name: 'Replay: Wyoming Cowboy' }).click();
    await page.locator('[data-part="replay-bar"]').waitFor();
    await tellEverything(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf(page)).toMatch(/^1 /);
    await page.keyboard.press('PageDown');
    await expect.poll(() => placeOf(page)).toMatch(/^11 /);
    // Every move tells something; the log may say so a little after the bar.
    await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(11);
    const there = await logOf(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => placeOf(page)).toMatch(/^11 /);
    await expect.poll(() => logOf(page)).toEqual(there);
    await expect.poll(async () => (await announced()).join(' ').length).toBeGreaterThan(50);
    await expect.poll(() => page.locator('[data-lit]').count()).toBe(0);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Score sheet' }).click();
    await page.locator('[data-part="outcome"] [data-part="winner"]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await expect.poll(() => placeOf(page)).toMatch(/^0 /);
    await page.getByLabel('Speed').selectOption('Quick');
    await page.locator('[data-part="felt"]').click({ position: { x: 5, y: 300 } });
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(async () => Number((await placeOf(page))?.split(' ')[0])).toBeGreaterThan(3);
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
);

test.each(walks<Lang>(['de'], ['en', 'it']))(
  'a log from a file in %s, on a phone; what is no log is refused with a reason',
  WHOLE_MATCH,
  async (lang) => {
    const { page, context, problems } = await house.guest({ lang, size: PHONE });
    await sitDownHere(page, { game: 'cowpoker', players: 2 });
    await play(page, { by: 'touch' });
    await page.locator('[data-part="check-shuffle"]').click();
    const download = page.waitForEvent('download');
    await page.locator('[data-part~="proof"] a').click();
    const log = await readFile(await (await download).path(), 'utf8');

    // Another browser knows nothing of this match.
    const other = await house.guest({ lang, size: PHONE });
    const choose = (text: string) =>
      other.page
        .locator('input[type=file]')
        .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await other.page.goto('/replay?speed=none');
    await other.page.locator('h1').waitFor();
    await expect.poll(() => violationsOn(other.page)).toEqual([]);
    const { faults } = WORDS[lang];
    await choose('{"cards": []}');
    await other.page.getByText(faults.noLog).waitFor();
    await choose(log.replace('"entries":[', '"entries":[{"seat":1,"action":{"type":"pass"}},'));
    await other.page.getByText(faults.changed).waitFor();
    await choose(log);
    await other.page.locator('[data-part="replay-bar"]').waitFor();
    await other.page.locator('[data-part="open-names"]').first().waitFor();
    await other.page.locator('[data-part="replay-steps"] button').nth(3).tap();
    await expect.poll(() => placeOf(other.page)).toMatch(/^1 /);
    await other.page.waitForURL(/at=1&eyes=open$/);
    for (const size of [PHONE, { width: 844, height: 390 }]) {
      await other.page.setViewportSize(size);
      await expect.poll(() => violationsOn(other.page)).toEqual([]);
      await expect
        .poll(() =>
          outsideOf(
            other.page,
            '[data-part="replay-bar"] button, [data-part="replay-bar"] select, [data-part="replay-bar"] input, [data-part="replay-happened"]',
          ),
        )
        .toEqual([]);
    }
    await other.page.reload();
    await other.page.locator('[data-part="replay-bar"]').waitFor();
    await expect.poll(() => placeOf(other.page)).toMatch(/^1 /);

    // As the terminal keeps it: with names, and without the options that are as usual.
    const { seal: _, ...unsealed } = JSON.parse(log);
    const players = ['Ann', 'Dusty', 'Belle', 'Cole'].map((name) => ({ kind: 'person', name }));
    await other.page.goto('/replay?speed=none');
    await choose(JSON.stringify({ sagebrush: 1, players, log: { ...unsealed, options: {} } }));
    await other.page.locator('[data-part="replay-bar"]').waitFor();
    await expect.poll(() => other.page.locator('[data-part="felt"]').textContent()).toContain('Belle');
    expect([...problems, ...other.problems.filter((problem) => !problem.includes('404'))]).toEqual([]);
    await context.close();
    await other.context.close();
  },
);
