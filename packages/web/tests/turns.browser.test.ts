// A match by days in real browsers: whose turn it is stands on every page, on the tab and in the bar, and goes with the
// move.
import { client } from '@sagebrush/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { pickOne } from './play.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A table by days that a program has opened and deals, so that this test is about what comes afterwards. */
async function tableByDays() {
  const { token = '' } = await client({ base: house.address }).call('arrive', { body: { program: true } });
  const opener = client({ base: house.address, token });
  const body = { game: 'corral', seats: 2, clock: { kind: 'days', days: 3 } } as const;
  const { table } = await opener.call('openTable', { body });
  return { path: `/t/${table.id}`, deal: () => opener.call('start', { params: { table: table.id } }) };
}

async function sitDown(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?speed=none`);
  await page.locator('[data-part="chairs"] li:has([data-part="free"]) button').first().click();
  await page.locator('[data-part="chairs"]').getByRole('button', { name: 'Stand up' }).waitFor();
}
const isAsked = (page: Page): Promise<boolean> =>
  page
    .locator('[data-part="asked"][data-asked]')
    .count()
    .then((count) => count > 0);
const icon = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

test('your turn is told on every page and withdrawn with the move', WHOLE_MATCH, async () => {
  const [one, two] = [await house.guest(), await house.guest({ size: PHONE })];
  const { path, deal } = await tableByDays();
  await sitDown(one.page, path);
  await sitDown(two.page, path);
  await deal();
  for (const { page } of [one, two]) await page.locator('[data-part="table"]').waitFor();
  await expect.poll(async () => (await isAsked(one.page)) || (await isAsked(two.page))).toBe(true);
  const [asked, other] = (await isAsked(one.page)) ? [one, two] : [two, one];
  await expect.poll(() => asked.page.title()).toMatch(/^Your turn: /);

  const fronts = [await asked.context.newPage(), await asked.context.newPage()];
  for (const [index, page] of fronts.entries()) await page.goto(index === 0 ? '/' : '/rules');
  const [front, rules] = fronts as [Page, Page];
  await front.locator('[data-part="turns"] [data-part="turn"]').waitFor();
  expect(await front.locator('[data-part="turn"]').textContent()).toContain('2 days left');
  await expect.poll(() => front.title()).toBe('(1) Sagebrush');
  await rules.locator('[data-part="turn-sign"]', { hasText: 'Your turn (1)' }).waitFor();
  await expect.poll(() => rules.title()).toMatch(/^\(1\) The rules/);
  expect(await icon(front)).toBe('/icon-turn.svg');
  await expect.poll(() => violationsOn(front)).toEqual([]);

  const waiting = await other.context.newPage();
  await waiting.goto('/');
  expect(await waiting.locator('[data-part="turns"]').count()).toBe(0);
  const hasMoved = async (): Promise<boolean> => {
    await pickOne(asked.page, 'mouse');
    return !(await isAsked(asked.page));
  };
  await expect.poll(hasMoved, { timeout: 120_000 }).toBe(true);
  await waiting.locator('[data-part="turns"] [data-part="turn"]').waitFor();
  await front.locator('[data-part="turns"]').waitFor({ state: 'detached' });
  await rules.locator('[data-part="turn-sign"]').waitFor({ state: 'detached' });
  await expect.poll(() => front.title()).toBe('Sagebrush');
  expect(await icon(front)).toBe('/icon.svg');

  await waiting.goto('/matches');
  const row = waiting.locator('[data-part="matches"] [data-match]');
  await expect.poll(() => row.textContent()).toMatch(/Your turn.*with .*2 days left/);
  await expect.poll(() => violationsOn(waiting)).toEqual([]);
  await waiting.locator('input[name=matches-game][value=wyoming]').check();
  await row.waitFor({ state: 'detached' });
  await waiting.locator('input[name=matches-game][value=all]').check();
  await waiting.locator('#matches-person').selectOption({ index: 1 });
  await row.waitFor();
  await waiting.goto('/');
  await waiting.locator('[data-part="turn"]').click();
  await waiting.locator('[data-part="table"]').waitFor();
  expect(new URL(waiting.url()).pathname).toBe(path);
  expect([...one.problems, ...two.problems]).toEqual([]);
  await one.context.close();
  await two.context.close();
});
