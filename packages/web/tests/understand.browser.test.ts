// A recorded match with planted blunders, understood in a real browser: from a file, with progress, in three languages,
// on a phone, and in a replay.
import { corral } from '@sagebrush/corral';
import type { Log } from '@sagebrush/engine';
import { recordedMatch } from '@sagebrush/insight/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const { log, blunders } = recordedMatch(corral, {
  spec: { seats: 2 },
  seed: 'try 4',
  blunderer: 0,
  gap: 12,
  most: 3,
});

async function chooseLog(page: Page, chosen: Log): Promise<void> {
  await page.goto('/understand?speed=none');
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(chosen)) };
  await page.locator('input[type=file]').setInputFiles(file);
}
const understood = (page: Page) => page.locator('[data-part="accounts"]').waitFor({ timeout: 120_000 });
const movesIn = (addresses: readonly (string | null)[]): number[] =>
  addresses.map((address) => Number(new URL(address ?? '', house.address).searchParams.get('at')));

test('the blunders of a log file are found, and lead to their moment in the replay', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await chooseLog(page, log);
  await page.locator('[data-part="working"] progress').waitFor();
  await understood(page);
  const mistakes = page.locator('[data-part="of-seat"]').first().locator('li[data-mistake] [data-part="judgement"] a');
  const found = movesIn(await mistakes.evaluateAll((links) => links.map((link) => link.getAttribute('href'))));
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(found.every((move) => blunders.includes(move))).toBe(true);
  await expect.poll(() => page.locator('[data-part="of-seat"]').nth(1).locator('li[data-mistake]').count()).toBe(0);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await mistakes.first().click();
  await page.locator('[data-part="replay-place"]').waitFor();
  await expect
    .poll(() => page.locator('[data-part="replay-place"]').textContent())
    .toMatch(new RegExp(`^${found[0]} /`));
  expect(problems).toEqual([]);
  await context.close();
});

test('the chart is read with the slider, by keyboard, and as a table', WHOLE_MATCH, async () => {
  const { page, context } = await house.guest();
  await chooseLog(page, log);
  await understood(page);
  const slider = page.getByRole('slider');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('100%');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('The deal');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Move 1 of');
  await page.locator('[data-part="as-table"] summary').click();
  await expect.poll(() => page.locator('[data-part="as-table"] tbody tr').count()).toBe(log.entries.length + 1);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await context.close();
});

test('it can be stopped, and begun again', WHOLE_MATCH, async () => {
  const { page, context } = await house.guest();
  await chooseLog(page, log);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  await page.getByRole('button', { name: 'Begin again' }).click();
  await understood(page);
  await context.close();
});

test.each(walks(['de'], ['it']))(
  'in %s on a phone, nothing that axe minds and nothing to scroll aside',
  WHOLE_MATCH,
  async (lang) => {
    const { page, context, problems } = await house.guest({ lang, size: PHONE });
    await chooseLog(page, log);
    await understood(page);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect.poll(() => violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a damaged file and an unfinished match get a sentence', WHOLE_MATCH, async () => {
  const { page, context } = await house.guest();
  const { seal: _seal, ...unsealed } = log;
  await chooseLog(page, { ...unsealed, entries: log.entries.slice(0, 4) });
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('not played to its end');
  await chooseLog(page, { ...unsealed, entries: log.entries.toReversed() });
  await page.getByRole('alert').getByText('Move 1 of this log is against the rules').waitFor();
  await page.goto('/understand/nobody-knows-this');
  await page.getByRole('status').getByText('Nobody here knows this match').waitFor();
  await context.close();
});

test('a log that somebody has changed is refused, in a sentence of the guest’s language', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest({ lang: 'de', size: PHONE });
  await chooseLog(page, { ...log, seal: '0'.repeat(64) });
  await page.getByRole('alert').getByText('Dieses Protokoll wurde geändert').waitFor();
  expect(new URL(page.url()).pathname).toBe('/understand');
  expect(problems).toEqual([]);
  await context.close();
});

test('in a replay: what a seat knew, what it had to believe, and the truth', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await chooseLog(page, log);
  await page.waitForURL(/\/understand\/./);
  await page.goto(`/replay/${encodeURIComponent(log.match)}?at=12&eyes=0&speed=none`);
  await page.getByRole('button', { name: 'Knowledge' }).click();
  const hand = page.locator('[data-part="believed"]').filter({ hasText: ', hand' });
  await hand.waitFor();
  const shares = () => hand.locator('[data-part="held"]').first().locator('b').allTextContents();
  await expect.poll(async () => (await shares()).length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await shares()).every((share) => share === 'known' || /^\d+%$/.test(share)))
    .toBe(true);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
