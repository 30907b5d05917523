// Noise: what a handful of imagined worlds can tell, and when a difference is clear of it.
import { meanOf, varianceOf } from '@sagebrush/bots';

export interface Estimate {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

export const estimateOf = (numbers: readonly number[]): Estimate => ({
  mean: meanOf(numbers),
  error: Math.sqrt(varianceOf(numbers) / Math.max(1, numbers.length)),
});

/**
 * Of differences. One more world without any difference is thrown in, so that equal ones are not taken for certainty.
 */
export const cautiousEstimateOf = (differences: readonly number[]): Estimate => ({
  mean: meanOf(differences),
  error: estimateOf([...differences, 0]).error,
});

/** The risk that anything at all is called clear in a match where nothing is. */
const RISK = 0.05;

/**
 * How many standard errors above nothing are clear, when so many differences are looked at: Bonferroni's share of the
 * risk, by a bound on the normal tail.
 */
const clearAt = (comparisons: number): number => Math.sqrt(2 * Math.log(Math.max(1, comparisons) / (2 * RISK)));

export const isClear = ({ mean, error }: Estimate, comparisons: number): boolean => mean > clearAt(comparisons) * error;
