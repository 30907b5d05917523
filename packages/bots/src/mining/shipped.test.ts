// The puzzles that ship: the miner finds them again by their deal, and a sample is proved again by another seed and a
// second way; all of them in the long run.
import { readFileSync } from 'node:fs';
import { optionsUnder } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { testCount } from '@sagebrush/testkit';
import { describe, expect, test } from 'vitest';
import { questionAt } from './kept-decision.ts';
import { easiestFirst, faultIn, puzzlesFrom, puzzlesShape } from './puzzles.ts';

const TIMEOUT = { timeout: 7_200_000 };
const MOST_BYTES = 150_000;

describe.each(games.ids)('what ships with %s', (id) => {
  const game = games.find(id);
  const file = new URL(`../../../games/${id}/web/puzzles/puzzles.json`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const { puzzles, checked, ...head } = puzzlesShape.parse(JSON.parse(text));
  const shortestFirst = puzzles.toSorted((one, other) => one.at.moves.length - other.at.moves.length);
  const sample = shortestFirst.slice(0, testCount({ usual: 1, full: puzzles.length }));

  test('is of this game, and of its rules of today', () => {
    expect([head.game, head.rules]).toEqual([id, game.rules]);
  });

  test('is 300 at least, no two of the same decision, the easiest first, in so few kB', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(new Set(puzzles.map(({ at }) => `${at.deal}.${at.moves}`)).size).toBe(puzzles.length);
    expect(puzzles).toEqual(easiestFirst(puzzles));
    expect(text.length).toBeLessThan(MOST_BYTES);
  });

  test('holds', TIMEOUT, () => {
    for (const puzzle of sample) {
      const { deal, moves } = puzzle.at;
      const fault = faultIn(questionAt(game, head, puzzle.at), puzzle, `${checked}/${deal}/${moves.length}`);
      expect(fault, deal).toBeUndefined();
    }
  });

  test('is mined again', TIMEOUT, () => {
    for (const [deal, ofMatch] of Map.groupBy(sample, ({ at }) => at.deal)) {
      const players = ofMatch[0]?.at.players ?? 0;
      const table = { seats: game.seating(players), options: optionsUnder(game, head.rules, head.options) };
      expect([...puzzlesFrom(game, table, deal)], deal).toEqual(expect.arrayContaining(ofMatch));
    }
  });
});
