// The list of games.
import { expect, test } from 'vitest';
import { ENTRIES } from './entries.ts';

test('every game stands in the list once, in order', () => {
  const ids = ENTRIES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 3)).toEqual(['corral', 'wyoming', 'cowpoker']);
});
