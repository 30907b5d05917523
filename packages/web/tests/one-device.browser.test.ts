// Two people and a bot at one device, without a network: a curtain between hands, and nobody's cards behind it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';
import { play } from './play.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const curtain = (page: Page) => page.locator('[data-part="curtain"]');

/** Runs in the page: every card that is drawn or said there. */
const cardsIn = (page: Page): Promise<number> => page.locator('[data-spot^="hand:"], [data-part="log"] li').count();

/** Plays until the curtain has fallen again, and says for whom. */
async function playTurn(page: Page): Promise<string> {
  await play(page, { by: 'keys', toCurtain: true });
  return (await curtain(page).locator('h1').textContent()) ?? '';
}

test('two people and a bot at one device, by keyboard, offline and opened again', WHOLE_MATCH, async () => {
  const { page, context, problems, announced } = await house.guest({ worker: true, size: PHONE });
  await page.goto('/?speed=none');
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/play/corral?speed=none&seed=device');
  await page.locator('input[name=count][value="3"]').check();
  await page.locator('input[name=level][value="greenhorn"]').check();
  await page.locator('input[name=people][value="2"]').check();
  await page.getByLabel('Name of person 2').fill('Belle');
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play at this device' }).click();

  await curtain(page).waitFor();
  expect(await cardsIn(page)).toBe(0);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  expect(await page.title()).toContain('turn');
  const first = (await curtain(page).locator('h1').textContent()) ?? '';
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/show my cards$/);
  await page.keyboard.press('Enter');
  await page.locator('[data-spot^="hand:"]').first().waitFor();
  const own = await page
    .locator('[data-spot^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot')));

  const second = await playTurn(page);
  expect(new Set([first, second])).toEqual(new Set(['Stranger, it’s your turn', 'Belle, it’s your turn']));
  expect(await cardsIn(page)).toBe(0);
  // Not the keyboard either: nothing of the other's can be reached from here.
  for (const key of ['n', 'h', 'u', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
  expect(await cardsIn(page)).toBe(0);
  await page.reload();
  await curtain(page).waitFor();
  expect(await cardsIn(page)).toBe(0);
  expect(await curtain(page).locator('h1').textContent()).toBe(second);
  await curtain(page).getByRole('button').press('Enter');
  await page.locator('[data-spot^="hand:"]').first().waitFor();
  const theirs = await page
    .locator('[data-spot^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot')));
  expect(theirs.filter((card) => own.includes(card))).toEqual([]);
  await expect.poll(async () => (await announced()).join(' ')).toMatch(/Stranger|Belle/);

  expect(await play(page, { by: 'keys' })).toBe(true);
  await expect.poll(() => page.locator('[data-part="winner"]').textContent()).not.toMatch(/^You/);
  await page.locator('[data-part="score-sheet"]', { hasText: 'Belle' }).waitFor();
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
