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
