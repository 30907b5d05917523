// A tap at the table, in today's build and in one of before, in turn: from the tap to the first paint of what it changes, by the
// browser's own entries, and what a tap costs the page in script and in layout. Usage: node table.ts <dist> [rounds] [taps]
import { copyFileSync, existsSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { openHouse, PHONE } from '../packages/web/tests/house.ts';
import { play } from '../packages/web/tests/play.ts';
import { median } from './race.ts';

const [then = '', rounds = '3', taps = '40'] = process.argv.slice(2);
if (!existsSync(`${then}/index.html`)) throw new Error('name the folder of a web that was built at a commit of before');
const TABLES = [
  { game: 'corral', players: 4 },
  { game: 'wyoming', players: 4 },
  { game: 'cowpoker', players: 4 },
] as const;
/** The browser reports no entry for what is painted sooner. */
const SHORTEST = 16;

/** Milliseconds. */
interface Cost {
  readonly paint: number;
  readonly slowPaint: number;
  readonly script: number;
  readonly layout: number;
}

/** What the page has worked since this session was opened. */
async function workOf(session: CDPSession): Promise<{ readonly script: number; readonly layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    script: seconds('ScriptDuration') * 1000,
    layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
  };
}

/** Keeps the longest entry of each tap: from the input to the next paint. */
const watchTaps = (page: Page): Promise<void> =>
  page.evaluate((least) => {
    const paints = new Map<number, number>();
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
        if (entry.interactionId > 0)
          paints.set(entry.interactionId, Math.max(entry.duration, paints.get(entry.interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
  }, SHORTEST);

/** The page where a table is set, as it was then and as it is now. */
async function sitDown(page: Page, { game, players }: (typeof TABLES)[number]): Promise<void> {
  await page.goto(`/play/${game}?speed=none&seed=bench`);
  await page.locator('input[name=level][value="greenhorn"]').check();
  await page.locator(`input[name=count][value="${players}"]`).check();
  await page.locator('[data-part="page"] > [data-part="actions"] :is(a, button)').first().click();
}

async function costOf(web: string | undefined, setting: (typeof TABLES)[number]): Promise<Cost> {
  if (web === undefined) delete process.env['SAGEBRUSH_WEB'];
  else process.env['SAGEBRUSH_WEB'] = web;
  const house = await openHouse();
  try {
    const { page } = await house.guest({ size: PHONE });
    await sitDown(page, setting);
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    await watchTaps(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await workOf(session);
    await play(page, { picks: Number(taps) });
    const after = await workOf(session);
    const reported = await page.evaluate(() => [
      ...(globalThis as unknown as { paints: Map<number, number> }).paints.values(),
    ]);
    const unreported = Array.from({ length: Math.max(0, Number(taps) - reported.length) }, () => SHORTEST);
    const paints = [...reported, ...unreported].sort((one, other) => one - other);
    return {
      paint: median(paints),
      slowPaint: paints[Math.floor(paints.length * 0.95)] ?? 0,
      script: (after.script - before.script) / Number(taps),
      layout: (after.layout - before.layout) / Number(taps),
    };
  } finally {
    await house.close();
  }
}

// One page for all addresses but the first: it used to be the same.
if (!existsSync(`${then}/page.html`)) copyFileSync(`${then}/index.html`, `${then}/page.html`);
for (const setting of TABLES) {
  const costs: { readonly before: Cost; readonly now: Cost }[] = [];
  for (let round = 0; round < Number(rounds); round++)
    costs.push({ before: await costOf(then, setting), now: await costOf(undefined, setting) });
  const figure = (part: keyof Cost): string => {
    const [before, now] = [median(costs.map((one) => one.before[part])), median(costs.map((one) => one.now[part]))];
    return `${before.toFixed(1)} -> ${now.toFixed(1)} ms`;
  };
  console.log(
    `${setting.game}: tap to paint ${figure('paint')} (95%: ${figure('slowPaint')}); a tap costs ${figure('script')} of script, ${figure('layout')} of layout and style`,
  );
}
