// Meeting: strangers from the front page to one table, and friends in a waiting room.
import { client } from '@sagebrush/protocol';
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

/** From the front page to somebody for a rated match, tap by tap; says how many taps it took. */
async function seekFromFront(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (what: ReturnType<Page['locator']>): Promise<void> => {
    taps += 1;
    await what.click();
  };
  await page.goto('/?speed=none');
  await tap(page.locator('a[href="/lobby"]').first());
  await tap(page.locator('[data-part="play-now"] summary'));
  await tap(page.locator('[data-part="play-now"] input[type=checkbox]'));
  await tap(page.locator('[data-part="play-now"] button[data-game="corral"]'));
  return taps;
}

test(
  'strangers: four taps from the front page to a rated match against a person; bots meanwhile for who waits',
  WHOLE_MATCH,
  async () => {
    const first = await house.guest();
    const second = await house.guest({ size: PHONE, lang: 'de' });
    await first.page.clock.install();
    expect(await seekFromFront(first.page)).toBe(4);
    await first.page.locator('[data-part="looking"]').waitFor();
    await expect.poll(() => violationsOn(first.page)).toEqual([]);
    await first.page.clock.runFor(31_000);
    await first.page.locator('[data-part="bots-meanwhile"]').click();
    await first.page.locator('[data-part="table"]').waitFor();
    await first.page.locator('[data-part="seeking"]', { hasText: 'Still looking' }).waitFor();

    const began = performance.now();
    expect(await seekFromFront(second.page)).toBe(4);
    await second.page.locator('[data-part="table"] [data-part="seat"]').waitFor();
    // Two seconds more for each tap, as a hand takes them.
    expect(performance.now() - began + 4 * 2000).toBeLessThan(20_000);
    await first.page.locator('[data-part="seeking"][role=alert]', { hasText: 'Somebody has come' }).waitFor();
    await first.page.locator('[data-part="seeking"] a').click();
    await first.page.locator('[data-part="seeking"]').waitFor({ state: 'detached' });
    await first.page.locator('[data-part="table"] [data-part="seat"]').waitFor();
    expect(first.page.url()).toBe(second.page.url());
    for (const { page } of [first, second])
      await page.locator('[data-part="table-bar"] [data-part="rated"]', { hasText: /^(Rated|Gewertet)$/ }).waitFor();
    expect([...first.problems, ...second.problems]).toEqual([]);
    await first.context.close();
    await second.context.close();
  },
);

test('who looks goes along where they are led, looks on after a reload, and can look for something else', async () => {
  const { page, context, problems } = await house.guest({ size: PHONE });
  const { token = '' } = await client({ base: house.address }).call('arrive', { body: { program: true } });
  const other = client({ base: house.address, token });
  const clock = { kind: 'seconds', seconds: 120 } as const;
  const { table } = await other.call('openTable', { body: { game: 'corral', seats: 2, clock, listed: true } });
  await other.call('sit', { params: { table: table.id }, body: { seat: 0, contribution: '0'.repeat(64) } });
  // Nobody has that table open: whoever looks now waits at one of their own.
  house.wait(11_000);
  await page.clock.install();
  const now = page.locator('[data-part="play-now"]');
  await page.goto('/lobby?speed=none');
  await now.locator('button[data-game="wyoming"]').click();
  await page.locator('[data-part="looking"]').waitFor();
  const wyoming = page.url();
  await page.goto('/lobby?speed=none');
  await now.locator('button[data-game="corral"]').click();
  await page.locator('[data-part="looking"] button').waitFor();
  expect(page.url()).not.toBe(wyoming);
  await page.reload();
  await page.locator('[data-part="looking"] button').waitFor();
  const waited = page.url();

  const leaving = new AbortController();
  const followed = (async () => {
    for await (const _ of other.followTable(table.id, { signal: leaving.signal }));
  })().catch(() => undefined);
  const led = async (): Promise<string> => {
    await page.clock.runFor(10_000);
    return new URL(page.url()).pathname;
  };
  await expect.poll(led).toBe(`/t/${table.id}`);
  await page.locator('[data-part="chairs"]').getByRole('button', { name: 'Stand up' }).waitFor();
  expect(page.url()).not.toBe(waited);
  leaving.abort();
  await followed;
  await other.call('closeTable', { params: { table: table.id } });
  expect(problems).toEqual([]);
  await context.close();
});

/** What asks for a move, and lies under the sheet of talk. */
const coveredByTalk = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sheet = document.querySelector('[data-part="chat"]')?.getBoundingClientRect();
    const asking = [...document.querySelectorAll('[data-part="asked"], [data-spot^="hand:"]')];
    if (!sheet || asking.length < 2) throw new Error('no talk, or nothing that asks');
    const boxes = asking.map((element) => element.getBoundingClientRect());
    return boxes.filter(
      (box) => box.left < sheet.right && box.right > sheet.left && box.top < sheet.bottom && box.bottom > sheet.top,
    ).length;
  });

