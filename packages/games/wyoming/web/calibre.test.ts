// The four guns by their ranks.
import { expect, test } from 'vitest';
import { calibreOf } from './calibre.ts';

test('ranks name the gun, in any order', () => {
  expect(calibreOf(['2C', '2D'])).toBe('.22');
  expect(calibreOf(['8D', '3C'])).toBe('.38');
  expect(calibreOf(['7D', '3C', '5S'])).toBe('.357');
  expect(calibreOf(['5H', '4H'])).toBe('.45');
});
