// The end of each game: it is counted out in its order, the totals come to what the sheet says, a tap goes to the end, and
// where nothing shall move all of it stands there at rest. In three languages.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRules } from '../src/games/games.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { endedMatch, keepMatch } from './matches.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** One step of the count, as the page shows it. */
interface Shown {
  readonly chapter: string;
  readonly points: string;
  readonly totals: Readonly<Record<string, string>>;
}

/** Runs in the page: keeps each step that is shown. */
function watchCount(): void {
  const steps: Shown[] = [];
  Object.assign(globalThis, { steps });
  let last: Element | null = null;
  new MutationObserver(() => {
    const step = document.querySelector('[data-part="reveal-step"]');
    if (!step || step === last) return;
    last = step;
    const totals = [...document.querySelectorAll('[data-part="reveal-total"]')].map((total) => [
      total.previousElementSibling?.textContent,
      total.textContent,
    ]);
    steps.push({
      chapter: document.querySelector('[data-part="chapter"]')?.textContent ?? '',
      points: step.querySelector('[data-part="stamp"]')?.textContent ?? '0',
      totals: Object.fromEntries(totals),
    });
  }).observe(document, { subtree: true, childList: true });
}

const stepsOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => (globalThis as unknown as { steps: Shown[] }).steps);
const numberIn = (text: string | null | undefined): number => Number((text ?? '').replace('−', '-').replace(',', '.'));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Who has how much on the score sheet. */
const sheetOn = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('[data-part="score-sheet"] summary')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('[data-part="sheet-name"]')?.textContent,
          row.querySelector('[data-part="sum"]')?.textContent,
        ]),
      ),
    );

test.each([
  { game: 'corral', lang: 'en', you: 'You', asked: {}, chapters: ['The score piles are counted'] },
  {
    game: 'wyoming',
    lang: 'de',
    you: 'Du',
    asked: { handLimit: 10, matchLimit: 2 },
    chapters: ['Runde 1', 'Die letzte Runde'],
  },
  { game: 'cowpoker', lang: 'it', you: 'Tu', asked: {}, chapters: ['Bande', 'Cantine', 'Mani'] },
])('the end of $game is counted out, in $lang', WHOLE_MATCH, async ({ game, lang, you, asked, chapters }) => {
  const ended = endedMatch(await loadRules(game), `ending-${game}`, asked);
  const { page, context, problems } = await house.guest({ size: PHONE, lang });
  await page.clock.install();
  await page.addInitScript(watchCount);
  const address = await keepMatch(page, ended);
  await page.goto(address);
  await page.locator('[data-part="reveal"]').waitFor();
  for (let steps = 1; (await page.locator('[data-part="winner"]').count()) === 0; steps++) {
    expect(steps).toBeLessThan(400);
    await page.clock.runFor(1000);
  }
  const steps = await stepsOn(page);
  const seen = steps.map(({ chapter }) => chapter).filter((chapter, at, all) => chapter !== all[at - 1]);
  expect(seen).toEqual(chapters);
  const sheet = await sheetOn(page);
  expect(steps.at(-1)?.totals).toEqual(sheet);
  expect(Object.keys(sheet)).toContain(you);
  expect(sumOf(steps.map(({ points }) => numberIn(points)))).toBeCloseTo(sumOf(Object.values(sheet).map(numberIn)));
  await page.locator('[data-part="best-moment"]').waitFor();
  expect(await page.locator('[data-part="score-sheet"] details[open] [data-you]').textContent()).toBe(you);
  const lines = page.locator('[data-part="score-sheet"] details[open] li');
  const own = ended.outcome.sheet.filter(({ seat }) => seat === 0);
  expect(await lines.count()).toBe(own.length);

  // Counted once; anew on a page of its own, where a tap goes to the end.
  await page.goto(address);
  await page.locator('[data-part="reveal"]').click();
  await page.locator('[data-part="winner"]').waitFor();

  // Without motion, by the system or by the setting: the same, at rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const still of [address, `${address}?speed=none`]) {
    await page.goto(still);
    await page.locator('[data-part="winner"]').waitFor();
    expect(await stepsOn(page)).toEqual([]);
    expect(await sheetOn(page)).toEqual(sheet);
    expect(await page.locator('[data-part="score-sheet"] details[open] li').count()).toBe(own.length);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
  expect(problems).toEqual([]);
  await context.close();
});
