// How many deals it takes until one of the strong is ahead of one of the weak in 95 of 100 evenings.
import { meanOf, varianceOf } from '@sagebrush/bots';
import { below, fastRandom } from '@sagebrush/engine';
import type { Counted, DuplicateRound } from './round.ts';

/** The one-sided 95% point of the normal distribution. */
const Z95_ONE_SIDED = 1.645;
const RESAMPLED = 400;

export interface DealsNeeded {
  readonly deals: number;
  /** The 95% interval, by drawing the rounds again with replacement. */
  readonly low: number;
  readonly high: number;
}

/** Mean and variance of what one strong player has more than one weak player in a round. */
function leadIn(rounds: readonly DuplicateRound[], what: Counted): { mean: number; variance: number } {
  const pairs = rounds.flatMap((round) => {
    const { strong, weak } = round[what];
    return strong.flatMap((mine) => weak.map((theirs) => mine - theirs));
  });
  return { mean: meanOf(pairs), variance: varianceOf(pairs) };
}

function dealsFor(rounds: readonly DuplicateRound[], what: Counted): number {
  const { mean, variance } = leadIn(rounds, what);
  return mean > 0 ? (Z95_ONE_SIDED ** 2 * variance) / mean ** 2 : Number.POSITIVE_INFINITY;
}

export function dealsNeeded(rounds: readonly DuplicateRound[], what: Counted): DealsNeeded {
  const random = fastRandom(`deals needed, ${what}`);
  const again = Array.from({ length: RESAMPLED }, () =>
    dealsFor(
      rounds.map(() => rounds[below(random, rounds.length)] as DuplicateRound),
      what,
    ),
  ).toSorted((a, b) => a - b);
  const at = (share: number): number => again[Math.round(share * (RESAMPLED - 1))] ?? Number.NaN;
  return { deals: dealsFor(rounds, what), low: at(0.025), high: at(0.975) };
}
