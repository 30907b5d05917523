// The moments of a match that still stand: a take-back unsays the move it took back, and every move after it.
import type { Moment } from '@sagebrush/protocol';
import { server } from './server.ts';

/**
 * The moments so far and one more. Freely or by consent, what goes back is always the last move of the seat that asked.
 */
export function withMoment(past: readonly Moment[], moment: Moment): readonly Moment[] {
  if (!moment.undone) return [...past, moment];
  const taken = past.findLastIndex(({ by }) => by !== null && by.seat === moment.by?.seat);
  return taken < 0 ? past : past.slice(0, taken);
}

/** The log begins no earlier than so many moments ago. */
const LONGEST_PAST = 400;

/** The moments that still stand up to this one, for the log; where they cannot be had, this one alone. */
export async function pastOf(present: Moment): Promise<readonly Moment[]> {
  try {
    const from = String(Math.max(0, present.seq + 1 - LONGEST_PAST));
    const { moments } = await server.call('replay', { params: { match: present.match }, query: { from } });
    return moments.filter(({ seq }) => seq <= present.seq).reduce<readonly Moment[]>(withMoment, []);
  } catch {
    return [present];
  }
}
