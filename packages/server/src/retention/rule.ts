// A rule of retention, and what it works with.
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Keep } from './keep.ts';

export interface Cleaning {
  readonly services: Services;
  readonly rooms: Rooms;
  readonly keep: Keep;
  /** Counts rows of a table that were deleted. */
  readonly count: (table: string, rows: number) => void;
}
/** Finds some of what has had its time, by an index, and does away with it. True when there may be more. */
export type Rule = (cleaning: Cleaning) => Promise<boolean>;

/** What one rule takes on at a time: some tens of statements, after which others get their turn. */
export const AT_ONCE = 50;

/**
 * Does the work for each, and true when there may be more. One that fails, such as a table of a game that is no longer
 * played here, is noted and holds up no other.
 */
export async function each<T>(
  { services: { log } }: Cleaning,
  found: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<boolean> {
  let failed = 0;
  for (const one of found) {
    await work(one).catch((reason: unknown) => {
      failed += 1;
      log.error({ err: reason, ...one }, 'retention failed');
    });
  }
  return found.length === AT_ONCE && failed === 0;
}
