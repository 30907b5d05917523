// The lessons: each from start to end by mouse and by keyboard, wrong moves explained, progress kept, in every size and
// language.
import type { GameAction, Lang } from '@sagebrush/engine';
import type { Lesson, LessonStep } from '@sagebrush/table-kit/lesson.ts';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import { type Spot, spotKind } from '@sagebrush/table-kit/table/spots.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS, loadPlugin, loadRules } from '../src/games/games.ts';
import { openLessonTable } from '../src/lessons/lesson-table.ts';
import { violationsOn } from './axe.ts';
import { outsideOf } from './fits.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH } from './house.ts';
import { whenStill } from './still.ts';
import { walks } from './walks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const lessonOf = async (game: string): Promise<Lesson> => (await loadPlugin(game)).loadLesson();

/** What a guest touches for an action, cards first. */
async function spotsFor(game: string, step: LessonStep, action: GameAction): Promise<readonly Spot[]> {
  const { loadScreen } = await loadPlugin(game);
  const moments: TableMoment[] = [];
  openLessonTable(await loadRules(game), step, 'm', (moment) => moments.push(moment)).begin();
  const [first] = moments;
  if (!first) throw new Error('the step begins with nothing');
  return (await loadScreen()).spotsOf(action, first.view);
}

interface Way {
  pick(page: Page, spot: Spot): Promise<void>;
  /** The verb that the picks have come to. */
  say(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}
const BY_MOUSE: Way = {
  pick: (page, spot) =>
    page
      .locator(`[data-spot="${spot}"][data-lit]`)
      .first()
      .click({ position: { x: 12, y: 16 } }),
  say: (page) => page.locator('[data-part="verb"]').first().click(),
  goOn: (page) => page.locator('[data-part="lesson-next"]').click(),
};

/** N goes from one possible thing to the next; while the table is busy there is none. */
async function goTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 1000; presses++) {
    await page.keyboard.press('n');
    await page.waitForTimeout(20);
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
  }
  const at = await page.evaluate(
    () =>
      `${document.querySelector('[data-part="lesson-panel"] h2')?.textContent}: ${document.activeElement?.outerHTML.slice(0, 200)}`,
  );
  throw new Error(`N never came to ${wanted} in ${at}`);
}
const BY_KEYS: Way = {
  async pick(page, spot) {
    await page.locator(`[data-spot="${spot}"][data-lit]`).first().waitFor();
    await goTo(page, `[data-spot="${spot}"]`);
    await page.keyboard.press('Enter');
  },
  async say(page) {
    await page.locator('[data-part="verb"]').first().waitFor();
    await goTo(page, '[data-part="verb"]');
    await page.keyboard.press('Enter');
  },
  async goOn(page) {
    await page.waitForFunction(() => document.activeElement?.matches('[data-part="lesson-next"]'));
    await page.keyboard.press('Enter');
  },
};

/** Cards in the hand must be confirmed; whatever else is picked last settles it. */
async function playStep(page: Page, game: string, step: LessonStep, way: Way): Promise<void> {
  for (const move of step.moves) {
    if ('seat' in move) continue;
    const spots = await spotsFor(game, step, move.right[0] as GameAction);
    const things = spots.filter((spot) => spotKind(spot) !== 'do');
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    const task = await page.locator('[data-part="lesson-task"]').textContent();
    for (const spot of things) await way.pick(page, spot);
    const last = things.at(-1);
    if (last === undefined || spotKind(last) === 'hand' || things.length < spots.length) await way.say(page);
    await page.waitForFunction(
      (before) => document.querySelector('[data-part="lesson-task"]')?.textContent !== before,
      task,
    );
  }
  await page.locator('[data-part="lesson-well"]').waitFor();
}

async function playLesson(
  page: Page,
  { game, steps, texts }: Lesson,
  way: Way,
  lang: keyof Lesson['texts'],
): Promise<void> {
  for (const step of steps) {
    await page.locator('[data-part="lesson-panel"] h2', { hasText: texts[lang][step.id]?.title ?? '' }).waitFor();
    await playStep(page, game, step, way);
    await way.goOn(page);
  }
  await page.locator('[data-part="lesson-end"]').waitFor();
}

