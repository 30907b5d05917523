// The daily deal in the browser: a newcomer sees no more than the posters; who comes back plays the day, once, and sees
// how it went; the day after the shuffle is verified here; and without a server the day is practice.
import { fixedThought } from '@sagebrush/bots';
import {
  canonical,
  dailyOf,
  dayAfter,
  type Log,
  nextInTurn,
  openHost,
  startOfDay,
  thinkingSeed,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../src/daily/words/en.ts';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';

const GAME = 'cowpoker';
const HOUR = 3_600_000;
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const today = (page: Page) => page.locator('[data-part="today"]');
/** Somebody who was here before: they have been dealt in once. */
async function comeBack(page: Page, more = ''): Promise<void> {
  await page.goto('/');
  await page.evaluate((game) => {
    const settings = { state: { dealt: { [game]: 1 } }, version: 0 };
    localStorage.setItem('sagebrush.settings', JSON.stringify(settings));
  }, GAME);
  await page.goto(`/?speed=none${more}`);
}
const dayOf = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/daily')).json()) as { day: string }).day);

test('a day, from the front page to the result, and its proof the day after', WHOLE_MATCH, async () => {
  // The server has run since the day before: this day was promised.
  house.wait(24 * HOUR);
  const { page, problems, announced } = await house.guest({ size: PHONE });
  await page.goto('/?speed=none');
  await page.locator('[data-part="poster"] button').first().waitFor();
  expect(await today(page).isVisible()).toBe(false);

  await comeBack(page);
  const chip = today(page).locator('[data-state="new"]').last();
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await page.locator('[data-part="table-bar"]').waitFor();
  expect(await page.locator('[data-part="take-back"]').count()).toBe(0);
  await page.locator('[data-part="daily-note"]', { hasText: 'for the record' }).waitFor();
  await page.locator('[data-part="table-bar"] [data-part="daily-counts"]').waitFor();
  // By the keys alone, and all of it is said.
  expect(await play(page, { by: 'keys' })).toBe(true);
  expect((await announced()).length).toBeGreaterThan(10);
  expect(await page.locator('[data-part="check-shuffle"]').count()).toBe(0);
  await page.locator('[data-part="to-daily"]').click();
  await page.locator('[data-part="daily-result"]').waitFor();
  expect(await page.locator('[data-part="share-card"]').textContent()).toContain('Sagebrush');
  expect(await violationsOn(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.locator('[data-part="share-picture"]').click();
  expect((await saving).suggestedFilename()).toMatch(/^sagebrush-.*\.png$/);
  for (const lang of ['de', 'it', 'en']) {
    await page.goto(`${new URL(page.url()).pathname}?lang=${lang}`);
    await page.locator('[data-part="daily-result"]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  }

  // It counts once: the front page leads to the result now.
  const place = new URL(page.url()).pathname;
  await page.goto('/');
  await today(page).locator('[data-state="done"]').waitFor();

  const day = await dayOf(page);
  const now = Date.now() + 24 * HOUR;
  house.wait(startOfDay(dayAfter(day)) + HOUR + 60_000 - now);
  await expect
    .poll(
      async () => {
        await page.goto(place);
        await page.locator('[data-part="daily-proof"]').waitFor();
        return page.locator('[data-part="daily-check"]').count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  expect(await dayOf(page)).toBe(dayAfter(day));

  // What was promised and what is opened are checked here, and the match move by move.
  await page.locator('[data-part="daily-proof"] summary').click();
  await page.locator('[data-part="daily-check"]').click();
  await page.locator('[data-part="daily-checked"][data-fits="true"]').waitFor();
  expect(await page.locator('[data-part="daily-checked"]').textContent()).toContain('move by move');
  await saidToFail(page, place);

  // A missed day is forgiven.
  await page.goto('/daily');
  expect(await page.locator('[data-part="streak"]').textContent()).toContain('1 day in a row');
  await page.locator('[data-part="calendar"]').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await tenthDay(page, dayAfter(day));
  expect(problems).toEqual([]);
});

/** Nine of the ten days before today: one was missed, and forgiven. */
async function tenthDay(page: Page, day: string): Promise<void> {
  const days = Array.from({ length: 10 }, (_, before) => dayAfter(day, -1 - before)).filter((_, nth) => nth !== 4);
  await page.route('**/api/me/dailies', async (route) => {
    const answer = await route.fetch();
    const { tries } = (await answer.json()) as { tries: readonly object[] };
    await route.fulfill({ response: answer, json: { tries: days.map((one) => ({ ...tries[0], day: one })) } });
  });
  for (const [lang, streak] of [
    ['de', '9 Tage'],
    ['it', '9 giorni'],
    ['en', '9 days in a row'],
  ] as const) {
    await page.goto(`/daily?lang=${lang}`);
    await expect.poll(() => page.locator('[data-part="streak"]').textContent()).toContain(streak);
    expect(await page.locator('[data-part="calendar"] [data-played="1"]').count()).toBe(days.length);
    expect(await page.locator('[data-part="calendar"]').getAttribute('aria-label')).toContain('9');
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.unrouteAll();
}

/** A server that opens another secret than the one it promised is found out. */
async function saidToFail(page: Page, place: string): Promise<void> {
  await page.route(`**/api${place}`, async (route) => {
    const answer = await route.fetch();
    const result = (await answer.json()) as { deal: object };
    await route.fulfill({ response: answer, json: { ...result, deal: { ...result.deal, secret: '5a'.repeat(32) } } });
  });
  await page.goto(place);
  await page.locator('[data-part="daily-proof"] summary').click();
  await page.locator('[data-part="daily-check"]').click();
  await page.locator('[data-part="daily-checked"][data-fits="false"]').waitFor();
  await page.unrouteAll();
}

test('offline the day is practice, and Chromium’s bots answer as Node’s do', WHOLE_MATCH, async () => {
  const { page } = await house.guest();
  await page.route('**/api/**', (route) => route.abort());
  const noDeal = page.locator('[data-part="no-deal"]');
  await page.goto(`/daily/2026-11-18/${GAME}`);
  await noDeal.getByText(en.noServer).waitFor();
  await comeBack(page);
  const chip = today(page).locator('[data-state="practice"]').last();
  await chip.click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-part="table-bar"] [data-part="practice"]').waitFor();
  expect(await play(page)).toBe(true);
  const log = await page.evaluate(
    () =>
      new Promise<Log>((resolve) => {
        const opening = indexedDB.open('sagebrush', 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('matches').objectStore('matches').getAll();
          asked.onsuccess = () => resolve((asked.result as { log: Log }[])[0]?.log as Log);
        };
      }),
  );
  expect(strayAnswers(log)).toEqual([]);
  expect(log.entries.length).toBeGreaterThan(10);
});

/** The entries of bots that are not what Node's answer. */
function strayAnswers({ entries, seal: _, ...start }: Log): number[] {
  const game = games.find(start.game);
  const { level, playouts } = dailyOf(game);
  const host = openHost(game, start);
  return entries.flatMap((entry, index) => {
    const seat = nextInTurn(host.match, 0) ?? 0;
    const fixed = { level, playouts, seed: thinkingSeed(host.match, seat) };
    const answer = seat === 0 ? undefined : canonical(fixedThought(host.questionFor(seat), fixed).action);
    const isStray =
      seat !== entry.seat ||
      (answer !== undefined && answer !== canonical('action' in entry ? (entry.action as object) : {}));
    host.accept(host.tryEntry(entry));
    return isStray ? [index] : [];
  });
}
