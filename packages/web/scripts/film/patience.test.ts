// A step that never ends is named; one that ends says what it found, or what went wrong.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a step that never ends is named', async () => {
  const waiting = within('frame 12', new Promise<never>(() => undefined));
  const named = expect(waiting).rejects.toThrow('waited 120 s for frame 12');
  vi.advanceTimersByTime(120_000);
  await named;
});

test('a step that ends is handed on, good or bad, and leaves no timer behind', async () => {
  expect(await within('the table', Promise.resolve('laid'))).toBe('laid');
  await expect(within('the table', Promise.reject(new Error('no table')))).rejects.toThrow('no table');
  expect(vi.getTimerCount()).toBe(0);
});