const BY_TAPS = walks(
  [{ game: 'corral', size: PHONE }],
  GAME_IDS.map((game) => ({ game, size: DESKTOP })),
);
test.each(BY_TAPS)('the lesson of $game, tapped, and then the game', WHOLE_MATCH, async ({ game, size }) => {
  const { page, context, problems } = await house.guest({ size });
  await page.goto('/?speed=none');
  await page.locator(`[data-part="poster"][data-game="${game}"] a[href="/learn/${game}"]`).click();
  await playLesson(page, await lessonOf(game), BY_MOUSE, 'en');
  await page.locator('[data-part="now-play"]').click();
  await page.locator('[data-part="table"] [data-part="asked"]').waitFor();
  await expect.poll(() => page.url()).toContain('/table/');
  expect(problems).toEqual([]);
  await context.close();
});

const BY_KEYBOARD = walks<{ readonly game: string; readonly lang: Lang }>(
  [
    { game: 'wyoming', lang: 'it' },
    { game: 'cowpoker', lang: 'de' },
  ],
  [{ game: 'corral', lang: 'en' }],
);
test.each(BY_KEYBOARD)('the lesson of $game by keyboard, in $lang', WHOLE_MATCH, async ({ game, lang }) => {
  const { page, context, problems, announced } = await house.guest({ lang });
  await page.goto(`/learn/${game}?speed=none`);
  await playLesson(page, await lessonOf(game), BY_KEYS, lang);
  await expect.poll(async () => (await announced()).length).toBeGreaterThan(6);
  expect(problems).toEqual([]);
  await context.close();
});

test(
  'another legal move is explained and may be tried again, an illegal one refused with its rule, and progress is kept',
  WHOLE_MATCH,
  async () => {
    const { page, context, problems } = await house.guest();
    await page.goto('/learn/corral?speed=none');
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    // Only what is asked for glows; anything else can be picked all the same.
    const lit = page.locator('[data-part="hand"] [data-lit]');
    await expect
      .poll(() => lit.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot'))))
      .toEqual(['hand:KS']);
    await page.locator('[data-spot="hand:7H"]').click({ position: { x: 12, y: 16 }, force: true });
    await BY_MOUSE.pick(page, 'place:own');
    await page.locator('[data-part="lesson-wrong"]').waitFor();
    await expect.poll(() => page.locator('[data-picked]').count()).toBe(0);
    await expect.poll(() => page.locator('[data-part="own"] [data-spot^="fighter:"]').count()).toBe(0);
    const ace = page.locator('[data-spot="hand:AC"]');
    await whenStill(ace);
    await ace.click({ position: { x: 12, y: 16 }, force: true });
    await page.locator('[data-part="why-not"]').waitFor();
    await expect
      .poll(() => page.locator('[data-part="why-not"] [data-part="clause-link"]').getAttribute('href'))
      .toBe('/rules/corral#GC-3.1');
    const { steps } = await lessonOf('corral');
    await playStep(page, 'corral', steps[0] as LessonStep, BY_MOUSE);
    await BY_MOUSE.goOn(page);
    await page.locator('[data-part="lesson-panel"] h2', { hasText: 'Take aim' }).waitFor();
    await page.reload();
    await page.locator('[data-part="lesson-panel"] h2', { hasText: 'Take aim' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
);

const SIZES = [DESKTOP, { width: 1024, height: 768 }, PHONE, { width: 844, height: 390 }];

test.each([
  { game: 'corral', lang: 'it' },
  { game: 'wyoming', lang: 'de' },
  { game: 'cowpoker', lang: 'de' },
] as const)('the lesson of $game fits every size, and axe minds nothing', WHOLE_MATCH, async ({ game, lang }) => {
  const { page, context, problems } = await house.guest({ lang });
  await page.goto(`/learn/${game}?speed=none`);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.locator('[data-part="asked"][data-asked]').waitFor();
    await page.waitForFunction(() => document.querySelector('[data-part="table"]')?.clientHeight === innerHeight);
    const name = `${size.width}x${size.height}`;
    await expect
      .poll(
        () => outsideOf(page, '[data-part="hand"] [data-spot], [data-part="lesson-panel"], [data-part="verbs"] button'),
        { message: name },
      )
      .toEqual([]);
    await expect.poll(() => violationsOn(page), { message: name }).toEqual([]);
  }
  expect(problems).toEqual([]);
  await context.close();
});
