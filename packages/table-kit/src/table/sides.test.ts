// The seats around the table.
import { expect, test } from 'vitest';
import { othersAround } from './sides.ts';

const sides = (seats: number) => othersAround(seats, 0).map(({ side }) => side);

test('one opponent sits opposite', () => expect(othersAround(2, 0)).toEqual([{ seat: 1, side: 'top' }]));
test('the left neighbour sits on the left, the right neighbour on the right', () => {
  expect(othersAround(4, 2)).toEqual([
    { seat: 3, side: 'left' },
    { seat: 0, side: 'top' },
    { seat: 1, side: 'right' },
  ]);
});
test('nine fit: two at each side, four opposite', () => {
  expect(sides(9)).toEqual(['left', 'left', 'top', 'top', 'top', 'top', 'right', 'right']);
});
test('from the rail everybody is seen', () =>
  expect(othersAround(3, 'rail').map(({ seat }) => seat)).toEqual([0, 1, 2]));
