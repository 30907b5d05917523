// Prospects: each seat's share of the match as it stands.
import { winShares } from '@sagebrush/engine';
import { badgedMask, pointsNow } from '../rules/points.ts';
import type { State } from '../types.ts';

/** A hand in progress is worth what it would score now, as far as it has come. */
const ROUNDS_OF_A_HAND = 12;

/** Everybody needs the rest of the way to the target; the more hands are left, the less a lead means. */
export function prospects(state: State): readonly number[] {
  if (state.phase.name === 'over') return winShares(state.phase.outcome);
  const standing = state.totals.slice();
  if (state.turns > 0) {
    const progress = Math.min(1, state.turns / (ROUNDS_OF_A_HAND * state.seats));
    const badged = badgedMask(state);
    for (let seat = 0; seat < state.seats; seat++)
      standing[seat] = (standing[seat] ?? 0) + pointsNow(state, seat, badged) * progress;
  }
  const best = Math.max(...standing);
  const scale = raceScale(state, best);
  const shares = standing.map((points) => Math.exp((points - best) / scale));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** By seats, from three to nine: what a hand brings whoever leads, and by how much hands differ. */
interface Race {
  readonly points: number;
  readonly spread: number;
}
/**
 * Fitted to who won thousands of matches to 100, 200, 500 and 1,000 at each table, put together from hands of the rules
 * of thumb.
 */
const RACES: readonly Race[] = [
  { points: 36, spread: 49 },
  { points: 25, spread: 42 },
  { points: 60, spread: 61 },
  { points: 45, spread: 52 },
  { points: 44, spread: 47 },
  { points: 43, spread: 42 },
  { points: 35, spread: 39 },
];
const FEWEST_SEATS = 3;

/**
 * The lead that makes the odds of winning the match e times as good. The hand under way counts as one, however near the
 * target is.
 */
export function raceScale({ seats, options }: State, best: number): number {
  const { points, spread } = RACES[seats - FEWEST_SEATS] as Race;
  return spread * Math.sqrt(1 + Math.max(0, options.target - best) / points);
}
