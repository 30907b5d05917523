// Clocks: seconds for a table in a hurry, hours and days for letters.
import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
  [42 * SECOND, '0:42', '42 seconds'],
  [60 * SECOND, '1:00', '1 minute'],
  [125 * SECOND, '2:05', '2 minutes 5 seconds'],
  [0, '0:00', '0 seconds'],
  [-5 * SECOND, '0:00', '0 seconds'],
  [5.5 * HOUR, '5 hr', '5 hours'],
  [47 * HOUR, '47 hr', '47 hours'],
  [73 * HOUR, '3 days', '3 days'],
])('%i milliseconds are %s', (milliseconds, short, spoken) =>
  expect(timeLeft(milliseconds, 'en')).toMatchObject({ short, spoken }),
);

test('the last ten seconds warn', () => {
  expect(timeLeft(10 * SECOND, 'en').soon).toBe(false);
  expect(timeLeft(9 * SECOND, 'en').soon).toBe(true);
});
test('every language has its own units', () => {
  expect(timeLeft(42 * SECOND, 'de').spoken).toBe('42 Sekunden');
  expect(timeLeft(73 * HOUR, 'it').spoken).toBe('3 giorni');
});
