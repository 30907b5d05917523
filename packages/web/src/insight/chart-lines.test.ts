// The chart's geometry.
import { expect, test } from 'vitest';
import { lineOf, momentAt, NARROW, spread, WIDE, xOf, yOf } from './chart-lines.ts';

test('a line begins at the left, ends at the right, and a better chance is higher', () => {
  const { left, width, right, top } = WIDE;
  expect(lineOf(WIDE, [0, 1], 1)).toBe(`M${left}.0 ${yOf(WIDE, 0).toFixed(1)}L${width - right}.0 ${top}.0`);
  expect(yOf(WIDE, 0.7)).toBeLessThan(yOf(WIDE, 0.3));
});

test.each([WIDE, NARROW])('the moment under a place is the one drawn there', (frame) => {
  for (const moment of [0, 1, 17, 40]) expect(momentAt(frame, xOf(frame, moment, 40) / frame.width, 40)).toBe(moment);
  expect(momentAt(frame, 0, 40)).toBe(0);
  expect(momentAt(frame, 1, 40)).toBe(40);
});

test('the numbers of moments side by side make room for each other, and stay on the paper', () => {
  expect(spread([10, 100, 103], 24, 700)).toEqual([10, 100, 124]);
  expect(spread([690, 699], 24, 700)).toEqual([676, 700]);
});
