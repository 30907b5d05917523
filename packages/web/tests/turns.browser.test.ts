// A match by days in real browsers: whose turn it is stands on every page, on the tab and in the bar, and goes with the
// move.
import { client } from '@sagebrush/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { pickOne } from './play.ts';
import { sitDownHere } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A table by days that a program has opened and deals, so that this test is about what comes afterwards. */
async function tableByDays() {
  const { token = '' } = await client({ base: house.address }).call('arrive', { body: { program: true } });
  const opener = client({ base: house.address, token });
  const body = { game: 'corral', seats: 3, clock: { kind: 'days', days: 3 } } as const;
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
  const [one, two, three] = [await house.guest(), await house.guest({ size: PHONE }), await house.guest()];
  const people = [one, two, three];
  const { path, deal } = await tableByDays();
  for (const { page } of people) await sitDown(page, path);
  await deal();
  for (const { page } of people) await page.locator('[data-part="table"]').waitFor();
  const askedNow = async () => {
    const asks = await Promise.all(people.map(({ page }) => isAsked(page)));
    return people.filter((_, index) => asks[index]);
  };
  await expect.poll(async () => (await askedNow()).length).toBe(1);
  const [asked] = (await askedNow()) as [typeof one];
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
  // At another table it is not that table's turn.
  const elsewhere = await asked.context.newPage();
  await sitDownHere(elsewhere, { game: 'corral', players: 2 });
  await elsewhere.locator('[data-part="turn-sign"]', { hasText: '1 other table waits for you' }).waitFor();
  await elsewhere.close();
  // Where the list lies below the screen a sign says it; one look is enough on any size.
  await front.setViewportSize(PHONE);
  const sign = front.locator('[data-part="turn-sign"]', { hasText: 'Your turn (1)' });
  await sign.waitFor();
  const edge = await sign.boundingBox();
  expect((edge?.y ?? PHONE.height) + (edge?.height ?? 0)).toBeLessThan(PHONE.height);
  expect(await sign.getAttribute('href')).toBe(path);
  await expect.poll(() => violationsOn(front)).toEqual([]);
  await front.setViewportSize(DESKTOP);
  await sign.waitFor({ state: 'detached' });

  const waitingPages: Page[] = [];
  for (const { context } of people.filter((person) => person !== asked)) {
    const page = await context.newPage();
    await page.goto('/');
    expect(await page.locator('[data-part="turns"]').count()).toBe(0);
    waitingPages.push(page);
  }
  const hasMoved = async (): Promise<boolean> => {
    await pickOne(asked.page, 'mouse');
    return !(await isAsked(asked.page));
  };
  await expect.poll(hasMoved, { timeout: 120_000 }).toBe(true);
  // Somebody else is told, and only they.
  const told = async (): Promise<Page[]> => {
    const counts = await Promise.all(waitingPages.map((page) => page.locator('[data-part="turn"]').count()));
    return waitingPages.filter((_, index) => (counts[index] ?? 0) > 0);
  };
  await expect.poll(async () => (await told()).length).toBe(1);
  const [waiting] = (await told()) as [Page];
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
  expect(people.flatMap(({ problems }) => problems)).toEqual([]);
  for (const { context } of people) await context.close();
});
