// Find the play in the browser: offline on the real table, a wrong answer played on for all to see, a right one that
// raises the rating, the day's puzzle from the front page, in three languages, by finger and by keyboard.
import { questionAt } from '@sagebrush/bots';
import type { GameAction } from '@sagebrush/engine';
import { type Spot, spotKind } from '@sagebrush/table-kit/table/spots.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameScreen, loadRules } from '../src/games/games.ts';
import { puzzleId, puzzlesOf } from '../src/puzzles/puzzle-file.ts';
import { violationsOn } from './axe.ts';
import { outsideOf } from './fits.ts';
import { DESKTOP, type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';

const GAME = 'corral';
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function firstPuzzle() {
  const [game, file, screen] = await Promise.all([loadRules(GAME), puzzlesOf(GAME), gameScreen(GAME)]);
  const [puzzle] = file?.puzzles ?? [];
  if (!file || !puzzle) throw new Error('there are no puzzles');
  const { view, choices } = questionAt(game, file, puzzle.at);
  const spots = (choice: number) => screen.spotsOf(choices[choice] as GameAction, view);
  return { id: puzzleId(puzzle), right: spots(puzzle.right), tempting: spots(puzzle.tempting) };
}

/** Picks what an answer touches; cards of the hand are confirmed by their verb. */
async function answer(page: Page, spots: readonly Spot[]): Promise<void> {
  await page.locator('[data-part="puzzle-task"]').waitFor();
  await page.locator('[data-part="asked"][data-asked]').waitFor();
  const things = spots.filter((spot) => spotKind(spot) !== 'do');
  for (const spot of things) await page.locator(`[data-spot="${spot}"][data-lit]`).first().press('Enter');
  const last = things.at(-1);
  if (last === undefined || spotKind(last) === 'hand' || things.length < spots.length)
    await page.locator('[data-part="verb"]').first().press('Enter');
}

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const rating = (page: Page) => page.locator(`[data-part="puzzles"][data-game="${GAME}"] [data-part="puzzle-rating"]`);

test('a puzzle offline on a phone: a wrong answer is played on and costs nothing', WHOLE_MATCH, async () => {
  const { id, right, tempting } = await firstPuzzle();
  const { page, context, problems, announced } = await house.guest({ size: PHONE, worker: true });
  await page.goto('/?speed=none');
  await workerReady(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    localStorage.setItem('sagebrush.settings', JSON.stringify({ state: { dealt: { corral: 1 } }, version: 0 }));
  });
  await page.goto('/?speed=none');
  await part(page, 'to-puzzle').press('Enter');
  await part(page, 'puzzle-task').waitFor();
  await page.goto('/puzzles');
  expect(await rating(page).textContent()).toBe('Rating 800');
  await expect.poll(() => violationsOn(page)).toEqual([]);

  await page.goto(`/puzzles/${GAME}/${id}`);
  await answer(page, tempting);
  await part(page, 'puzzle-wrong').waitFor();
  await expect.poll(async () => (await announced()).length).toBeGreaterThan(0);
  await expect
    .poll(() => outsideOf(page, '[data-part="puzzle-panel"], [data-part="puzzle-again"], [data-part="puzzle-show"]'))
    .toEqual([]);
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await part(page, 'puzzle-again').press('Enter');
  await answer(page, right);
  await part(page, 'puzzle-right').waitFor();
  await page.goto('/puzzles');
  expect(await rating(page).textContent()).toBe('Rating 800');
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test.each(['de', 'it'])('found at the first try, in %s: the rating rises, once', WHOLE_MATCH, async (lang) => {
  const { id, right } = await firstPuzzle();
  const { page, context, problems } = await house.guest({ lang, size: DESKTOP });
  await page.goto(`/puzzles/${GAME}/${id}?speed=none`);
  await answer(page, right);
  await part(page, 'puzzle-right').waitFor();
  await part(page, 'puzzle-motif').waitFor();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.goto('/puzzles');
  const risen = await rating(page).textContent();
  expect(Number(risen?.replace(/\D/g, ''))).toBeGreaterThan(800);
  await page.goto(`/puzzles/${GAME}/${id}`);
  await answer(page, right);
  await part(page, 'puzzle-next').press('Enter');
  await expect.poll(() => page.url()).not.toContain(id);
  await part(page, 'puzzle-task').waitFor();
  await part(page, 'puzzle-show').press('Enter');
  await part(page, 'puzzle-right').waitFor();
  await page.goto('/puzzles');
  expect(await rating(page).textContent()).toBe(risen);
  expect(problems).toEqual([]);
  await context.close();
});
