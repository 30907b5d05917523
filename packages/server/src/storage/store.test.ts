// One store, two engines: the same promises on SQLite and on a real PostgreSQL.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { insertLobbyRow, insertRow, LOBBY } from '../tables/feed.ts';
import { entryRows, matchLength } from '../tables/stored-match.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import '../testing/patience.ts';
import { postgresStore } from './postgres.ts';
import type { FeedRow } from './schema.ts';
import { sqliteStore } from './sqlite.ts';
import { Conflict, type Statement, type Store, statement } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sagebrush-store-'));
const postgres = postgresHere();
afterAll(() => rmSync(folder, { recursive: true }));

let fresh = 0;
const ENGINES: readonly { readonly name: string; open(): Promise<() => Promise<Store>> }[] = [
  {
    name: 'SQLite',
    async open() {
      const file = join(folder, `${fresh++}.sqlite`);
      return () => sqliteStore(file);
    },
  },
  {
    name: 'PostgreSQL',
    async open() {
      const url = await postgres.database(`store${fresh++}`);
      return () => postgresStore(url);
    },
  },
];

const row = (n: number, more: Partial<FeedRow> = {}): FeedRow => ({
  feed: 'table',
  n,
  kind: 'entry',
  match: 'match',
  seq: n,
  body: JSON.stringify({ n, text: 'Größe “quoted” \\ \u{1f920}' }),
  deadlines: null,
  at: 1_794_780_000_000 + n,
  ...more,
});
const append = (store: Store, n: number, more: Partial<FeedRow> = {}): Promise<void> =>
  store.commit([insertRow(store.db, row(n, more))]);
const numbers = async ({ db }: Store, feed = 'table'): Promise<number[]> =>
  (await db.selectFrom('feed').select('n').where('feed', '=', feed).orderBy('n').execute()).map(({ n }) => n);

describe.each(ENGINES)('the store on $name', ({ open }) => {
  test('gives back what it was given, and still has it when it is opened again', async () => {
    const reopen = await open();
    const store = await reopen();
    await append(store, 1);
    await store.close();
    const again = await reopen();
    expect(await again.db.selectFrom('feed').selectAll().execute()).toEqual([row(1)]);
    await again.close();
  });

  test('lets one of two writers of the same number win, and deals a match once', async () => {
    const reopen = await open();
    const [one, other] = [await reopen(), await reopen()];
    const results = await Promise.allSettled([append(one, 1, { kind: 'deal' }), append(other, 1, { kind: 'deal' })]);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons).toEqual([expect.any(Conflict)]);
    await expect(append(other, 2, { kind: 'deal' })).rejects.toThrow(Conflict);
    await expect(append(other, 1, { kind: 'deal', feed: 'another table' })).rejects.toThrow(Conflict);
    expect(await numbers(one)).toEqual([1]);
    await one.close();
    await other.close();
  });

  test('finds the entries of each match among all that happened at its table', async () => {
    const store = await (await open())();
    const chat = { kind: 'message', match: null, seq: null };
    const deal = { kind: 'deal', seq: 0 };
    const rematch = { match: 'rematch' };
    const rows = [
      chat,
      deal,
      { seq: 1 },
      chat,
      { seq: 2 },
      chat,
      { ...rematch, ...deal },
      { ...rematch, seq: 1 },
      chat,
    ];
    for (const [index, more] of rows.entries()) await append(store, index + 1, more);
    const found = async (match: string, until?: { n?: number; seq?: number }) =>
      (await entryRows(store.db, match, until)).map(({ entry }) => (entry as unknown as { n: number }).n);
    expect(await found('match')).toEqual([3, 5]);
    expect(await found('match', { n: 4 })).toEqual([3]);
    expect(await found('match', { seq: 1 })).toEqual([3]);
    expect(await found('rematch')).toEqual([8]);
    expect(await found('no such match')).toEqual([]);
    expect(
      await Promise.all(['match', 'rematch', 'no such match'].map((match) => matchLength(store.db, match))),
    ).toEqual([2, 1, 0]);
    expect(await matchLength(store.db, 'match', 4)).toBe(1);
    await store.close();
  });

  test('writes a batch entirely or not at all', async () => {
    const store = await (await open())();
    const nobody = statement(store.db.updateTable('people').set({ name: 'x' }).where('id', '=', 'nobody'), 1);
    await expect(store.commit([insertRow(store.db, row(1)), nobody])).rejects.toThrow(Conflict);
    await expect(store.commit([insertRow(store.db, row(1)), insertRow(store.db, row(1, { seq: 9 }))])).rejects.toThrow(
      Conflict,
    );
    await expect(store.commit([nobody])).rejects.toThrow(Conflict);
    const broken: Statement = { sql: 'insert into nowhere values (1)', parameters: [] };
    await expect(store.commit([insertRow(store.db, row(1)), broken])).rejects.toThrow(/nowhere/);
    expect(await numbers(store)).toEqual([]);
    await append(store, 1);
    expect(await numbers(store)).toEqual([1]);
    await store.close();
  });

  test('keeps the good among batches that arrive together with bad ones', async () => {
    const store = await (await open())();
    const results = await Promise.allSettled([1, 2, 2, 3, 1, 4].map((n) => append(store, n)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await numbers(store)).toEqual([1, 2, 3, 4]);
    await store.close();
  });

  test('numbers the rows of the lobby by itself', async () => {
    const store = await (await open())();
    for (const body of ['a', 'b', 'c']) await store.commit(insertLobbyRow(store, body, 5));
    expect(await numbers(store, LOBBY)).toEqual([1, 2, 3]);
    await store.close();
  });

  test('refuses work after it was closed', async () => {
    const store = await (await open())();
    await store.close();
    await expect(append(store, 1)).rejects.toThrow();
  });
});

