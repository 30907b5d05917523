// Ratings: strengths by Bradley and Terry from who was placed before whom, on the scale of Elo, with intervals by
// resampling the rounds.
import { below, fastRandom } from '@sagebrush/engine';
import type { ArenaRound } from './round.ts';

export interface Rating {
  readonly name: string;
  /** The mean of all entrants is 0; 400 more are ten to one. */
  readonly elo: number;
  /** The 95% interval. */
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 200;
const TAIL = 0.025;
const ITERATIONS = 100;
/** A virtual tie between each two: who has won everything is strong, not infinitely strong. */
const VIRTUAL = 0.5;

type Points = readonly (readonly number[])[];

export function ratingsOf(rounds: readonly ArenaRound[], names: readonly string[], seed: string): Rating[] {
  const tables = rounds.map(({ points }) => names.map((one) => names.map((other) => points[one]?.[other] ?? 0)));
  const ratings = eloOf(added(tables, names.length));
  const random = fastRandom(`${seed}/ratings`);
  const again = Array.from({ length: RESAMPLES }, () =>
    eloOf(
      added(
        tables.map(() => tables[below(random, tables.length)] ?? []),
        names.length,
      ),
    ),
  );
  return names.map((name, index) => {
    const sorted = again.map((one) => one[index] ?? 0).sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
    return { name, elo: ratings[index] ?? 0, low: at(TAIL), high: at(1 - TAIL) };
  });
}

const added = (tables: readonly Points[], size: number): number[][] => {
  const places = Array.from({ length: size }, (_, index) => index);
  return places.map((one) => places.map((other) => tables.reduce((sum, table) => sum + (table[one]?.[other] ?? 0), 0)));
};

/**
 * Each strength is the wins over what was to be expected of them, again and again until it stands still (Hunter's MM
 * algorithm).
 */
function eloOf(points: Points): number[] {
  const won = (one: number, other: number): number => (one === other ? 0 : (points[one]?.[other] ?? 0) + VIRTUAL);
  const all = points.map((_, index) => index);
  let strengths = points.map(() => 1);
  for (let pass = 0; pass < ITERATIONS; pass++) {
    strengths = all.map((one) => {
      const wins = all.reduce((sum, other) => sum + won(one, other), 0);
      const expected = all.reduce((sum, other) => {
        const met = won(one, other) + won(other, one);
        return met === 0 ? sum : sum + met / ((strengths[one] ?? 1) + (strengths[other] ?? 1));
      }, 0);
      return expected === 0 ? 1 : wins / expected;
    });
  }
  const elo = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = elo.reduce((sum, one) => sum + one, 0) / Math.max(1, elo.length);
  return elo.map((one) => one - mean);
}
