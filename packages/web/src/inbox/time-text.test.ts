import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

const HOUR = 3_600_000;

test('time is told in the largest unit of which there are two', () => {
  expect(timeText('en', 71 * HOUR)).toBe('2 days');
  expect(timeText('de', 47 * HOUR)).toBe('47 Stunden');
  expect(timeText('it', 1.5 * HOUR)).toBe('90 minuti');
  expect(timeText('en', -5)).toBe('1 minute');
});