/** A commit is a frame of the write-ahead log that says how large the database is after it. */
function commitsIn(wal: Buffer): number {
  const pageSize = wal.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + 24 + pageSize <= wal.length; at += 24 + pageSize)
    if (wal.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

test('appends that wait together share a commit on SQLite', async () => {
  const file = join(folder, 'group.sqlite');
  const store = await sqliteStore(file);
  const before = commitsIn(readFileSync(`${file}-wal`));
  await Promise.all(Array.from({ length: 300 }, (_, index) => append(store, index + 1)));
  const commits = commitsIn(readFileSync(`${file}-wal`)) - before;
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThan(30);
  expect((await numbers(store)).length).toBe(300);
  await store.close();
});

describe('rows that wait together on PostgreSQL', () => {
  const TABLES = 200;
  const opened = async (): Promise<Store> => postgresStore(await postgres.database(`rows${fresh++}`));
  /** The transactions that wrote them. */
  const transactions = async ({ db }: Store): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(distinct xmin::text) as count from feed`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const each = (store: Store, more: (table: number) => Partial<FeedRow>): Promise<PromiseSettledResult<void>[]> =>
    Promise.allSettled(
      Array.from({ length: TABLES }, (_, table) => append(store, 1, { feed: `table ${table}`, ...more(table) })),
    );

  test('share a commit, and of those whose key is taken each loses by itself', async () => {
    const store = await opened();
    for (const table of [3, 150]) await append(store, 1, { feed: `table ${table}` });
    const results = await each(store, () => ({}));
    const lost = results.flatMap((result, table) => (result.status === 'rejected' ? [{ table, ...result }] : []));
    expect(lost.map(({ table }) => table)).toEqual([3, 150]);
    for (const { reason } of lost) expect(reason).toBeInstanceOf(Conflict);
    expect(await store.db.selectFrom('feed').selectAll().orderBy('feed').execute()).toEqual(
      Array.from({ length: TABLES }, (_, table) => row(1, { feed: `table ${table}` })).sort((one, other) =>
        one.feed < other.feed ? -1 : 1,
      ),
    );
    expect(await transactions(store)).toBeLessThan(20);
    await store.close();
  });

  test('are written each alone where PostgreSQL refuses one of them', async () => {
    const store = await opened();
    const results = await each(store, (table) => (table === 70 ? { body: 'no text may hold \0' } : {}));
    const refused = results.flatMap((result, table) => (result.status === 'rejected' ? [{ table, ...result }] : []));
    expect(refused).toEqual([expect.objectContaining({ table: 70, reason: expect.any(Error) })]);
    expect(refused[0]?.reason).not.toBeInstanceOf(Conflict);
    expect(await store.db.selectFrom('feed').select('feed').execute()).toHaveLength(TABLES - 1);
    await store.close();
  });

  test('that two nodes write in another order do not wait for each other crosswise', async () => {
    const url = await postgres.database(`rows${fresh++}`);
    const [one, other] = [await postgresStore(url), await postgresStore(url)];
    const tables = Array.from({ length: TABLES }, (_, table) => `table ${table}`);
    const write = (store: Store, feeds: readonly string[]) =>
      Promise.allSettled(feeds.map((feed) => append(store, 1, { feed })));
    const results = await Promise.all([write(one, tables), write(other, tables.toReversed())]);
    const lost = results.flat().flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(lost).toEqual(tables.map(() => expect.any(Conflict)));
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(one.db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
    await one.close();
    await other.close();
  });
});

test('connections to PostgreSQL that nobody uses for an hour are kept: a new one costs more than a move', async () => {
  const store = await postgresStore(await postgres.database(`pool${fresh++}`));
  const connections = async (): Promise<readonly number[]> => {
    const one = async (): Promise<number> => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.2)`.execute(store.db);
      return rows[0]?.pid ?? 0;
    };
    return (await Promise.all([one(), one(), one()])).sort();
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const before = await connections();
    expect(new Set(before).size).toBe(3);
    vi.advanceTimersByTime(3_600_000);
    expect(await connections()).toEqual(before);
  } finally {
    vi.useRealTimers();
  }
  await store.close();
});
