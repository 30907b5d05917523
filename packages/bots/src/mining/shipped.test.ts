// The puzzles that ship: the miner finds them again by their deal, and a sample is proved again by another seed and a
// second way; all of them in the long run.
import { readFileSync } from 'node:fs';
import { optionsUnder } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { testCount } from '@sagebrush/testkit';
import { describe, expect, test } from 'vitest';
import { questionAt } from './kept-decision.ts';
import { faultIn, puzzlesFrom, puzzlesShape } from './puzzles.ts';

const TIMEOUT = { timeout: 7_200_000 };

describe.each(games.ids)('what ships with %s', (id) => {
  const game = games.find(id);
  const file = new URL(`../../../games/${id}/web/puzzles/puzzles.json`, import.meta.url);
  const { puzzles, checked, ...head } = puzzlesShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shortestFirst = puzzles.toSorted((one, other) => one.at.moves.length - other.at.moves.length);
  const sample = shortestFirst.slice(0, testCount({ usual: 1, full: puzzles.length }));

  test('is of this game, and of its rules of today', () => {
    expect([head.game, head.rules]).toEqual([id, game.rules]);
  });

  test('holds', TIMEOUT, () => {
    for (const puzzle of sample) {
      const { deal, moves } = puzzle.at;
      const fault = faultIn(questionAt(game, head, puzzle.at), puzzle, `${checked}/${deal}/${moves.length}`);
      expect(fault, deal).toBeUndefined();
    }
  });

  test('is mined again', TIMEOUT, () => {
    for (const puzzle of sample) {
      const { deal, players } = puzzle.at;
      const table = { seats: game.seating(players), options: optionsUnder(game, head.rules, head.options) };
      expect([...puzzlesFrom(game, table, deal)], deal).toContainEqual(puzzle);
    }
  });
});
