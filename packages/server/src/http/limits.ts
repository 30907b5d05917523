// How often somebody may ask: a bucket that fills with time for each session, for each address, and smaller ones for
// costly wishes.
import { ApiError } from '../api-error.ts';
import { TOO_MUCH } from '../quota-sentences.ts';

export interface Limit {
  /**
   * Takes one, or as many as it weighs, from the bucket of this key; a ApiError when there is not enough in it. A full
   * bucket is always enough.
   */
  take(key: string, weight?: number): void;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/** By monotonic time: a wall clock that is set back would keep everyone out until it has caught up. */
export function limit(perMinute: number, monotonic: () => number, burst = Math.max(1, perMinute / 6)): Limit {
  const buckets = new Map<string, Bucket>();
  const refill = perMinute / 60_000;
  const filled = ({ left, at }: Bucket, now: number): number => Math.min(burst, left + Math.max(0, now - at) * refill);
  return {
    take(key, weight = 1) {
      const wanted = Math.min(weight, burst);
      const now = monotonic();
      let bucket = buckets.get(key);
      if (!bucket) {
        if (buckets.size >= MOST_BUCKETS) forgetFull(buckets, (one) => filled(one, now) >= burst);
        bucket = { left: burst, at: now };
        buckets.set(key, bucket);
      }
      bucket.left = filled(bucket, now);
      bucket.at = now;
      if (bucket.left < wanted) throw new ApiError('too-many', TOO_MUCH.fast);
      bucket.left -= wanted;
    },
  };
}

/** A full bucket is the same as none. When all are in use, the oldest half has to go. */
function forgetFull(buckets: Map<string, Bucket>, isFull: (bucket: Bucket) => boolean): void {
  for (const [key, bucket] of buckets) if (isFull(bucket)) buckets.delete(key);
  let surplus = buckets.size - MOST_BUCKETS / 2;
  for (const key of buckets.keys()) {
    if (surplus-- <= 0) return;
    buckets.delete(key);
  }
}
