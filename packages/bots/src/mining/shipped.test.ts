// The puzzles that ship: a sample is proved again by another seed and a second way, all of them in the long run.
import { readFileSync } from 'node:fs';
import { games } from '@sagebrush/games';
import { testCount } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { questionAt } from './kept-decision.ts';
import { faultIn, puzzlesShape } from './puzzles.ts';

test.each(games.ids)('what ships with %s holds', { timeout: 7_200_000 }, (id) => {
  const file = new URL(`../../../games/${id}/web/puzzles/puzzles.json`, import.meta.url);
  const { puzzles, checked, ...head } = puzzlesShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(head.game).toBe(id);
  const every = Math.ceil(puzzles.length / testCount({ usual: 1, full: puzzles.length }));
  for (const puzzle of puzzles.filter((_, index) => index % every === 0)) {
    const { deal, moves } = puzzle.at;
    const question = questionAt(games.find(id), head, puzzle.at);
    expect(faultIn(question, puzzle, `${checked}/${deal}/${moves.length}`), deal).toBeUndefined();
  }
});
