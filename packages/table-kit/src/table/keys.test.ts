// Arrow keys go to what the eye would call next.
import { expect, test } from 'vitest';
import { nearest } from './keys.ts';

const right = { x: 1, y: 0 };
const up = { x: 0, y: -1 };

test('the next card of a row, not the one above it', () => {
  expect(
    nearest(
      { x: 0, y: 100 },
      [
        { x: 60, y: 100 },
        { x: 30, y: 0 },
        { x: 120, y: 100 },
      ],
      right,
    ),
  ).toBe(0);
});
test('up goes up, and nowhere when there is nothing', () => {
  expect(
    nearest(
      { x: 0, y: 100 },
      [
        { x: 60, y: 100 },
        { x: 10, y: 20 },
      ],
      up,
    ),
  ).toBe(1);
  expect(nearest({ x: 0, y: 0 }, [{ x: 60, y: 100 }], up)).toBe(-1);
});
