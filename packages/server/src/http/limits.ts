// How often somebody may ask: a bucket that fills with time for each session, for each address, and smaller ones for costly wishes.
import { Trouble } from '../trouble.ts';

export interface Limit {
  /** Takes one from the bucket of this key; a Trouble when it is empty. */
  take(key: string): void;
}

const MOST_BUCKETS = 50_000;

export function limit(perMinute: number, now: () => number, burst = Math.max(1, perMinute / 6)): Limit {
  const buckets = new Map<string, { left: number; at: number }>();
  const refill = perMinute / 60_000;
  return {
    take(key) {
      const at = now();
      let bucket = buckets.get(key);
      if (!bucket) {
        if (buckets.size >= MOST_BUCKETS) forgetFull(buckets, at, refill, burst);
        bucket = { left: burst, at };
        buckets.set(key, bucket);
      }
      bucket.left = Math.min(burst, bucket.left + (at - bucket.at) * refill);
      bucket.at = at;
      if (bucket.left < 1) throw new Trouble('too-many', 'That was a little fast: wait a moment and try again.');
      bucket.left -= 1;
    },
  };
}

/** A full bucket is the same as none. When all are in use, the oldest half has to go. */
function forgetFull(buckets: Map<string, { left: number; at: number }>, at: number, refill: number, burst: number): void {
  for (const [key, bucket] of buckets) if (bucket.left + (at - bucket.at) * refill >= burst) buckets.delete(key);
  let surplus = buckets.size - MOST_BUCKETS / 2;
  for (const key of buckets.keys()) {
    if (surplus-- <= 0) return;
    buckets.delete(key);
  }
}
