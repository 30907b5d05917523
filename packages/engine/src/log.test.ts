// Which entries of a log still stand.
import { expect, test } from 'vitest';
import { type Entry, standingEntries } from './log.ts';

const move = (seat: number): Entry => ({ seat, action: { type: 'pass' } });
const takeBack = (seat: number, keep: number): Entry => ({ seat, keep });

test('every action stands that was not taken back', () => {
  expect(standingEntries([])).toEqual([]);
  expect(standingEntries([move(0), move(1)])).toEqual([0, 1]);
});

test('a take-back keeps the first so many actions that stood, and takes an entry itself', () => {
  expect(standingEntries([move(0), move(1), takeBack(1, 1), move(1)])).toEqual([0, 3]);
  expect(standingEntries([move(0), move(1), takeBack(0, 0)])).toEqual([]);
});

test('a later take-back counts what stood then, not entries', () => {
  expect(standingEntries([move(0), move(1), takeBack(1, 1), move(1), move(0), takeBack(0, 2)])).toEqual([0, 3]);
});
