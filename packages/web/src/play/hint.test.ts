// A hint says one thing: the best move, whether others are as good, and which differ.
import { expect, test } from 'vitest';
import { hintedMoves } from './hint.ts';

const words = {
  reason: ({ why }: { why: string }) => [why],
} as never;
const candidate = (type: string, share: number) => ({ action: { type }, share, playouts: 100, reason: { why: type } });
const hintsFor = (...considered: ReturnType<typeof candidate>[]) =>
  hintedMoves({ action: considered[0]?.action as never, considered }, { words, equal: 'Equal.' }).map(({ text }) =>
    text.join(''),
  );

test('the best move comes with one sentence, the others only where they differ', () => {
  expect(hintsFor(candidate('a', 0.6), candidate('b', 0.5), candidate('c', 0.4))).toEqual(['a', 'b', 'c']);
});
test('where moves are equal it says so, and leaves them out', () => {
  expect(hintsFor(candidate('a', 0.6), candidate('b', 0.59), candidate('c', 0.3))).toEqual(['a Equal.', 'c']);
});
test('without playouts nothing is said about equality', () => {
  const untried = { ...candidate('b', 0.6), playouts: 0 };
  expect(hintsFor(candidate('a', 0.6), untried)).toEqual(['a', 'b']);
});
