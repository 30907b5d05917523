// A newcomer on a phone: what wins, a tip a turn, what the hand can do, a hint, a take-back, and an end that counts up.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { pickOne, play } from './play.ts';

const GAME = 'corral';

/** Picks on until something is there. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let picks = 0; picks < 200; picks++) {
    if ((await page.locator(selector).count()) > 0) return;
    await pickOne(page, 'mouse');
    await page.waitForTimeout(15);
  }
  throw new Error(`never saw ${selector}`);
}

test('from the poster to the end of a first match', WHOLE_MATCH, async () => {
  const house = await openHouse();
  try {
    const { page, problems, announced } = await house.guest({ size: PHONE });
    await page.goto('/?speed=none');
    await page.locator(`[data-part="poster"][data-game="${GAME}"] button`).click();
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    await page.locator('[data-part="standing"][data-goal]').waitFor();
    expect(await page.locator('[data-part="tip"]').count()).toBeLessThanOrEqual(1);

    await playUntil(page, '[data-part="offer"]');
    expect(await page.locator('[data-part="hand"][data-offers]').count()).toBe(1);
    await page.locator('[data-part="offer"]').first().click();
    expect(await page.locator('[data-part="hand"] [data-picked]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-picked]').count()).toBe(0);

    // Where colours are forced, what glows has an outline.
    await page.emulateMedia({ forcedColors: 'active' });
    const outline = await page
      .locator('[data-part="hand"] [data-lit]')
      .first()
      .evaluate((spot) => getComputedStyle(spot).outlineStyle);
    expect(outline).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });

    await page.keyboard.press('h');
    await page.locator('[data-part="hint"]').waitFor();
    await page.locator('[data-part="table"] [data-picked]').first().waitFor();
    await page.locator('[data-part="verb"]').first().click();
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    await page.locator('[data-part="take-back"]:not(:disabled)').click();
    await page.locator('[data-part="table-bar"] [data-part="practice"]').waitFor();

    expect(await play(page)).toBe(true);
    const said = (await announced()).join('\n');
    expect(said).toMatch(/(draws on|ambush(es)?|fires?|lays? down).*(falls|stands|loses?|takes)/);
    expect(await page.locator('[data-part="score-sheet"] details[open] [data-you]').textContent()).toBe('You');
    const another = page.locator('[data-part="next-level"] button').first();
    const box = await another.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(PHONE.height);

    // The same end again, with motion: it is counted out, and a tap goes to its end.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('sagebrush.settings') ?? '{}') as { state: { speed: string } };
      kept.state.speed = 'normal';
      localStorage.setItem('sagebrush.settings', JSON.stringify(kept));
    });
    await page.goto(new URL(page.url()).pathname);
    await page.locator('[data-part="reveal"]').click();
    await page.locator('[data-part="winner"]').waitFor();
    expect(problems).toEqual([]);
  } finally {
    await house.close();
  }
});
