// Makes docs/screenshots: every game at every size from fixed deals, a replay and what it tells, a lesson, the front
// page and the workshop. Build the web first.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openHouse } from '../tests/house.ts';
import { play } from '../tests/play.ts';
import { sitDownHere } from '../tests/tables.ts';

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'laptop', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone-landscape', width: 844, height: 390 },
] as const;
const TABLES = [
  { game: 'corral', players: 4, picks: 22 },
  { game: 'wyoming', players: 5, picks: 26 },
  { game: 'cowpoker', players: 4, picks: 14 },
] as const;

const REPLAYED = 'corral';
/** A match is thought through once more, by bots in a worker. */
const UNDERSTANDING_MS = 120_000;

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
await mkdir(folder, { recursive: true });
const house = await openHouse();

async function shoot(page: Page, name: string): Promise<void> {
  for (const { name: size, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    // The table follows its window a moment late.
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${folder}${name}-${size}.png` });
  }
}

/** The match that lies on the table, played to its end and looked at again with all cards open. */
async function shootReplay(page: Page): Promise<void> {
  await page.setViewportSize(SIZES[0]);
  await play(page);
  const match = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/replay/${match}?at=30&eyes=open`);
  await page.locator('[data-part="open-names"]').first().waitFor();
  await shoot(page, 'replay');
  await page.goto(`/understand/${match}`);
  await page.locator('[data-part="accounts"]').waitFor({ timeout: UNDERSTANDING_MS });
  await shoot(page, 'understand');
}

const { page } = await house.guest();
await page.goto('/');
await page.locator('[data-part="poster"]').first().waitFor();
await shoot(page, 'front');
for (const { picks, ...setting } of TABLES) {
  await sitDownHere(page, { ...setting, query: '&seed=screenshots' });
  await play(page, { picks });
  await page.locator('[data-part="asked"][data-asked]').waitFor();
  await page.keyboard.press('Escape');
  await shoot(page, setting.game);
  if (setting.game === REPLAYED) await shootReplay(page);
}
await page.goto('/learn/wyoming');
await page.locator('[data-part="asked"]').waitFor();
await shoot(page, 'lesson');
await page.goto('/workshop/centerville');
await page.getByRole('button', { name: 'A copy of Centerville' }).click();
await page.getByRole('button', { name: /Ace of Hearts/ }).click();
await shoot(page, 'workshop');
await house.close();
