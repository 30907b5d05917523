// Allotments: every way once, only where a card may be, and an end where there are too many.
import { expect, test } from 'vitest';
import { allotments } from './allotments.ts';

const anywhere = (count: number) => Array.from({ length: count }, () => ({ places: -1, size: 1 }));

test('every way to fill the rooms, each once', () => {
  const ways = allotments(anywhere(5), [2, 2, 1], 100) ?? [];
  expect(ways).toHaveLength(30);
  expect(new Set(ways.map(String)).size).toBe(30);
  for (const way of ways) expect([0, 1, 2].map((place) => way.filter((at) => at === place).length)).toEqual([2, 2, 1]);
});

test('nothing to lodge is one way, and what does not fit is none', () => {
  expect(allotments([], [0, 0], 1)).toEqual([[]]);
  expect(allotments(anywhere(1), [0], 1)).toEqual([]);
  expect(allotments(anywhere(1), [2], 1)).toEqual([]);
});

test('cards go where they may, and take the room that they need', () => {
  const wide = { places: 0b11, size: 2 };
  const choosy = { places: 0b01, size: 1 };
  expect(allotments([wide, choosy, ...anywhere(1)], [2, 2], 9)).toEqual([[1, 0, 0]]);
});

test('more than asked for are not told, however long the search for the first is', () => {
  expect(allotments(anywhere(5), [2, 2, 1], 30)).toHaveLength(30);
  expect(allotments(anywhere(5), [2, 2, 1], 29)).toBeUndefined();
  const stubborn = [...anywhere(40), ...Array.from({ length: 21 }, () => ({ places: 0b01, size: 1 }))];
  expect(allotments(stubborn, [20, 41], 50)).toBeUndefined();
});
