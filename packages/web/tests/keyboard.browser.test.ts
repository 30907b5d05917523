// By keyboard alone: a whole match of each game in one language each, and what the live region says meanwhile.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { SHORT_WYOMING, sitDownHere } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Runs in the page: counts the sheets between two hands or games. */
function countSheets(): void {
  const sheets = new Set<Element>();
  Object.assign(globalThis, { sheets });
  new MutationObserver(() => {
    const sheet = document.querySelector('dialog[data-part="outcome"]:has([data-part="score-sheet"])');
    if (sheet && !sheet.querySelector('[data-part="winner"]')) sheets.add(sheet);
  }).observe(document, { subtree: true, childList: true });
}
const sheetsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { sheets: Set<Element> }).sheets.size);
const outlinesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => getComputedStyle(element).outlineStyle));

test.each([
  { game: 'corral', players: 2, lang: 'en', you: /\byou\b/i, sheets: 0 },
  // No single hand reaches 500: there is a sheet between two of them, whatever the bots had time to think of.
  { ...SHORT_WYOMING, rules: { ...SHORT_WYOMING.rules, target: 500 }, lang: 'de', you: /\bdu\b/i, sheets: 1 },
  { game: 'cowpoker', players: 3, rules: { games: 2 }, lang: 'it', you: /\btu\b/i, sheets: 1 },
] as const)(
  'a whole match of $game by keyboard, in $lang, with forced colours and nothing that moves',
  WHOLE_MATCH,
  async ({ lang, you, sheets, ...setting }) => {
    const { page, context, problems, announced } = await house.guest({ lang });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.addInitScript(countSheets);
    await sitDownHere(page, { ...setting, query: '&seed=keys' });
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    const asked = (await page.locator('[data-part="asked-text"]').textContent()) ?? '';
    expect(asked).not.toBe('');
    await expect.poll(() => announced()).toContain(asked);
    // Whose turn it is, what can be picked and what is picked has a line of its own, not a glow alone.
    const felt = page.locator('[data-part="table"][data-yours] [data-part="felt"]');
    await expect.poll(() => felt.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('4px');
    const inHand = '[data-part="hand"] [data-lit]';
    while ((await page.locator(inHand).count()) === 0) await play(page, { picks: 1, by: 'keys' });
    await expect.poll(() => outlinesOf(page, '[data-part="table"] [data-lit]')).not.toContain('none');
    await page.locator(inHand).first().click();
    await expect.poll(() => outlinesOf(page, '[data-part="hand"] [data-picked]')).toContain('double');
    await page.keyboard.press('Escape');
    expect(await play(page, { by: 'keys' })).toBe(true);
    const said = (await announced()).join(' ');
    expect(said).toContain('Dusty');
    expect(said).toMatch(you);
    expect(said.length).toBeGreaterThan(500);
    // What must be read between two hands or games stands there, though nothing moves.
    expect(await sheetsOn(page)).toBeGreaterThanOrEqual(sheets);
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
