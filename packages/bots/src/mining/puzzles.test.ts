// Puzzles: one choice is right in each, and whoever says otherwise is found out. That the same deal gives the same ones
// is seen from those that ship (`shipped.test.ts`).
import { optionsUnder } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import { questionAt } from './kept-decision.ts';
import { easiestFirst, faultIn, type Puzzle, puzzlesFrom } from './puzzles.ts';

const game = games.find('cowpoker');
const head = { game: game.id, rules: game.rules, options: {} };
const table = { seats: game.seating(2), options: optionsUnder(game, game.rules, {}) };
/** A match of two in which there is something to find. */
const DEAL = 'sage-81';
const mined = [...puzzlesFrom(game, table, DEAL)];

test('a puzzle holds by another seed; with another answer, or another temptation, it does not', {
  timeout: 300_000,
}, () => {
  expect(mined.length).toBeGreaterThan(0);
  for (const puzzle of mined) {
    const question = questionAt(game, head, puzzle.at);
    expect(faultIn(question, puzzle, 'again')).toBeUndefined();
    expect(faultIn(question, { ...puzzle, right: puzzle.tempting }, 'again')).toBeDefined();
    expect(faultIn(question, { ...puzzle, tempting: puzzle.right }, 'again')).toBe('is another position by now');
  }
});

test('the easiest come first, and of equals the dearest', () => {
  const [one] = mined as [Puzzle];
  const [hard, dear, cheap] = [
    { ...one, missed: 5, loss: 90 },
    { ...one, missed: 2, loss: 40 },
    { ...one, missed: 2, loss: 10 },
  ];
  expect(easiestFirst([hard, cheap, dear])).toEqual([dear, cheap, hard]);
});
