// The digits of a hand's strength.
import { expect, test } from 'vitest';
import { ACE, FOUR, KING, NINE } from './cards.ts';
import { CATEGORIES, categoryOf, ranksOf } from './strength.ts';

test('the number reads as category and ranks', () => {
  expect(categoryOf(0x5ddc83)).toBe('flush');
  expect(ranksOf(0x5ddc83)).toEqual([ACE, ACE, KING, NINE, FOUR]);
});

test('missing ranks are left out', () => {
  expect(ranksOf(0x1d0000)).toEqual([ACE]);
  expect(ranksOf(0)).toEqual([]);
});

test('[CP-8.2] ten categories, one for each leading digit', () => {
  expect(CATEGORIES.map((_, index) => categoryOf(index << 20))).toEqual([...CATEGORIES]);
});
