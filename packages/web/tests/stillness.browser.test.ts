// The table stands still: in a whole match nothing shifts but cards that fly. One size in every run, all six in
// `npm test -- sizes`.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS, gameEntry } from '../src/games/games.ts';
import { cutOnTable } from './fits.ts';
import { openHouse, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { countShifts, SIX_SIZES, shiftsOf } from './shifts.ts';
import { type Setting, SHORT_WYOMING, sitDownHere } from './tables.ts';

const sizes = process.env['SAGEBRUSH_SIZES'] === undefined ? SIX_SIZES.slice(1, 2) : SIX_SIZES;
const games = process.env['SAGEBRUSH_GAME']?.split(' ') ?? GAME_IDS;
/** A match with hands that are scored in its middle, and an end. */
const settingOf = (game: string): Setting =>
  game === SHORT_WYOMING.game ? SHORT_WYOMING : { game, players: gameEntry(game).usual };

/** The most players on the smallest phone, with all that moves there. */
const crowdOf = (game: string): Setting => ({
  game,
  players: gameEntry(game).players.max,
  speed: 'quick',
  query: '&seed=crowd',
});
const CROWD_PICKS = 8;

/** The light and shade of the cloth lie on a layer of their own: what changes on the felt does not paint them again. */
const paintOfFelt = (page: Page): Promise<object> =>
  page.locator('[data-part="table"]').evaluate((table) => ({
    cloth: getComputedStyle(table, '::before').willChange,
    felt: getComputedStyle(table.querySelector('[data-part="felt"]') ?? table).backgroundImage,
  }));

test.each(games)(
  'nothing shifts in the scenes of %s at a full table, and nothing is cut off at any size',
  WHOLE_MATCH,
  async (game) => {
    const house = await openHouse();
    try {
      const [size] = SIX_SIZES;
      // In the language that needs the most room.
      const { page, problems } = await house.guest({ size, lang: 'de' });
      await sitDownHere(page, crowdOf(game));
      await page.locator('[data-part="asked"][data-asked]').waitFor();
      expect(await paintOfFelt(page)).toEqual({ cloth: 'transform', felt: 'none' });
      await countShifts(page);
      await play(page, { picks: CROWD_PICKS });
      expect(await shiftsOf(page)).toEqual([]);
      await page.locator('[data-part="asked"][data-asked]').waitFor();
      for (const other of SIX_SIZES) {
        await page.setViewportSize(other);
        await expect.poll(() => cutOnTable(page), { message: `${other.width}` }).toEqual([]);
      }
      expect(problems).toEqual([]);
    } finally {
      await house.close();
    }
  },
);

test.each(games)('nothing shifts in a match of %s', WHOLE_MATCH, async (game) => {
  const house = await openHouse();
  try {
    for (const size of sizes) {
      const { page, context, problems } = await house.guest({ size });
      await sitDownHere(page, { ...settingOf(game), query: '&seed=still' });
      await page.locator('[data-part="asked"][data-asked]').waitFor();
      await countShifts(page);
      expect(await play(page)).toBe(true);
      expect({ size, shifts: await shiftsOf(page) }).toEqual({ size, shifts: [] });
      expect(problems).toEqual([]);
      await context.close();
    }
  } finally {
    await house.close();
  }
});

/** However short, a transition of everything leaves sizes of before where a window or a turned phone changes the room. */
const inTransition = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).transitionDuration !== '0s')
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );

test('without motion nothing passes from one size to another', WHOLE_MATCH, async () => {
  const house = await openHouse();
  try {
    const { page, context } = await house.guest();
    const [game = ''] = GAME_IDS;
    await sitDownHere(page, { game, players: gameEntry(game).players.min });
    expect(await inTransition(page)).toEqual([]);
    const moving = await context.newPage();
    await moving.emulateMedia({ reducedMotion: 'reduce' });
    await moving.goto('/');
    await moving.locator('[data-part="poster"] button').first().waitFor();
    expect(await inTransition(moving)).toEqual([]);
  } finally {
    await house.close();
  }
});
