// Meeting: strangers from the front page to one table, and friends in a waiting room.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { openOnlineTable } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** From the front page to somebody, tap by tap; says how many taps it took. */
async function seekFromFront(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (what: ReturnType<Page['locator']>): Promise<void> => {
    taps += 1;
    await what.click();
  };
  await page.goto('/?speed=none');
  await tap(page.locator('a[href="/lobby"]').first());
  await tap(page.locator('[data-part="play-now"] button[data-game="corral"]'));
  return taps;
}

test(
  'strangers: two taps from the front page to a match against a person; bots meanwhile for who waits',
  WHOLE_MATCH,
  async () => {
    const first = await house.guest();
    const second = await house.guest({ size: PHONE, lang: 'de' });
    await first.page.clock.install();
    expect(await seekFromFront(first.page)).toBe(2);
    await first.page.locator('[data-part="looking"]').waitFor();
    await expect.poll(() => violationsOn(first.page)).toEqual([]);
    await first.page.clock.runFor(31_000);
    await first.page.locator('[data-part="bots-meanwhile"]').click();
    await first.page.locator('[data-part="table"]').waitFor();
    await first.page.locator('[data-part="seeking"]', { hasText: 'Still looking' }).waitFor();

    expect(await seekFromFront(second.page)).toBe(2);
    await second.page.locator('[data-part="table"]').waitFor();
    await first.page.locator('[data-part="seeking"][role=alert]', { hasText: 'Somebody has come' }).waitFor();
    await first.page.locator('[data-part="seeking"] a').click();
    await first.page.locator('[data-part="seeking"]').waitFor({ state: 'detached' });
    await first.page.locator('[data-part="table"] [data-part="seat"]').waitFor();
    expect(first.page.url()).toBe(second.page.url());
    expect([...first.problems, ...second.problems]).toEqual([]);
    await first.context.close();
    await second.context.close();
  },
);

test(
  'friends: a table that no list shows, a room that tells all, and a deal by whoever sits there',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest();
    const friend = await house.guest({ size: PHONE });
    const looker = await house.guest();
    await openOnlineTable(host.page, { game: 'corral', players: 3 }, 1);
    await looker.page.goto('/lobby');
    await looker.page.locator('[data-part="play-now"]').waitFor();
    const { page } = friend;
    await page.goto(`${new URL(host.page.url()).pathname}?speed=none`);
    await page.locator('[data-part="table-facts"]', { hasText: 'By link only' }).waitFor();
    await page.locator('[data-part="house-rules-said"]', { hasText: 'Usual rules' }).waitFor();
    await page.locator('[data-part="chairs"] [data-part="host-mark"]').waitFor();
    await page.locator('[data-part="chairs"] li:has([data-part="free"]) button').first().click();
    await host.page.locator('[data-part="chairs"] li select').selectOption('cowhand');
    await page.locator('[data-part="chairs"]', { hasText: 'Bot, Cowhand' }).waitFor();
    await page.locator('[data-part="qr-code"] summary').click();
    await page.locator('[data-part="qr-code"] img').waitFor();
    await page.locator('#say').fill('Howdy');
    await page.locator('[data-part="chat"] form button').click();
    await host.page.locator('[data-part="chat-lines"]', { hasText: 'Howdy' }).waitFor();
    await expect.poll(() => violationsOn(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const id = new URL(host.page.url()).pathname.slice('/t/'.length);
    expect(await looker.page.locator(`[data-table="${id}"]`).count()).toBe(0);
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('[data-part="table"]').waitFor();
    await host.page.locator('[data-part="table"]').waitFor();
    expect([...host.problems, ...friend.problems, ...looker.problems]).toEqual([]);
    for (const { context } of [host, friend, looker]) await context.close();
  },
);
