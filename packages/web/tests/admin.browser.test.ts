// The admin in a real browser: in by the password that the browser asks for, a word to everyone, and a table that is
// closed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { ADMIN_TOKEN, type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';
import { deal, openOnlineTable } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test(
  'a word to everyone is seen at tables, in waiting rooms and in the lobby, in the language of each',
  WHOLE_MATCH,
  async () => {
    const player = await house.guest({ lang: 'de' });
    await openOnlineTable(player.page, { game: 'corral', players: 2 }, 1);
    await deal(player.page);
    const early = await house.guest({ lang: 'it', size: PHONE });
    await openOnlineTable(early.page, { game: 'cowpoker', players: 3 }, 1);
    const stroller = await house.guest();
    await stroller.page.goto('/lobby');

    const admin = await house.guest({ password: ADMIN_TOKEN });
    await admin.page.goto('/admin');
    await admin.page.getByRole('heading', { name: 'Behind the bar' }).waitFor();
    await expect.poll(() => violationsOn(admin.page)).toEqual([]);
    await admin.page.getByLabel('Text').fill('New felt on <all> tables.');
    await admin.page.getByLabel('The house closes in').fill('30');
    await admin.page.getByRole('button', { name: 'Tell everyone' }).click();
    await admin.page.getByText('Everyone is told:').waitFor();

    const bar = '[data-part="house-notice"]';
    for (const { page, says } of [
      { page: player.page, says: /^Das Haus schließt um \d.* New felt on <all> tables\./ },
      { page: early.page, says: /^La casa chiude alle \d.* New felt on <all> tables\./ },
      { page: stroller.page, says: /^The house closes at \d.* New felt on <all> tables\./ },
    ]) {
      await page.locator(`${bar} p`).waitFor();
      await expect.poll(() => page.locator(bar).textContent()).toMatch(says);
      await expect.poll(() => violationsOn(page)).toEqual([]);
    }
    // It covers nothing: the table begins below it, and ends with the screen.
    const below = (page: typeof player.page): Promise<boolean> =>
      page.evaluate((notice) => {
        const edge = document.querySelector(notice)?.getBoundingClientRect().bottom ?? Number.NaN;
        const table = document.querySelector('[data-part="table-bar"]')?.getBoundingClientRect();
        return table !== undefined && table.top >= edge - 0.5 && document.documentElement.scrollHeight <= innerHeight;
      }, bar);
    await expect.poll(() => below(player.page)).toBe(true);
    await stroller.page.locator(bar).getByRole('button', { name: 'Understood' }).click();
    await stroller.page.locator(bar).waitFor({ state: 'hidden' });
    const late = await house.guest();
    await late.page.goto('/lobby');
    await late.page.locator(`${bar} p`).waitFor();

    await admin.page.getByRole('button', { name: 'Withdraw it' }).click();
    await player.page.locator(bar).waitFor({ state: 'hidden' });
    await late.page.locator(bar).waitFor({ state: 'hidden' });

    const table = new URL(player.page.url()).pathname.slice('/t/'.length);
    await admin.page.getByRole('button', { name: `Close table ${table.slice(0, 8)}` }).click();
    await player.page.locator('[data-part~="house-closed"]').waitFor();
    expect([player, early, stroller, late, admin].flatMap(({ problems }) => problems)).toEqual([]);
    for (const { context } of [player, early, stroller, late, admin]) await context.close();
  },
);

test('who has visited the site still gets what the server answers, and the app offline', WHOLE_MATCH, async () => {
  const admin = await house.guest({ password: ADMIN_TOKEN, worker: true });
  const { page, context } = admin;
  await page.goto('/');
  await workerReady(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await (await page.goto('/healthz'))?.json()).toEqual({ ok: true });
  expect(await (await page.goto('/readyz'))?.json()).toEqual({ ok: true });
  expect(await (await page.goto('/metrics'))?.text()).toContain('sagebrush_streams');
  await page.goto('/admin?watch');
  await page.getByRole('heading', { name: 'Behind the bar' }).waitFor();
  await page.goto('/api/docs/');
  await page.locator('#swagger-ui .info .title').waitFor();
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.locator('h1').waitFor();
  const own = await page.goto('/lobby?lang=de');
  expect([own?.status(), own?.fromServiceWorker()]).toEqual([200, true]);
  await context.setOffline(true);
  await page.goto('/play/corral');
  await page.locator('h1').waitFor();
  await context.close();
});

test('without the token there is no page', async () => {
  const stranger = await house.guest();
  const response = await stranger.page.goto('/admin').catch(() => null);
  expect(response?.status() ?? 401).toBe(401);
  await expect.poll(() => stranger.page.getByText('Behind the bar').count()).toBe(0);
  await stranger.context.close();
});
