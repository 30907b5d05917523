// Against bots without a server: whole matches, closed and opened again in the middle.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';
import { play } from './play.ts';
import { settled, whenStill } from './still.ts';
import { SHORT_WYOMING, sitDownHere } from './tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MATCHES = [
  { game: 'corral', players: 3, size: PHONE, by: 'touch', lang: 'de', won: /Partie|Sieg/ },
  { ...SHORT_WYOMING, size: DESKTOP, by: 'mouse', lang: 'it', won: /partita|vittoria/ },
  { game: 'cowpoker', players: 2, size: PHONE, by: 'touch', lang: 'en', won: /wins?\b/ },
] as const;

test.each(MATCHES)(
  'a whole match of $game without a network, in $lang',
  WHOLE_MATCH,
  async ({ size, by, lang, won, ...setting }) => {
    const { page, context, problems, announced } = await house.guest({ lang, size, worker: true });
    await page.goto('/?speed=none');
    await workerReady(page);
    await context.setOffline(true);
    await page.goto('/lobby');
    await page.locator('[data-part~="away"] [role="alert"]').waitFor();
    await sitDownHere(page, { ...setting, query: '&seed=offline' });
    await play(page, { picks: 12, by });
    const before = await page
      .locator('[data-part="table"] > [data-part="log"] li, [data-part="seat-score"]')
      .allTextContents();
    await page.reload();
    await page.locator('[data-part="table"]').waitFor();
    expect(before.length).toBeGreaterThan(0);
    await play(page, { by });
    await expect.poll(() => page.locator('[data-part="winner"]').textContent()).toMatch(won);
    await expect
      .poll(() => page.locator('[data-part="score-sheet"] > li').count())
      .toBeGreaterThanOrEqual(setting.players);
    await expect.poll(async () => (await announced()).length).toBeGreaterThan(5);
    await page.locator('[data-part="outcome"] a[href^="/understand/"]').click();
    await page.locator('[data-part="chances-chart"]').waitFor();
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  },
);

test(
  'a game in progress survives closing the tab, and the shuffle can be verified at its end',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems } = await house.guest();
    await sitDownHere(page, { game: 'corral', players: 2 });
    await play(page, { picks: 8 });
    const score = await settled(page, () => page.locator('[data-part="log"] li').count());
    await page.close();
    const again = await context.newPage();
    await again.goto('/?speed=none');
    await again.locator('[data-part="unfinished"] a').click();
    await again.locator('[data-part="table"]').waitFor();
    await expect.poll(() => again.locator('[data-part="log"] li').count()).toBeGreaterThanOrEqual(score);
    await play(again);
    await again.locator('[data-part="check-shuffle"]').click();
    await again.locator('[data-part~="proof"]').waitFor();
    await expect.poll(() => again.locator('[data-part~="proof"]').textContent()).toContain('fair');
    await expect.poll(() => again.locator('[data-part~="proof"] code').textContent()).toMatch(/^[0-9a-f]{64}$/);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a card is dragged to where it shall go, and a drop where it cannot go says why not', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest();
  await sitDownHere(page, { game: 'corral', players: 2, query: '&seed=why' });
  await page.goto(`${page.url()}?speed=quick`);
  await page.locator('[data-part="asked"][data-asked]').waitFor();
  const drag = async (card: string, target: string): Promise<void> => {
    // A card that was put back glides to its place before the next one is taken.
    const from = await whenStill(page.locator(`[data-spot="hand:${card}"]`));
    const to = await whenStill(page.locator(`[data-spot="${target}"]`));
    await page.mouse.move(from.x + 20, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 30, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag('AH', 'place:own');
  await page.locator('[data-part="why-not"]').waitFor();
  await expect.poll(() => page.locator('[data-spot="hand:AH"]').count()).toBe(1);
  await whenStill(page.locator('[data-spot="hand:AH"]'));
  const flown = await page.evaluateHandle(() => {
    const anchors: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      anchors.push((this as HTMLElement).dataset['anchor'] ?? '');
      return animate.apply(this, how);
    };
    return anchors;
  });
  await drag('9C', 'place:own');
  await page.locator('[data-spot="hand:9C"]').waitFor({ state: 'detached' });
  // It glides from where it was let go, and the cards that are left in the hand close the gap.
  await expect.poll(() => flown.jsonValue()).toEqual(expect.arrayContaining(['lies:9C', 'lies:AH']));
  await expect.poll(() => page.locator('[data-part="log"] ol').textContent()).toContain('You send out the 9♣');
  expect(problems).toEqual([]);
  await context.close();
});