test(
  'a rated table for anyone: found in the list, agreed to by all, and lost by who leaves it',
  WHOLE_MATCH,
  async () => {
    const host = await house.guest();
    const near = await house.guest({ size: PHONE });
    const far = await house.guest({ size: PHONE, lang: 'de' });
    await host.page.goto('/play/corral?speed=none&anyone');
    await host.page.locator('input[name=count][value="3"]').check();
    await host.page.locator('input[name=rated][value="rated"]').check();
    await host.page.locator('[data-part="page"] > [data-part="actions"] button').click();
    await host.page.locator('[data-part="chairs"]').waitFor();
    const path = new URL(host.page.url()).pathname;
    for (const { page, taken, says, sits } of [
      { page: near.page, taken: '1 of 3 seats', says: 'Sit down, rated', sits: 'Stand up' },
      { page: far.page, taken: '2 von 3 Plätzen', says: 'Gewertet hinsetzen', sits: 'Aufstehen' },
    ]) {
      await page.goto('/lobby?speed=none');
      const row = page.locator(`[data-table="${path.slice('/t/'.length)}"]`);
      await row.locator('[data-part="seats-taken"]', { hasText: taken }).waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await row.getByRole('link').click();
      await page.locator('[data-part="rated-note"]').waitFor();
      await page.locator('[data-part="chairs"]').getByRole('button', { name: says }).first().click();
      await page.locator('[data-part="chairs"]').getByRole('button', { name: sits }).waitFor();
    }
    const other = await near.context.newPage();
    await other.goto('/lobby?speed=none');
    await other.locator('[data-part="lobby-state"]', { hasText: 'Full' }).waitFor();
    await other.close();
    await near.page.getByRole('button', { name: 'Deal the cards' }).click();
    for (const { page } of [host, near, far])
      await page.locator('[data-part="table-bar"] [data-part="rated"]').waitFor();
    expect(await near.page.locator('[data-part="table-bar"] nav > :visible').count()).toBeLessThanOrEqual(5);

    await near.page.locator('[data-part="talk-button"]').click();
    await near.page.locator('#say').fill('Mind the rail');
    await near.page.keyboard.press('Enter');
    await host.page.locator('[data-part="unread"]', { hasText: '1' }).waitFor();
    await host.page.locator('[data-part="talk-button"]').click();
    await host.page.locator('[data-part="chat-lines"]', { hasText: 'Mind the rail' }).waitFor();
    for (const { page } of [host, near]) expect(await coveredByTalk(page)).toBe(0);
    await near.page.keyboard.press('Escape');

    const resign = async (page: Page, name: string): Promise<void> => {
      await page.locator('[data-part="more-button"]').click();
      await page.locator('[data-part="leave"]').click();
      await page.locator('[data-part="leave-sheet"]').getByRole('button', { name }).click();
      await page.locator('[data-part="play-now"]').waitFor();
    };
    await resign(far.page, 'Aufgeben');
    await host.page.locator('[data-part="seat-tag"]', { hasText: 'left' }).waitFor();
    await far.page.goto(`${path}?speed=none`);
    await far.page.locator('[data-part~="notice"]', { hasText: 'aufgegeben' }).waitFor();
    await resign(near.page, 'Resign');
    // Who alone stayed has won at once, and is told what it did to everybody's rating.
    await host.page.locator('[data-part~="house-closed"]', { hasText: 'You have won' }).waitFor();
    for (const asking of ['[data-yours]', '[data-part="asked"][data-asked]', '[data-lit]', '[data-part="seat-clock"]'])
      await expect.poll(() => host.page.locator(asking).count(), { message: asking }).toBe(0);
    expect(await host.page.title()).not.toContain('Your turn');
    await expect
      .poll(() => host.page.locator('[data-part="rating-changes"] [data-by="-1"]').count(), { timeout: 30_000 })
      .toBe(2);
    expect(await host.page.locator('[data-part="rating-changes"] em').allTextContents()).toEqual(['left', 'left']);
    await expect.poll(() => violationsOn(host.page)).toEqual([]);
    await host.page.locator('[data-part~="house-closed"]').getByRole('link', { name: 'Play with people' }).click();
    await host.page.locator('[data-part="play-now"]').waitFor();
    await near.page.goto('/matches');
    await near.page.locator('[data-match]', { hasText: 'Rated' }).locator('[data-part="result"]').waitFor();
    expect([...host.problems, ...near.problems, ...far.problems]).toEqual([]);
    for (const { context } of [host, near, far]) await context.close();
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
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.page.getByRole('button', { name: 'Copy the link' }).click();
    // It is said, and not for ever.
    await host.page.getByRole('button', { name: 'Copied' }).waitFor();
    await host.page.getByRole('button', { name: 'Copy the link' }).waitFor();
    const link = await host.page.locator('#invite').inputValue();
    expect(await host.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
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
