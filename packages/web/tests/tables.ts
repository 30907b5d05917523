// Ways to a table for the browser tests.
import type { Page } from 'playwright-core';

export interface Setting {
  readonly game: string;
  readonly players: number;
  /** Whole numbers among the house rules: a low target and a short hand make a match that ends soon. */
  readonly rules?: { readonly [option: string]: number };
  readonly query?: string;
  /** Nothing moves, unless it is said otherwise. */
  readonly speed?: 'quick';
}

/** Wyoming to a low target, in hands that end soon. */
export const SHORT_WYOMING = {
  game: 'wyoming',
  players: 3,
  rules: { target: 50, handLimit: 10, matchLimit: 2 },
} as const;

/** Opens the page where a table is set, chooses, and presses its button. */
async function set(
  page: Page,
  { game, players, rules = {}, query = '', speed }: Setting,
  company: string,
): Promise<void> {
  await page.goto(`/play/${game}?speed=${speed ?? 'none'}${query}`);
  await page.locator('input[name=level][value="greenhorn"]').check();
  await page.locator(`input[name=company][value="${company}"]`).check();
  await page.locator(`input[name=count][value="${players}"]`).check();
  if (Object.keys(rules).length > 0) await page.locator('[data-part~="house-rules"] summary').click();
  for (const [name, value] of Object.entries(rules)) await page.locator(`#option-${name}`).fill(String(value));
  await page.locator('[data-part="page"] > [data-part="actions"] button').click();
}

export async function sitDownHere(page: Page, setting: Setting): Promise<void> {
  await set(page, setting, 'here');
  await page.locator('[data-part="table"]').waitFor();
}

/** A table on the server with the guest in the first chair and bots in `bots` others. */
export async function openOnlineTable(
  page: Page,
  setting: Setting,
  bots: number,
  company: 'friends' | 'anyone' = 'friends',
): Promise<void> {
  await set(page, setting, company);
  await page.locator('[data-part="chairs"]').waitFor();
  for (let bot = 0; bot < bots; bot++) {
    const free = await page.locator('[data-part="chairs"] [data-part="free"]').count();
    await page.locator('[data-part="chairs"] li:has([data-part="free"]) button').last().click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('[data-part="chairs"] [data-part="free"]').length < before,
      free,
    );
  }
}

export async function deal(page: Page): Promise<void> {
  await page.locator('[data-part="page"] > [data-part="actions"] :is(a, button)').click();
  await page.locator('[data-part="table"]').waitFor();
}
