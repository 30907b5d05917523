// More than a node can do at once is turned away, with a time to come back: who is inside is served.
import { ApiError } from '../api-error.ts';
import { TOO_MUCH } from '../quota-sentences.ts';

/** Does one job more, unless so many wait for their answer already. */
export function atMost(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  return async (job) => {
    if (waiting >= most) throw new ApiError('unavailable', TOO_MUCH.busy);
    waiting += 1;
    try {
      return await job();
    } finally {
      waiting -= 1;
    }
  };
}

/** So many jobs at once for each key; some more wait for their turn, and who has too many waiting is turned away. */
export function atMostEach(most: number, mostWaiting: number): <T>(key: string, job: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async (key, job) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.waiting.length >= mostWaiting) throw new ApiError('too-many', TOO_MUCH.atOnce);
    if (line.running >= most) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    try {
      return await job();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
