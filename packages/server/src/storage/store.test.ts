// One store, two engines: the same promises on SQLite and on a real PostgreSQL.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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
