// Scales and paths of charts.
import { expect, test } from 'vitest';
import { acrossFrame, bandPath, histogramScale, linePath, scaleBetween, stepsPath, ticksOf, upFrame } from './chart.ts';

const FRAME = { width: 100, height: 40, left: 0, right: 0, top: 0, bottom: 0 };
const fine = { from: 0, width: 1, counts: [1, 1, 2] };
const coarse = { from: 1, width: 5, counts: [4, 4] };

test('histograms of different width share one scale, and are as high as their share of the games', () => {
  const scale = histogramScale([fine, coarse]);
  expect(scale).toEqual({ values: [0, 11], top: 0.5 });
  expect(stepsPath(coarse, scale, FRAME)).toBe('M9.1 40.0V32.0H54.5V32.0H100.0V40.0Z');
  expect(ticksOf(scale.values, 3)).toEqual([0, 5.5, 11]);
});
test('no games at all are no error', () =>
  expect(stepsPath({ from: 0, width: 1, counts: [0] }, histogramScale([fine]), FRAME)).not.toContain('NaN'));

test('more is higher, later is further to the right, and nothing leaves the paper', () => {
  const frame = { ...FRAME, left: 10, top: 5 };
  const [x, y] = [acrossFrame(frame, [0, 3]), upFrame(frame, [0, 1])];
  expect([x(0), x(3), x(9)]).toEqual([10, 100, 100]);
  expect([y(0), y(1), y(2), y(-1)]).toEqual([40, 5, 5, 40]);
});
test('a scale of one value stays finite', () => expect(scaleBetween([2, 2], [0, 100])(2)).toBe(0));

test('a line, and the band between two', () => {
  const above = [
    [0, 1],
    [2, 3],
  ] as const;
  const below = [
    [0, 5],
    [2, 7],
  ] as const;
  expect(linePath(above)).toBe('M0.0 1.0L2.0 3.0');
  expect(bandPath(above, below)).toBe('M0.0 1.0L2.0 3.0L2.0 7.0L0.0 5.0Z');
});
