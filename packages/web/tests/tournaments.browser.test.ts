// A tournament in a real browser: who organises it, who plays, who comes late, who looks on; desktop and phone, in three
// languages.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const part = (page: Page, name: string) => page.locator(`[data-part~="${name}"]`);
const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('organiser, player, late-comer and onlooker walk through a tournament', WHOLE_MATCH, async () => {
  const [organiser, player, late, onlooker] = await Promise.all([
    house.guest({ size: DESKTOP }),
    house.guest({ lang: 'de', size: PHONE }),
    house.guest({ lang: 'it', size: DESKTOP }),
    house.guest({ size: PHONE }),
  ]);
  const { page } = organiser;
  await page.goto('/events?speed=none');
  await page.getByText('No event is planned yet.').waitFor();
  await page.getByRole('link', { name: 'Organise one' }).click();
  await page.locator('#tournament-name').fill('Saturday in Cheyenne');
  await page.locator('input[name=seats][value="2"]').check();
  await page.locator('input[name=rounds][value="2"]').check();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('heading', { name: 'Saturday in Cheyenne' }).waitFor();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByText('You take part.').waitFor();

  const { pathname } = new URL(page.url());
  await player.page.goto(`${pathname}?speed=none`);
  await player.page.getByRole('button', { name: 'Mitmachen' }).click();
  await player.page.getByText('Du machst mit.').waitFor();
  expect(await isWide(player.page)).toBe(false);
  await expect.poll(() => violationsOn(player.page)).toEqual([]);

  await page.getByRole('button', { name: 'Begin now' }).click();
  for (const one of [page, player.page]) await part(one, 'table-ready').waitFor();
  await onlooker.page.goto(pathname);
  await part(onlooker.page, 'rounds').getByRole('link', { name: 'Watch' }).waitFor();
  await late.page.goto(`${pathname}?speed=none`);
  await late.page.getByRole('button', { name: 'Iscriviti' }).click();
  await late.page.getByText('Partecipi.').waitFor();

  await player.page.getByRole('link', { name: 'An meinen Tisch' }).first().click();
  await page.getByRole('link', { name: 'To my table' }).first().click();
  await Promise.all([play(page), play(player.page, { by: 'touch' })]);
  await part(page, 'outcome').getByRole('link', { name: 'To the event' }).click();
  await part(page, 'rounds').getByRole('link', { name: 'Replay' }).waitFor();
  await page.getByRole('button', { name: 'Draw the next round now' }).click();
  await part(late.page, 'table-ready').waitFor();
  await expect.poll(() => violationsOn(late.page)).toEqual([]);
  await part(onlooker.page, 'rounds').getByText('Round 2').waitFor();
  expect(await onlooker.page.locator('[data-part="standings"] tbody tr').count()).toBe(3);
  expect(await isWide(onlooker.page)).toBe(false);
  const [download] = await Promise.all([
    onlooker.page.waitForEvent('download'),
    part(onlooker.page, 'results').getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFplace,name,points,played/);
  for (const { problems, context } of [organiser, player, late, onlooker]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
