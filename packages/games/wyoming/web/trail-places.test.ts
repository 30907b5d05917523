// No two markers of the trail on one another, and nobody further on than the points allow.
import { below, fastRandom } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { trailPlaces } from './trail-places.ts';

/** Markers so close to each other hide each other's face. */
const TOO_CLOSE = 0.039;

function overlaps(totals: readonly number[], target: number): string[] {
  const { markers } = trailPlaces(totals, target);
  return markers.flatMap((one, seat) =>
    markers
      .slice(seat + 1)
      .filter((other) => Math.abs(other - one) < TOO_CLOSE)
      .map((other) => `${totals.join(' ')}: ${one} ${other}`),
  );
}

test('nine at the start, nine at the end and any race between stand beside one another, in order', () => {
  const random = fastRandom('trail');
  expect(overlaps(new Array<number>(9).fill(0), 500)).toEqual([]);
  expect(overlaps(new Array<number>(9).fill(520), 500)).toEqual([]);
  for (let race = 0; race < 500; race++) {
    const totals = Array.from({ length: 3 + below(random, 7) }, () => below(random, 800) - 200);
    expect(overlaps(totals, 500)).toEqual([]);
    const { markers } = trailPlaces(totals, 500);
    for (const at of markers) expect(at >= -1e-9 && at <= 1).toBe(true);
    for (const [seat, total] of totals.entries()) {
      for (const [other, less] of totals.entries())
        if (less < total) expect(markers[other]).toBeLessThan(markers[seat] ?? 0);
    }
  }
});

test('who leads a bunch stands where the points are, the others behind', () => {
  const { markers, zero, start } = trailPlaces([0, 250, 500], 500);
  expect(zero).toBe(start);
  expect(markers[0]).toBe(zero);
  expect(markers[1]).toBeCloseTo((zero + 1) / 2);
  expect(markers[2]).toBe(1);
  const level = trailPlaces([0, 0, 0], 500);
  expect(Math.max(...level.markers)).toBe(level.zero);
  expect(Math.min(...level.markers)).toBeCloseTo(0);
});
