// Tables that nobody uses: they close, their idle matches end, and what is left of them is swept away.
import { sql } from 'kysely';
import { cutShort } from '../tables/moves.ts';
import { AT_ONCE, type Rule } from './rule.ts';
import { sweepTable } from './sweep.ts';

/** Tables where nothing is being played and nothing changes. */
export const closeTables: Rule = async ({ services: { store, now }, rooms, keep }) => {
  const found = await store.db
    .selectFrom('tables')
    .select('id')
    .where('state', 'in', ['open', 'over'])
    .where('changed', '<', now() - keep.openTables)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of found)
    await rooms.change(id, {}, ({ doc }) => ({ doc: doc.state === 'playing' ? doc : { ...doc, state: 'closed' }, answer: undefined }));
  return found.length === AT_ONCE;
};

/** Matches at whose tables nothing happens: no move, no word, nobody comes or goes. */
export const endIdleMatches: Rule = async ({ services, rooms, keep }) => {
  const since = services.now() - keep.idleMatches;
  const found = await services.store.db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'playing')
    .where('changed', '<', since)
    .where(({ eb, selectFrom }) =>
      eb(selectFrom('feed').select('at').whereRef('feed.feed', '=', 'tables.id').orderBy('n', 'desc').limit(1), '<', since),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { id } of found)
    await rooms.change(id, {}, ({ doc, play }) => {
      // Somebody may have moved since.
      const isIdle = doc.state === 'playing' && (play?.times.at(-1) ?? 0) < since;
      return { ...(isIdle ? cutShort(services, doc, 'idle', services.now()) : {}), answer: undefined };
    });
  return found.length === AT_ONCE;
};

export const sweepTables: Rule = async ({ services: { store, now }, keep, count }) => {
  const found = await store.db
    .selectFrom('tables')
    .select('id')
    // Spelt out, not parameters: only so does SQLite see that the index has the rows.
    .where('state', '=', sql.lit('closed'))
    .where('swept', '=', sql.lit(0))
    .where('changed', '<', now() - keep.closedTables)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of found) count('feed', await sweepTable(store, id));
  return found.length === AT_ONCE;
};
