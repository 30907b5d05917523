// The feed: everything that happens at a table is a numbered row first and a message afterwards. Resuming is reading rows.
import { type GameTypes, type Match, RAIL, type Registry, type Told, type Viewer } from '@sagebrush/engine';
import { type Moment, momentsOf, type TableMessage } from '@sagebrush/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { FeedRow } from '../storage/schema.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';
import { viewerIn } from './play.ts';
import { momentsFrom, storedMatch } from './stored-match.ts';

/** A row before it has its number. A deal or an entry is told to each viewer as a moment; the body of any other row is the message. */
export interface NewRow {
  readonly kind: 'deal' | 'entry' | 'message';
  readonly body: string;
  readonly match?: string;
  readonly seq?: number;
  readonly due?: string | null;
}

export const messageRow = (message: TableMessage): NewRow => ({ kind: 'message', body: JSON.stringify(message) });

let insertSql: { readonly db: Store['db']; readonly text: string } | undefined;

/** Compiled once: this is the statement of every move. */
export function insertRow(db: Store['db'], { feed, n, kind, match, seq, body, due, at }: FeedRow): Statement {
  if (insertSql?.db !== db) {
    const inOrder = db.insertInto('feed').values({ feed, n, kind, match, seq, body, due, at });
    insertSql = { db, text: inOrder.compile().sql };
  }
  return { sql: insertSql.text, parameters: [feed, n, kind, match, seq, body, due, at] };
}

export const LOBBY = 'lobby';

/**
 * The lobby's next row gets its number from the store, because any table may write one. Where many write at once they wait
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

/** A message as it goes over the wire: server-sent events, with the row's number as the id. */
export const frame = (n: number, json: string): string => `id: ${n}\ndata: ${json}\n\n`;

const momentJson = (moment: Moment, due: string | null): string =>
  `{"type":"moment","moment":${JSON.stringify(moment)},"due":${due ?? '[]'}}`;

/** The frames of one move, made once for each viewer who asks. */
export function momentFrames(
  n: number,
  match: Match,
  told: readonly Told<GameTypes['Event']>[],
  due: string | null,
): (viewer: Viewer) => string {
  const moments = momentsOf(match, told);
  const made = new Map<Viewer, string>();
  return (viewer) => {
    let text = made.get(viewer);
    if (text === undefined) {
      text = frame(n, momentJson(moments(viewer), due));
      made.set(viewer, text);
    }
    return text;
  };
}

/** What a feed has after some number, with the table as it is after all of it: one statement sees one moment of the store. */
export const rowsAfter = (db: Store['db'], feed: string, after: number): Promise<(FeedRow & { doc: string | null })[]> =>
  db
    .selectFrom('feed')
    .leftJoin('tables', (join) => join.onRef('tables.id', '=', 'feed.feed').on('feed.kind', '=', 'message'))
    .selectAll('feed')
    .select('tables.doc')
    .where('feed.feed', '=', feed)
    .where('feed.n', '>', after)
    .orderBy('feed.n')
    .execute();

export interface Looking {
  readonly feed: string;
  readonly person: string | undefined;
  /** May the rail look on at this table? */
  readonly watchers: boolean;
}

/** What a viewer missed after one row and up to another, exactly as it was told then. */
export async function framesSince(store: Store, games: Registry, who: Looking, after: number, upTo: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('feed')
    .selectAll()
    .where('feed', '=', who.feed)
    .where('n', '>', after)
    .where('n', '<=', upTo)
    .orderBy('n')
    .execute();
  const firsts = new Map<string, number>();
  for (const { match, seq } of rows) if (match !== null && !firsts.has(match)) firsts.set(match, seq ?? 0);
  const seen = new Map<string, { readonly first: number; readonly moments: readonly Moment[] }>();
  for (const [id, first] of firsts) {
    const match = await storedMatch(store, games, id);
    const viewer = viewerIn(match?.players ?? [], who.person);
    if (match && (viewer !== RAIL || who.watchers)) seen.set(id, { first, moments: momentsFrom(match, viewer, first) });
  }
  return rows.flatMap(({ n, match, seq, body, due }) => {
    if (match === null || seq === null) return [frame(n, body)];
    const through = seen.get(match);
    const moment = through?.moments[seq - through.first];
    return moment ? [frame(n, momentJson(moment, due))] : [];
  });
}
