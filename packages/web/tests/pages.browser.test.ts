// Every page: no violations, no scrolling tables, three languages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { outsideOf } from './fits.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { sitDownHere } from './tables.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const PAGES = [
  '/',
  '/play/wyoming',
  '/lobby',
  '/matches',
  '/replay',
  '/puzzles',
  '/record',
  '/settings',
  '/me',
  '/sign-in',
  '/rules/corral',
  '/rules/wyoming',
  '/rules/cowpoker',
  '/nowhere',
];

test.each(walks(['de'], ['en', 'it']))(
  'pages in %s: a title, the language, nothing that axe minds',
  WHOLE_MATCH,
  async (lang) => {
    const { page, context, problems } = await house.guest({ lang });
    for (const path of PAGES) {
      await page.goto(`${path}?speed=none`);
      await page.locator('h1').waitFor();
      if (path.startsWith('/rules')) await page.locator('[data-part="clause"]').first().waitFor();
      await expect.poll(() => page.title(), { message: path }).toContain('Sagebrush');
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      await expect.poll(() => violationsOn(page), { message: path }).toEqual([]);
    }
    // '/nowhere' is answered as it should be.
    expect(problems).toEqual([expect.stringContaining('404 (Not Found)')]);
    await context.close();
  },
);

const SIZES = [DESKTOP, { width: 1024, height: 768 }, PHONE, { width: 844, height: 390 }];
const TABLES = [
  { game: 'corral', players: 6 },
  { game: 'wyoming', players: 9 },
  { game: 'cowpoker', players: 4 },
  { game: 'corral', players: 2 },
] as const;

test.each(TABLES)(
  '$game with $players seats fits every size without scrolling, and axe minds nothing',
  WHOLE_MATCH,
  async (setting) => {
    const { page, context, problems } = await house.guest();
    await sitDownHere(page, { ...setting, query: '&seed=sizes' });
    await play(page, { picks: 12 });
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForFunction(() => document.querySelector('[data-part="table"]')?.clientHeight === innerHeight);
      const name = `${size.width}x${size.height}`;
      await expect
        .poll(
          () =>
            outsideOf(
              page,
              '[data-part="seat-head"], [data-part="hand"] [data-spot], [data-part="verbs"] button, [data-part="pile-spot"]',
            ),
          { message: name },
        )
        .toEqual([]);
      await expect.poll(() => violationsOn(page), { message: name }).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a setting holds after a reload: language, four colours, felt', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await page.goto('/settings');
  await page.locator('input[name=lang][value=it]').check();
  await page.locator('input[name=felt][value=indigo]').check();
  await page.reload();
  await page.locator('h1').waitFor();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Impostazioni');
  await expect.poll(() => page.locator('html').getAttribute('data-felt')).toBe('indigo');
  expect(problems).toEqual([]);
  await context.close();
});
