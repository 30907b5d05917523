// A match in the store: its row, and its entries among the rows of its table's feed, from its deal to the next one.
import type { Entry, Game, Log, Match, Registry } from '@sagebrush/engine';
import type { Player } from '@sagebrush/protocol';
import { sql } from 'kysely';
import { wholeOptions } from '../documents/documents.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { startInRow } from './live-match.ts';

export interface StoredMatch {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly log: Log;
}

/** The start of a match with its documents, as its log has it. */
export async function wholeStart(db: Store['db'], row: Pick<MatchRow, 'start' | 'secret'>): Promise<Match['start']> {
  const start = startInRow(row);
  return { ...start, options: await wholeOptions(db, start.options) };
}

/** A match from the store, with all of its entries or only the first so many. */
export async function storedMatch(
  { db }: Store,
  games: Registry,
  id: string,
  seq?: number,
): Promise<StoredMatch | undefined> {
  const row = await db
    .selectFrom('matches')
    .select(['start', 'secret', 'players'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const start = await wholeStart(db, row);
  const rows = await entryRows(db, id, seq === undefined ? {} : { seq });
  const log = { ...start, entries: rows.map(({ entry }) => entry) };
  return { game: games.find(start.game), players: JSON.parse(row.players) as Player[], log };
}

/** The greatest number that a row can have. */
const LAST_NUMBER = 2 ** 31 - 1;
/** Spelt out, not a parameter: only so does an engine see that the index of the deals has the row. */
const DEAL = sql.lit('deal' as const);

/** The rows of a match. Its deal is found by an index, the others by the feed's own key. */
const rowsOf = (db: Store['db'], match: string) =>
  db
    .selectFrom('feed as deal')
    .innerJoin('feed as row', 'row.feed', 'deal.feed')
    .where('deal.match', '=', match)
    .where('deal.kind', '=', DEAL)
    .whereRef('row.n', '>=', 'deal.n')
    .where('row.match', '=', match)
    .where(({ eb, fn, selectFrom, val }) => {
      const next = selectFrom('feed as later')
        .select('later.n')
        .whereRef('later.feed', '=', 'deal.feed')
        .whereRef('later.n', '>', 'deal.n')
        .where('later.kind', '=', DEAL)
        .orderBy('later.n')
        .limit(1);
      return eb('row.n', '<', fn.coalesce(next, val(LAST_NUMBER)));
    });

/** So many rows are read and parsed at once: more would hold up the event loop. */
const PORTION = 500;

/** A match's entries, as far as a row of its table's feed or a sequence number. */
export async function entryRows(
  db: Store['db'],
  match: string,
  { n = LAST_NUMBER, seq = LAST_NUMBER }: { readonly n?: number; readonly seq?: number } = {},
): Promise<{ readonly entry: Entry; readonly at: number }[]> {
  const entries: { readonly entry: Entry; readonly at: number }[] = [];
  for (let last = 0; ; ) {
    const rows = await rowsOf(db, match)
      .select(['row.n', 'row.body', 'row.at'])
      .where('row.kind', '=', 'entry')
      .where('row.n', '>', last)
      .where('row.n', '<=', n)
      .where('row.seq', '<=', seq)
      .orderBy('row.n')
      .limit(PORTION)
      .execute();
    for (const { body, at } of rows) entries.push({ entry: JSON.parse(body) as Entry, at });
    if (rows.length < PORTION) return entries;
    last = rows.at(-1)?.n ?? n;
  }
}

/** How many entries a match has, as far as a row of its table's feed. */
export async function matchLength(db: Store['db'], match: string, n = LAST_NUMBER): Promise<number> {
  const last = await rowsOf(db, match)
    .select('row.seq')
    .where('row.n', '<=', n)
    .orderBy('row.n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.seq ?? 0;
}
