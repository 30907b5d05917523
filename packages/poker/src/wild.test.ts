// Wild ranks as text.
import { expect, test } from 'vitest';
import { FormatError } from './format-error.ts';
import { EVERY_RANK, NO_RANKS, wildRanks } from './wild.ts';

test('reads ranks into a set', () => {
  expect(wildRanks([])).toBe(NO_RANKS);
  expect(wildRanks(['2'])).toBe(1);
  expect(wildRanks(['A', '2', '2'])).toBe((1 << 12) | 1);
  expect(wildRanks([...'23456789TJQKA'])).toBe(EVERY_RANK);
  expect(wildRanks(' A 2 ')).toBe((1 << 12) | 1);
  expect(wildRanks('')).toBe(NO_RANKS);
});

test.each(['10', 'a', 'X', '', 'KH'])('refuses "%s" by name and place', (text) => {
  const read = (): number => wildRanks(['2', text], 'wild');
  expect(read).toThrow(FormatError);
  expect(read).toThrow(`wild[1]: "${text}" is not a rank`);
});
