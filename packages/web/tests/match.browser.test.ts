// One match of one game in the browser, from its poster to the score sheet: the first of the list, or the one that
// SAGEBRUSH_GAME names.
import { expect, test } from 'vitest';
import { GAME_IDS, gameEntry } from '../src/games/games.ts';
import { openHouse, WHOLE_MATCH } from './house.ts';
import { play } from './play.ts';
import { sitDownHere } from './tables.ts';

const game = process.env['SAGEBRUSH_GAME'] ?? GAME_IDS[0] ?? '';

test(`a match of ${game} is played to its end`, WHOLE_MATCH, async () => {
  const house = await openHouse();
  try {
    const { page, context, problems } = await house.guest();
    await page.goto('/');
    await page.locator(`[data-part="poster"][data-game="${game}"] h2`).waitFor();
    await sitDownHere(page, { game, players: gameEntry(game).players.min });
    expect(await play(page)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  } finally {
    await house.close();
  }
});
