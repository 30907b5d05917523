// Prospects: each seat's share of the match as it stands.
import { winShares } from '@sagebrush/engine';
import { handSheet } from '../rules/hand-end.ts';
import type { State } from '../types.ts';

/** Fitted to who won matches of the rules of thumb at three, four and six seats, from their totals after each hand. */
const POINTS_A_HAND = 45;
const SPREAD_OF_A_HAND = 76;
const LEAST_HANDS_LEFT = 0.6;
/** A hand in progress is worth what it would score now, as far as it has come. */
const ROUNDS_OF_A_HAND = 12;

/** Everybody needs the rest of the way to the target; the more hands are left, the less a lead means. */
export function prospects(state: State): readonly number[] {
  if (state.phase.name === 'over') return winShares(state.phase.outcome);
  const standing = state.totals.slice();
  if (state.turns > 0) {
    const progress = Math.min(1, state.turns / (ROUNDS_OF_A_HAND * state.seats));
    for (const line of handSheet(state, null)) standing[line.seat] = (standing[line.seat] ?? 0) + line.points * progress;
  }
  const best = Math.max(...standing);
  const handsLeft = Math.max(LEAST_HANDS_LEFT, (state.options.target - best) / POINTS_A_HAND);
  const scale = SPREAD_OF_A_HAND * Math.sqrt(handsLeft);
  const shares = standing.map((points) => Math.exp((points - best) / scale));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
