// Rows of feeds on PostgreSQL: those that wait together are one statement and one flush, and each wins or loses by itself.
import type pg from 'pg';
import type { ConnectionPool } from './postgres-pool.ts';
import type { FeedRow } from './schema.ts';
import { Conflict, Unavailable } from './store.ts';

/** While so many statements are on their way, what comes waits, and travels with the next. */
const MOST_AT_ONCE = 4;
const COLUMNS = 'feed, n, kind, match, seq, body, deadlines, at';
/** As JSON, which is quicker to write than the arrays of PostgreSQL. */
const TOGETHER = `insert into feed (${COLUMNS}) select ${COLUMNS} from json_to_recordset($1::json)
  as row(feed text, n int, kind text, match text, seq int, body text, deadlines text, at bigint)
  on conflict do nothing returning feed, n`;

interface Waiting {
  readonly row: FeedRow;
  /** The same row as a statement of its own. */
  readonly alone: pg.QueryConfig;
  resolve(): void;
  reject(reason: unknown): void;
}
const keyOf = ({ feed, n }: Pick<FeedRow, 'feed' | 'n'>): string => `${feed} ${n}`;
/** In one order at every node: two that write the same rows do not wait for each other crosswise. */
const byFeed = ({ row: one }: Waiting, { row: other }: Waiting): number =>
  one.feed < other.feed ? -1 : Number(one.feed > other.feed);

/** Writes a row, together with those that wait. A key that exists already is a Conflict. */
export function rowWriter(
  pool: ConnectionPool,
  conflictIn: (error: unknown) => unknown,
): (row: FeedRow, alone: pg.QueryConfig) => Promise<void> {
  let waiting: Waiting[] = [];
  let underWay = 0;
  let isPlanned = false;

  const writeAlone = ({ alone, resolve, reject }: Waiting): Promise<void> =>
    pool.query(alone).then(resolve, (error: unknown) => reject(conflictIn(error)));

  async function writeTogether(rows: Waiting[]): Promise<void> {
    try {
      const values = [JSON.stringify(rows.sort(byFeed).map(({ row }) => row))];
      const answer = await pool.query({ name: 'rows', text: TOGETHER, values });
      const written = new Set((answer.rows as FeedRow[]).map(keyOf));
      for (const { row, resolve, reject } of rows) {
        // Of two that want the same key the first has it.
        if (written.delete(keyOf(row))) resolve();
        else reject(new Conflict());
      }
    } catch (error) {
      if (error instanceof Unavailable) for (const { reject } of rows) reject(error);
      // PostgreSQL has written none of them, and may have meant only one.
      else await Promise.all(rows.map(writeAlone));
    }
  }

  function send(): void {
    isPlanned = false;
    const rows = waiting;
    waiting = [];
    const [only, more] = rows;
    underWay += 1;
    const done = (): void => {
      underWay -= 1;
      plan();
    };
    (only && !more ? writeAlone(only) : writeTogether(rows)).then(done, done);
  }
  function plan(): void {
    if (isPlanned || underWay >= MOST_AT_ONCE || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(send);
  }

  return (row, alone) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, alone, resolve, reject });
      plan();
    });
}
