// Who looks for somebody to play with: one row a person, so that nobody is seated twice, and a number a pool, so that
// of two who open a table in the same moment one finds the other's.
import type { TimeControl } from '@sagebrush/protocol';
import type { Person } from '../people/people.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';

/** Somebody who wants to play now. */
export interface Seeker {
  readonly person: Person;
  readonly ip: string;
  readonly contribution: string;
}

/** What somebody wants to play now. */
export interface SeekOptions {
  readonly game: string;
  readonly clock: TimeControl;
  readonly rated: boolean;
}
export const poolOf = ({ game, clock, rated }: SeekOptions): string => `${game} ${JSON.stringify(clock)} ${rated}`;

export const seekerRow = ({ db }: Store, person: string): Promise<{ tbl: string } | undefined> =>
  db.selectFrom('seekers').select('tbl').where('person', '=', person).executeTakeFirst();

/** They sit at this table from now on; it fails where they have been seated elsewhere since `before` was read. */
export const seatSeeker = (
  { db }: Store,
  { person, table, before, at }: { person: string; table: string; before: string | undefined; at: number },
): Statement =>
  before === undefined
    ? statement(db.insertInto('seekers').values({ person, tbl: table, at }))
    : statement(
        db.updateTable('seekers').set({ tbl: table, at }).where('person', '=', person).where('tbl', '=', before),
        1,
      );

/** The pool's number: whoever opens a table in it raises the one that they saw when they looked. */
export async function poolVersion({ db }: Store, pool: string): Promise<number | undefined> {
  const row = await db.selectFrom('pools').select('version').where('pool', '=', pool).executeTakeFirst();
  return row && Number(row.version);
}
export const raisePool = ({ db }: Store, pool: string, seen: number | undefined): Statement =>
  seen === undefined
    ? statement(db.insertInto('pools').values({ pool, version: 1 }))
    : statement(
        db
          .updateTable('pools')
          .set({ version: seen + 1 })
          .where('pool', '=', pool)
          .where('version', '=', seen),
        1,
      );
