// The feed: everything that happens at a table is a numbered row first and a message afterwards. Resuming is reading
// rows.
import type { Host, Lang, Viewer } from '@sagebrush/engine';
import { type Moment, momentsOf, type TableMessage } from '@sagebrush/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { FeedRow } from '../storage/schema.ts';
import { type News, type Statement, type Store, statement } from '../storage/store.ts';

/**
 * A row before it has its number. A deal or an entry is told to each viewer as a moment; the body of any other row is
 * the message.
 */
export interface NewRow {
  readonly kind: 'deal' | 'entry' | 'message';
  readonly body: string;
  readonly match?: string;
  readonly seq?: number;
  /** When clocks run out after a move, as JSON. */
  readonly deadlines?: string | null;
}

export const messageRow = (message: TableMessage): NewRow => ({ kind: 'message', body: JSON.stringify(message) });

let insertSql: { readonly db: Store['db']; readonly text: string } | undefined;

/** Compiled once: this is the statement of every move. */
export function insertRow(db: Store['db'], row: FeedRow): Statement {
  const { feed, n, kind, match, seq, body, deadlines, at } = row;
  if (insertSql?.db !== db) {
    const inOrder = db.insertInto('feed').values({ feed, n, kind, match, seq, body, deadlines, at });
    insertSql = { db, text: inOrder.compile().sql };
  }
  return { sql: insertSql.text, parameters: [feed, n, kind, match, seq, body, deadlines, at], row };
}

export const LOBBY = 'lobby';

/**
 * The lobby's next row gets its number from the store, because any table may write one. Where many write at once they
 * wait
 * for each other instead of failing: SQLite does that by itself.
 */
export const insertLobbyRow = ({ db, others }: Pick<Store, 'db' | 'others'>, body: string, at: number): Statement[] => [
  ...(others ? [{ sql: 'select pg_advisory_xact_lock(7)', parameters: [] }] : []),
  nextLobbyRow(db, body, at),
];

function nextLobbyRow(db: Store['db'], body: string, at: number): Statement {
  const typed = <T>(value: T, type: RawBuilder<unknown>): RawBuilder<T> => sql<T>`cast(${value} as ${type})`;
  const text = sql`text`;
  return statement(
    db
      .insertInto('feed')
      .columns(['feed', 'n', 'kind', 'body', 'at'])
      .expression((query) =>
        query
          .selectFrom('feed')
          .select([
            typed(LOBBY, text).as('feed'),
            sql<number>`coalesce(max(n), 0) + 1`.as('n'),
            typed('message', text).as('kind'),
            typed(body, text).as('body'),
            typed(at, sql`bigint`).as('at'),
          ])
          .where('feed', '=', LOBBY),
      ),
  );
}

type MoveRow = Pick<FeedRow, 'match' | 'seq' | 'body' | 'deadlines' | 'at'>;
/** A move that is all that was written, as other nodes are told of it; a change of the table they read. */
export function wordOfMove(rows: readonly NewRow[], at: number): Pick<News, 'row'> {
  const [only, more] = rows;
  if (only?.kind !== 'entry' || more) return {};
  const { match = null, seq = null, body, deadlines = null } = only;
  return { row: JSON.stringify({ match, seq, body, deadlines, at } satisfies MoveRow) };
}
/** The row that another node told of. */
export const moveHeard = ({ feed, n, row }: News): (FeedRow & { doc: null }) | undefined =>
  row === undefined ? undefined : { feed, n, kind: 'entry', doc: null, ...(JSON.parse(row) as MoveRow) };

/** A message as it goes over the wire: server-sent events, with the row's number as the id. */
export const frame = (n: number, json: string): string => `id: ${n}\ndata: ${json}\n\n`;

/** A move as one viewer is told of it. */
export const momentFrame = (n: number, moment: Moment, deadlines: string | null): string =>
  frame(n, `{"type":"moment","moment":${JSON.stringify(moment)},"deadlines":${deadlines ?? '[]'}}`);

/** The frames of one move, made once for each viewer and language that asks. */
export function momentFrames(
  n: number,
  host: Pick<Host, 'match' | 'emitted'>,
  deadlines: string | null,
): (viewer: Viewer, lang?: Lang) => string {
  const moments = momentsOf(host);
  const made = new Map<string, string>();
  return (viewer, lang = 'en') => {
    const key = `${viewer} ${lang}`;
    let text = made.get(key);
    if (text === undefined) {
      text = momentFrame(n, moments(viewer, lang), deadlines);
      made.set(key, text);
    }
    return text;
  };
}

/**
 * What a feed has after some number, with the table as it is after all of it: one statement sees one moment of the
 * store.
 */
export const rowsAfter = (
  db: Store['db'],
  feed: string,
  after: number,
): Promise<(FeedRow & { doc: string | null })[]> =>
  db
    .selectFrom('feed')
    .leftJoin('tables', (join) => join.onRef('tables.id', '=', 'feed.feed').on('feed.kind', '=', 'message'))
    .selectAll('feed')
    .select('tables.doc')
    .where('feed.feed', '=', feed)
    .where('feed.n', '>', after)
    .orderBy('feed.n')
    .execute();
