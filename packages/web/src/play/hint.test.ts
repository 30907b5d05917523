// A hint says what is best, what is as good in another way, and what else there is.
import { expect, test } from 'vitest';
import { hintedMoves } from './hint.ts';

const words = {
  reason: ({ why }: { why: string }) => [why],
} as never;
const candidate = (type: string, why = type) => ({ action: { type }, share: 0.5, playouts: 100, reason: { why } });
const asGood = (type: string, why = type) => ({ ...candidate(type, why), isEqual: true as const });
const hintsFor = (...considered: ReturnType<typeof candidate>[]) =>
  hintedMoves(
    { action: considered[0]?.action as never, considered },
    { words, recommend: ({ why }) => [`${why}!`], equal: 'Several.', asGood: 'As good.' },
  ).map(({ action, text }) => `${action.type}: ${text.join('')}`);

test('the best move comes with its sentence, and so do the next', () => {
  expect(hintsFor(candidate('a'), candidate('b'), candidate('c'), candidate('d'), candidate('e'))).toEqual([
    'a: a!',
    'b: b',
    'c: c',
    'd: d',
  ]);
});
test('where moves are equal it says so, and tells those that differ in kind, one of each', () => {
  const equals = [asGood('b', 'guns'), asGood('c', 'points'), asGood('d', 'points'), asGood('e', 'cards')];
  expect(hintsFor(candidate('a', 'guns'), ...equals, candidate('f', 'guns'))).toEqual([
    'a: guns! Several.',
    'c: As good. points',
    'e: As good. cards',
    'f: guns',
  ]);
});
