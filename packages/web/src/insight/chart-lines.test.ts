// The chart's geometry.
import { expect, test } from 'vitest';
import { chancesChart, chancesPath, NARROW, spread, stepAt, WIDE } from './chart-lines.ts';

test('a line begins at the left, ends at the right, and a better chance is higher', () => {
  const { left, width, right, top } = WIDE;
  const chart = chancesChart(WIDE, 1);
  expect(chancesPath(chart, [0, 1])).toBe(`M${left}.0 ${chart.y(0).toFixed(1)}L${width - right}.0 ${top}.0`);
  expect(chart.y(0.7)).toBeLessThan(chart.y(0.3));
});

test.each([WIDE, NARROW])('the step under a place is the one drawn there', (frame) => {
  const { x } = chancesChart(frame, 40);
  for (const step of [0, 1, 17, 40]) expect(stepAt(frame, x(step) / frame.width, 40)).toBe(step);
  expect(stepAt(frame, 0, 40)).toBe(0);
  expect(stepAt(frame, 1, 40)).toBe(40);
});

test('the numbers of moments side by side make room for each other, and stay on the paper', () => {
  expect(spread([10, 100, 103], 24, 700)).toEqual([10, 100, 124]);
  expect(spread([690, 699], 24, 700)).toEqual([676, 700]);
});
