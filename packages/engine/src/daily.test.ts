// Days, deals and streaks.
import { expect, test } from 'vitest';
import { dayOfDeal, dealOf, marginOf, streakOf } from './daily.ts';
import { dayAfter, dayAt, daysBetween, startOfDay } from './day.ts';
import { FormatError } from './errors.ts';

test('a day begins and ends at midnight UTC', () => {
  const midnight = Date.UTC(2026, 10, 18);
  expect(dayAt(midnight)).toBe('2026-11-18');
  expect(dayAt(midnight - 1)).toBe('2026-11-17');
  expect(startOfDay('2026-11-18')).toBe(midnight);
  expect(dayAfter('2024-02-28')).toBe('2024-02-29');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  for (const day of ['2026-02-30', '2026-13-01', '26-01-01', '2026-11-18T00:00', ''])
    expect(() => startOfDay(day)).toThrow(FormatError);
});

test('the calendar is the one that everybody uses', () => {
  for (let time = Date.UTC(2000, 0, 1); time < Date.UTC(2100, 0, 1); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (dayAt(time + 4_321) !== day || startOfDay(day) !== time) expect(dayAt(time)).toBe(day);
  }
  expect(dayAt(0)).toBe('1970-01-01');
});

test('a deal says its day and its game', () => {
  expect(dayOfDeal(dealOf('some-game', '2026-11-18'))).toEqual({ day: '2026-11-18', game: 'some-game' });
  expect(dayOfDeal('q8Zk3v')).toBeUndefined();
});

test('a margin is the lead over the best of the others', () => {
  const outcome = (scores: number[]) => ({ scores, places: [], winners: [], sheet: [] });
  expect(marginOf(outcome([30, 12, 24]), 0)).toBe(6);
  expect(marginOf(outcome([-20, 35, 5]), 0)).toBe(-55);
  expect(marginOf(outcome([7, 7]), 1)).toBe(0);
});

test('a streak forgives one missed day, and ends with two', () => {
  expect(streakOf([], '2026-11-18')).toEqual({ now: 0, best: 0 });
  expect(streakOf(['2026-11-18'], '2026-11-18')).toEqual({ now: 1, best: 1 });
  const tenDays = Array.from({ length: 10 }, (_, index) => dayAfter('2026-11-09', index));
  expect(streakOf(tenDays, '2026-11-18')).toEqual({ now: 10, best: 10 });
  // Today is not played yet, and yesterday was missed: it can still go on.
  expect(streakOf(tenDays, '2026-11-20').now).toBe(10);
  expect(streakOf(tenDays, '2026-11-21')).toEqual({ now: 0, best: 10 });
  const missed = tenDays.filter((day) => day !== '2026-11-14');
  expect(streakOf(missed, '2026-11-18')).toEqual({ now: 9, best: 9 });
  const missedTwo = missed.filter((day) => day !== '2026-11-15');
  expect(streakOf(missedTwo, '2026-11-18')).toEqual({ now: 3, best: 5 });
  // What a browser with a wrong clock noted for later days does not count.
  expect(streakOf(['2026-11-18', '2026-11-19'], '2026-11-18')).toEqual({ now: 1, best: 1 });
});
