// What goes with a match or a table that has had its time. Each step can be done again: who is cut off in the middle,
// or does it twice, does no harm.
import type { ExpressionBuilder } from 'kysely';
import { dropUses } from '../documents/uses.ts';
import type { Schema } from '../storage/schema.ts';
import { type Store, statement } from '../storage/store.ts';

/** So many rows at once: a few milliseconds, in which nobody else can write to SQLite. */
const PORTION = 1000;

/**
 * Deletes matches whose tables are closed. Their moves are nobody's from then on: the table is marked, and its sweep
 * takes them away.
 * Who played with others in them may have nothing else that keeps them: their time begins now.
 */
export async function deleteMatches(
  store: Store,
  matches: readonly { readonly id: string; readonly tbl: string }[],
  now: number,
): Promise<void> {
  if (matches.length === 0) return;
  const { db, commit } = store;
  const ids = matches.map(({ id }) => id);
  const tables = matches.map(({ tbl }) => tbl);
  const players = db.selectFrom('seats').select('person').where('match', 'in', ids);
  await commit([
    statement(
      db
        .updateTable('people')
        .set({ seen: now })
        .where('seen', 'is', null)
        .where('kept', 'is', null)
        .where('id', 'in', players),
    ),
    statement(db.deleteFrom('seats').where('match', 'in', ids)),
    ...dropUses(store, ids),
    statement(db.deleteFrom('matches').where('id', 'in', ids)),
    statement(db.updateTable('tables').set({ swept: 0 }).where('id', 'in', tables)),
  ]);
}

const isStored = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'feed'>) =>
  exists(selectFrom('matches').select('matches.id').whereRef('matches.id', '=', 'feed.match'));

/** Whether any match of a table is still kept. */
export async function hasMatches(db: Store['db'], table: string): Promise<boolean> {
  return (
    (await db.selectFrom('feed').select('n').where('feed', '=', table).where(isStored).limit(1).executeTakeFirst()) !==
    undefined
  );
}

/**
 * Of a closed table only the moves of its stored matches stay; without any it goes as a whole. Says how many rows of
 * its feed went.
 */
export async function sweepTable(store: Store, table: string): Promise<number> {
  const { db, commit } = store;
  const last = await db
    .selectFrom('feed')
    .select('n')
    .where('feed', '=', table)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  const spent = db
    .selectFrom('feed')
    .select('n')
    .where('feed', '=', table)
    // The last row stays with the table: no number is ever given twice.
    .where('n', '<', last?.n ?? 0)
    .where((row) => row.not(isStored(row)))
    .limit(PORTION);
  let deleted = 0;
  for (let portion = PORTION; portion === PORTION; deleted += portion) {
    const { numDeletedRows } = await db
      .deleteFrom('feed')
      .where('feed', '=', table)
      .where('n', 'in', spent)
      .executeTakeFirst();
    portion = Number(numDeletedRows);
  }
  if (await hasMatches(db, table)) {
    await commit([
      statement(db.updateTable('tables').set({ swept: 1 }).where('id', '=', table).where('state', '=', 'closed')),
    ]);
    return deleted;
  }
  await commit([
    ...(['feed', 'visits', 'presence', 'rails'] as const).map((name) =>
      statement(db.deleteFrom(name).where('feed', '=', table)),
    ),
    ...dropUses(store, [table]),
    statement(db.deleteFrom('tables').where('id', '=', table)),
  ]);
  return deleted + 1;
}
