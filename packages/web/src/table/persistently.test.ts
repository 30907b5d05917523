// A move that is made while the network is away arrives when it is back, however long that takes.
import { ProblemError } from '@sagebrush/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistently } from './persistently.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

test('goes on for an hour without a network, and says once that it is away and once that it is back', async () => {
  const end = new AbortController();
  const lines: boolean[] = [];
  let isAway = true;
  const work = vi.fn(async () => (isAway ? lost() : 'sent'));
  const sent = persistently(work, { signal: end.signal, onLine: (open) => lines.push(open) });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(work.mock.calls.length).toBeGreaterThan(700);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await sent).toBe('sent');
  expect(lines).toEqual([false, true]);
});

test('a no of the server is final, and nothing is tried for who has left', async () => {
  const problem = new ProblemError({ status: 409, code: 'stale', title: 'Stale', detail: 'The table has moved on.' });
  const { signal } = new AbortController();
  await expect(persistently(() => Promise.reject(problem), { signal })).rejects.toBe(problem);

  const end = new AbortController();
  const work = vi.fn(async () => lost());
  const left = expect(persistently(work, { signal: end.signal })).rejects.toThrow();
  end.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await left;
  expect(work).toHaveBeenCalledTimes(1);
});
