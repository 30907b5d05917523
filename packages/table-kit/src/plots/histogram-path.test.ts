// Histograms as paths.
import { expect, test } from 'vitest';
import { scaleOf, stepsPath, ticks } from './histogram-path.ts';

const fine = { from: 0, width: 1, counts: [1, 1, 2] };
const coarse = { from: 1, width: 5, counts: [4, 4] };

test('histograms of different width share one scale, and are as high as their share of the games', () => {
  const scale = scaleOf([fine, coarse]);
  expect(scale).toEqual({ from: 0, to: 11, top: 0.5 });
  expect(stepsPath(coarse, scale)).toBe('M9.09 40V32.00H54.55V32.00H100.00V40Z');
  expect(ticks(scale, 3)).toEqual([0, 6, 11]);
});
test('no games at all are no error', () =>
  expect(stepsPath({ from: 0, width: 1, counts: [0] }, scaleOf([fine]))).not.toContain('NaN'));
