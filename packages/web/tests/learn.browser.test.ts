// The rules with their search, the glossary, and the hand explainer: found, linked, typed, tapped, and sent on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/games.ts';
import { violationsOn } from './axe.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { sitDownHere } from './tables.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test(
  'the rules of all games are searched as one types, what was found is marked, and the search stands in the address',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems } = await house.guest();
    await page.goto('/rules');
    await page.locator('[data-part="rules-contents"]').first().waitFor();
    await page.locator('#search').fill('lawman outlaw');
    await page.locator('#GC-5\\.3 mark').first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('lawman outlaw');
    await expect.poll(() => page.locator('[data-part="clause"]').count()).toBeLessThan(10);
    await page.locator('#search').fill('no such words anywhere');
    await page.locator('[data-part~="note"]').waitFor();
    await page.goto('/rules?q=jack');
    await page.locator('[data-part="clause"] mark').first().waitFor();
    await expect.poll(() => page.locator('[data-part="rules-game"]').count()).toBeGreaterThan(1);
    await page.goto('/rules/wyoming#WC-7.2');
    await page.locator('#WC-7\\.2[data-aimed]').waitFor();
    await expect
      .poll(() =>
        page.locator('#WC-7\\.2').evaluate((clause) => Math.abs(clause.getBoundingClientRect().top) < innerHeight),
      )
      .toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('on a phone the rules of a game begin on the first screen', WHOLE_MATCH, async () => {
  // In the language that needs the most room.
  const { page, context, problems } = await house.guest({ size: PHONE, lang: 'de' });
  for (const game of GAME_IDS) {
    await page.goto(`/rules/${game}`);
    await page.locator('[data-part="clause"]').first().waitFor();
    const firstWords = page.locator('main section p').first();
    await expect
      .poll(() => firstWords.evaluate((words) => words.getBoundingClientRect().bottom), { message: game })
      .toBeLessThan(PHONE.height);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test.each(walks(['de'], ['en', 'it']))(
  'rules, glossary and explainer in %s, large and small: axe minds nothing, nothing is cut off',
  WHOLE_MATCH,
  async (lang) => {
    const { page, context, problems } = await house.guest({ lang });
    for (const path of [
      '/rules',
      '/rules?q=joker',
      '/glossary',
      '/hands?one=KH.KD.X1.2S.9C.4D&onewild=2&two=AS.KS.QS.JS.9S',
      '/rules/corral',
    ]) {
      for (const size of lang === 'en' ? [PHONE, DESKTOP] : [PHONE]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page
          .locator('[data-part="rules-contents"], [data-part="clause"], [data-part="glossary"], [data-part="deck"]')
          .first()
          .waitFor();
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), {
            message: `${path} ${size.width}`,
          })
          .toBe(true);
        const cutOff = await page
          .locator('main :has(> table)')
          .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
        expect(cutOff, `${path} ${size.width}`).toBe(0);
        await expect.poll(() => violationsOn(page), { message: `${path} ${size.width}` }).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a hand is tapped and typed, its wilds explained, and compared down to the kicker', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await page.goto('/hands');
  for (const card of ['King of Hearts', 'King of Diamonds', 'Joker 1'])
    await page.getByRole('button', { name: card, exact: true }).click();
  await page.locator('[data-part="hand-name"]', { hasText: 'Three of a kind, kings' }).waitFor();
  await expect.poll(() => page.locator('[data-part="stands"]').first().textContent()).toContain('K♠');
  await expect.poll(() => new URL(page.url()).searchParams.get('one')).toBe('KH.KD.X1');
  await page.locator('#typed-one').fill('KH KD 9S 9C QH');
  await page.locator('#typed-two').fill('ks k♣ 9h 9d 10s');
  await page.locator('[data-part="hands-verdict"]', { hasText: 'The kicker decides: Queen beats Ten' }).waitFor();
  await expect.poll(() => page.locator('[data-part="poker-card"][data-decides]').count()).toBe(2);
  await page.locator('#typed-two').fill('KS blue');
  await page.locator('[data-part~="typed"] [role=alert]', { hasText: 'blue' }).waitFor();
  const { page: stranger, context: elsewhere } = await house.guest({ lang: 'de' });
  await stranger.goto('/hands?one=2H.AS.3D.4C.5S.KD.KC&onewild=2&two=AH.AD');
  await stranger.locator('[data-part="hand-name"]', { hasText: 'Straße, Fünf hoch' }).waitFor();
  await expect.poll(() => stranger.locator('[data-part="runners-up"] li').first().textContent()).toContain('Drilling');
  expect(problems).toEqual([]);
  await elsewhere.close();
  await context.close();
});

test('a score sheet and a log lead to clauses and to the explainer', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await sitDownHere(page, { game: 'cowpoker', players: 2, query: '&seed=learn' });
  expect(await play(page)).toBe(true);
  const explain = page.locator('[data-part="score-sheet"] [data-part="hand-link"]').first();
  await expect.poll(() => explain.getAttribute('href')).toMatch(/^\/hands\?one=/);
  await expect
    .poll(() => page.locator('[data-part="log"] [data-part="clause-link"]').first().getAttribute('href'))
    .toMatch(/^\/rules\/cowpoker#CP-/);
  await page.goto((await explain.getAttribute('href')) ?? '');
  await page.locator('[data-part="hand-name"]').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
