// More than a node can do at once is turned away, with a time to come back: who is inside is served.
import { Trouble } from '../trouble.ts';

/** Does one job more, unless so many wait for their answer already. */
export function atMost(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  return async (job) => {
    if (waiting >= most) throw new Trouble('unavailable', 'This server has its hands full: try again in a moment.');
    waiting += 1;
    try {
      return await job();
    } finally {
      waiting -= 1;
    }
  };
}
