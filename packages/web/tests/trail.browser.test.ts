// The trail in the browser: whoever comes back finds it, meets the first character offline, wins a series, wears what it
// brought, and is let in by the next.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';
import { play } from './play.ts';

const GAME = 'corral';
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const stops = (page: Page) => page.locator(`[data-part="trail"][data-game="${GAME}"] [data-part="stop"]`);
const stateOf = (page: Page, nth: number) => stops(page).nth(nth).getAttribute('data-state');
const overflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Runs in the page: the only match becomes two won ones, as if the person had come before the character. */
function winTwice(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sagebrush', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('matches', 'readwrite').objectStore('matches');
      const asked = store.getAll();
      asked.onsuccess = () => {
        const [match] = asked.result as { id: string; you: number; outcome: { places: number[] } }[];
        if (!match) return reject(new Error('no match was kept'));
        const places = match.outcome.places.map((_, seat) => (seat === match.you ? 1 : 2));
        const won = { ...match, outcome: { ...match.outcome, places } };
        store.put(won);
        store.put({ ...won, id: `${match.id}-again` }).onsuccess = () => resolve(match.id);
      };
    };
  });
}

test('a series on the trail, offline on a phone, and what it brings', WHOLE_MATCH, async () => {
  const { page, context, problems, announced } = await house.guest({ size: PHONE, worker: true });
  await page.goto('/?speed=none');
  await workerReady(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    localStorage.setItem('sagebrush.settings', JSON.stringify({ state: { dealt: { corral: 1 } }, version: 0 }));
  });
  await page.goto('/?speed=none');
  await page.locator('[data-part="today"] [data-part="to-trail"]').press('Enter');
  await stops(page).first().waitFor();
  expect(await page.locator('[data-part="stop"]').count()).toBe(12);
  expect([await stateOf(page, 0), await stateOf(page, 1)]).toEqual(['open', 'closed']);
  expect(await stops(page).nth(1).getByRole('button').count()).toBe(0);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  expect(await overflow(page)).toBe(false);

  await stops(page).first().getByRole('button', { name: 'Play: Copycat Cal' }).press('Enter');
  await page.waitForURL(/\/table\//);
  await page.locator('[data-part="table-bar"]').waitFor();
  expect(await play(page, { by: 'keys' })).toBe(true);
  await page.locator('[data-part="series"]').waitFor();
  expect((await announced()).length).toBeGreaterThan(0);
  await expect.poll(() => violationsOn(page)).toEqual([]);

  // Two won games later.
  const match = await page.evaluate(winTwice);
  await page.goto(`/table/${match}`);
  const series = page.locator('[data-part="series"][data-decided]');
  await series.waitFor();
  expect(await series.textContent()).toContain('a bowler');
  expect(await series.textContent()).toContain('Fencepost Flo lets you in now.');
  // The sheet has come by itself: what is pressed in its first moment does nothing.
  const isBack = async (): Promise<boolean> => {
    if (new URL(page.url()).pathname === '/trail') return true;
    await series.locator('[data-part="to-trail"]').press('Enter');
    return false;
  };
  await expect.poll(isBack, { interval: 100 }).toBe(true);
  await stops(page).first().waitFor();
  expect([await stateOf(page, 0), await stateOf(page, 1), await stateOf(page, 2)]).toEqual([
    'beaten',
    'open',
    'closed',
  ]);
  await page.locator('[data-part="worn"] input[value="bowler"]').check();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.reload();
  await stops(page).first().waitFor();
  expect(await page.locator('[data-part="worn"] input[value="bowler"]').isChecked()).toBe(true);
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('felts and backs are worn, in every language, on a desktop', WHOLE_MATCH, async () => {
  const { page, problems } = await house.guest({ size: DESKTOP });
  await page.goto('/');
  await page.evaluate(() => {
    const earned = ['back:indigo', 'felt:midnight', 'hat:topper'];
    const beaten = ['corral/copycat', 'corral/fencepost', 'corral/quick', 'corral/pockets'];
    const state = { dealt: { corral: 1 }, earned, beaten };
    localStorage.setItem('sagebrush.settings', JSON.stringify({ state, version: 0 }));
  });
  for (const [lang, title] of [
    ['de', 'Der Trail'],
    ['it', 'La pista'],
    ['en', 'The trail'],
  ] as const) {
    await page.goto(`/trail?lang=${lang}`);
    await stops(page).first().waitFor();
    expect(await page.locator('h1').textContent()).toBe(title);
    expect(await overflow(page)).toBe(false);
    await expect.poll(() => violationsOn(page)).toEqual([]);
  }
  const painted = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const colours = ['--felt', '--back-field'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
      );
      return [dataset['felt'], dataset['cardBack'], ...colours];
    });
  const usual = await painted();
  await page.locator('[data-part="worn"] input[name="felt"][value="midnight"]').check();
  await page.locator('[data-part="worn"] input[name="back"][value="indigo"]').check();
  const worn = await painted();
  expect(worn.slice(0, 2)).toEqual(['midnight', 'indigo']);
  expect(worn.filter((colour, nth) => colour === usual[nth])).toEqual([]);
  expect(problems).toEqual([]);
});
