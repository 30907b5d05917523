// What still stands of all that was told: a take-back unsays the move it took back, and every move after it.
import type { Moment } from '@sagebrush/protocol';

/**
 * The moments so far and one more. Freely or by consent, what goes back is always the last move of the seat that asked.
 */
export function withMoment(past: readonly Moment[], moment: Moment): readonly Moment[] {
  if (!moment.undone) return [...past, moment];
  const taken = past.findLastIndex(({ by }) => by !== null && by.seat === moment.by?.seat);
  return taken < 0 ? past : past.slice(0, taken);
}
