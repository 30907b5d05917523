// A trick can be read: a number of two figures stands beside its card, under nothing, at every size; and a card that was
// played is not held before the eyes any longer.
import { type Log, replayHost } from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRules } from '../src/games/games.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { playersOf, playMatch } from './matches.ts';
import { SIX_SIZES } from './shifts.ts';
import { sitDownHere } from './tables.ts';

const GAME = 'cowpoker';
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Plays {
  readonly trick?: { readonly plays: readonly { readonly value: number }[] } | null;
}

/** A match, and the entry after which a two-figure value lies in a trick with another card after it. */
async function matchWithTen(): Promise<{ readonly log: Log; readonly at: number }> {
  const rules = await loadRules(GAME);
  for (let match = 0; match < 40; match++) {
    const { log } = playMatch(rules, `ten ${match}`, {}, 200);
    const host = replayHost(rules, { ...log, entries: [] });
    for (const [index, entry] of log.entries.entries()) {
      host.accept(host.tryEntry(entry));
      const { trick } = momentsOf(host)(0).view as Plays;
      const plays = trick?.plays ?? [];
      if (plays.some(({ value }, place) => value > 9 && place < plays.length - 1)) return { log, at: index + 1 };
    }
  }
  throw new Error('no trick with a ten');
}

/** Runs in the page: the numbers that reach into the slot beside theirs, or out of their own. */
function coveredNumbers(): string[] {
  const numbers = [...document.querySelectorAll<HTMLElement>('[data-part="trick-value"]')];
  const boxes = numbers.map((number) => {
    const text = document.createRange();
    text.selectNodeContents(number);
    const slot = number.parentElement?.getBoundingClientRect();
    return { said: number.textContent ?? '', text: text.getBoundingClientRect(), slot };
  });
  if (!boxes.some(({ said }) => said.length > 1)) return ['no number of two figures'];
  return boxes
    .filter(({ said, text, slot }) => said !== '' && slot && text.right > slot.right + 0.5)
    .map(({ said, text, slot }) => `${said} ends at ${text.right}, its slot at ${slot?.right}`);
}

async function showAt(page: Page, { log, at }: Awaited<ReturnType<typeof matchWithTen>>): Promise<void> {
  await page.goto('/replay');
  const file = JSON.stringify({ sagebrush: 1, players: playersOf(log), log });
  await page.evaluate(
    ([key = '', text = '']) => sessionStorage.setItem(key, text),
    [`sagebrush.log.${log.match}`, file],
  );
  await page.goto(`/replay/${log.match}?at=${at}&eyes=0&speed=none`);
  await page.locator('[data-part="trick-value"]').first().waitFor();
}

test('a number of two figures stands beside its card at every size', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await showAt(page, await matchWithTen());
  for (const size of SIX_SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(coveredNumbers), { message: `${size.width}` }).toEqual([]);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a card that was played by finger is not shown large any longer', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest({ size: PHONE });
  await sitDownHere(page, { game: GAME, players: 4, speed: 'quick', query: '&seed=reader' });
  for (let turns = 0; turns < 3; turns++) {
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    await page
      .locator('[data-part="hand"] [data-lit]')
      .first()
      .tap({ position: { x: 12, y: 16 } });
    await page.locator('[data-part="verb"]').first().tap();
    await page.locator('[data-part="asked"]:not([data-asked])').waitFor();
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    expect(await page.locator('[data-part="reader"]').count()).toBe(0);
  }
  expect(problems).toEqual([]);
  await context.close();
});
