// The sequential probability ratio test: stop a contest as soon as it has shown enough, with errors kept small.
import { meanOf, varianceOf } from './figures.ts';

export interface Hypotheses {
  /** The share of the wins under which nothing has improved. */
  readonly low: number;
  /** The share that is hoped for. */
  readonly high: number;
  /** The risk of each of the two errors; 0.05 where nothing is said. */
  readonly risk?: number;
}
export interface SequentialVerdict {
  /** The log of the likelihood ratio: above `bound` the high share stands, below minus `bound` the low one. */
  readonly ratio: number;
  readonly bound: number;
  readonly accepted: 'low' | 'high' | undefined;
}

/** Too few rounds tell nothing about their own variance. */
const FEWEST_ROUNDS = 10;

/**
 * After each round: the shares of one entrant, a number for each round. By the normal approximation, as is usual for
 * engines.
 */
export function sequentialTest(shares: readonly number[], { low, high, risk = 0.05 }: Hypotheses): SequentialVerdict {
  if (!(low < high)) throw new RangeError(`sequentialTest: ${low} is not below ${high}`);
  const bound = Math.log((1 - risk) / risk);
  // A half of a virtual round on either side: equal results so far are no proof that there is no variance.
  const variance = varianceOf([...shares, 0, 1]);
  const ratio =
    shares.length < FEWEST_ROUNDS
      ? 0
      : (shares.length * (high - low) * (2 * meanOf(shares) - low - high)) / (2 * variance);
  return { ratio, bound, accepted: acceptedBy(ratio, bound) };
}

function acceptedBy(ratio: number, bound: number): SequentialVerdict['accepted'] {
  if (ratio >= bound) return 'high';
  return ratio <= -bound ? 'low' : undefined;
}
