// By keyboard alone: a whole match of each game, and what the live region says meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { SHORT_WYOMING, sitDownHere } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([{ game: 'corral', players: 2 }, SHORT_WYOMING, { game: 'cowpoker', players: 3 }] as const)(
  'a whole match of $game by keyboard',
  WHOLE_MATCH,
  async (setting) => {
    const { page, context, problems, announced } = await house.guest();
    await sitDownHere(page, { ...setting, query: '&seed=keys' });
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    const asked = (await page.locator('[data-part="asked-text"]').textContent()) ?? '';
    expect(asked).not.toBe('');
    await expect.poll(() => announced()).toContain(asked);
    expect(await play(page, { by: 'keys' })).toBe(true);
    const said = (await announced()).join(' ');
    expect(said).toContain('Dusty');
    expect(said.length).toBeGreaterThan(500);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'arrows move between cards, Enter picks, Escape puts back, ? says why not with the rule',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems, announced } = await house.guest();
    await sitDownHere(page, { game: 'corral', players: 2, query: '&seed=why' });
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    await page.locator('[data-part="hand"] [data-spot]').first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).not.toBe(first);
    await expect.poll(focused).toMatch(/^hand:/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-picked]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-picked]').count()).toBe(0);
    const chosen = await focused();
    await page.keyboard.press('Enter');
    await page.locator('[data-part="put-back"]').waitFor();
    // N always goes on, to what may be picked next; putting back by its button returns to the card.
    await page.keyboard.press('n');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('[data-lit], [data-part="verb"]')))
      .toBe(true);
    await page.locator('[data-part="put-back"]').press('Enter');
    await expect.poll(() => page.locator('[data-picked]').count()).toBe(0);
    await expect.poll(focused).toBe(chosen);
    // This deal gives the Ace of Hearts, which cannot be a fighter.
    await page.locator('[data-spot="hand:AH"]').focus();
    await page.keyboard.press('?');
    await page.locator('[data-part="why-not"]').waitFor();
    await expect.poll(() => page.locator('[data-part="why-not"] a').textContent()).toMatch(/GC-3\.1/);
    await expect.poll(async () => (await announced()).at(-1)).toContain('Ace of Hearts');
    await page.keyboard.press('h');
    // The hint is a sentence on the table.
    await expect.poll(() => page.locator('[data-part="hint"]').textContent()).toMatch(/\w{3,}.*\./);
    expect(problems).toEqual([]);
    await context.close();
  },
);
