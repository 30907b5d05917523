// A number card shows as many pips as its number, and the same from either side.
import { expect, test } from 'vitest';
import { PIPS } from './pips.ts';

const NUMBERS = { '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, '9': 9, T: 10 };

test.each(Object.entries(NUMBERS))('the %s has %i pips, no two in one place', (rank, count) => {
  const places = (PIPS[rank] ?? []).map(({ x, y }) => `${x} ${y}`);
  expect(places).toHaveLength(count);
  expect(new Set(places).size).toBe(count);
});

test.each(['2', '3', '4', '5', '6', '8', '9', 'T'])('the %s looks the same upside down', (rank) => {
  const pips = PIPS[rank] ?? [];
  for (const { x, y } of pips)
    expect(pips.some((other) => Math.abs(other.x + x - 100) < 0.01 && Math.abs(other.y + y - 140) < 0.01)).toBe(true);
});

test('pips in the lower half stand on their heads', () => {
  for (const { y, turned } of Object.values(PIPS).flat()) expect(turned).toBe(y > 70);
});
