// Tables that nobody uses: they close, their idle matches end, and what is left of them is swept away.
import { sql } from 'kysely';
import { cutShort } from '../tables/match-end.ts';
import { AT_ONCE, each, type Rule } from './rule.ts';
import { sweepTable } from './sweep.ts';

/** Tables where nothing is being played and nothing changes. */
export const closeTables: Rule = async (cleaning) => {
  const { services, rooms, keep } = cleaning;
  const { store, now } = services;
  const found = await store.db
    .selectFrom('tables')
    .select('id')
    .where('state', 'in', ['open', 'over'])
    .where('changed', '<', now() - keep.openTables)
    .limit(AT_ONCE)
    .execute();
  return each(cleaning, found, ({ id }) =>
    rooms.change(id, {}, ({ doc }) => ({
      doc: doc.state === 'playing' ? doc : { ...doc, state: 'closed' },
      answer: undefined,
    })),
  );
};

/** Matches at whose tables nothing happens: no move, no word, nobody comes or goes. */
export const endIdleMatches: Rule = async (cleaning) => {
  const { services, rooms, keep } = cleaning;
  const since = services.now() - keep.idleMatches;
  const found = await services.store.db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'playing')
    .where('changed', '<', since)
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('feed').select('at').whereRef('feed.feed', '=', 'tables.id').orderBy('n', 'desc').limit(1),
        '<',
        since,
      ),
    )
    .limit(AT_ONCE)
    .execute();
  return each(cleaning, found, ({ id }) =>
    rooms.change(id, {}, ({ doc, live }) => {
      // Somebody may have moved since.
      const isIdle = doc.state === 'playing' && (live?.times.at(-1) ?? 0) < since;
      return { ...(isIdle ? cutShort(services, doc, 'idle', services.now()) : {}), answer: undefined };
    }),
  );
};

export const sweepTables: Rule = async (cleaning) => {
  const { services, keep, count } = cleaning;
  const { store, now } = services;
  const found = await store.db
    .selectFrom('tables')
    .select('id')
    // Spelt out, not parameters: only so does SQLite see that the index has the rows.
    .where('state', '=', sql.lit('closed'))
    .where('swept', '=', sql.lit(0))
    .where('changed', '<', now() - keep.closedTables)
    .limit(AT_ONCE)
    .execute();
  return each(cleaning, found, async ({ id }) => count('feed', await sweepTable(store, id)));
};
