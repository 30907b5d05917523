// SQLite on a disk that is full, stuck, damaged, shared or open to all: nobody gets a wrong answer, and what can go on
// goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { insertRow } from '../tables/feed.ts';
import { DRAW_PLAY, openHouse } from '../testing/house.ts';
import '../testing/patience.ts';
import { ended } from '../testing/process.ts';
import { fillAndClose, storedMatches } from '../testing/stored-matches.ts';
import { SQLITE_FILE } from './open.ts';
import { sqliteStore } from './sqlite.ts';
import { type Store, Unavailable } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sagebrush-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
const CHILD = fileURLToPath(new URL('../testing/child.ts', import.meta.url));
const PAGE = 4096;

const append = ({ db, commit }: Store, n: number, size = 10): Promise<void> =>
  commit([
    insertRow(db, {
      feed: 'table',
      n,
      kind: 'entry',
      match: 'm',
      seq: n,
      body: 'x'.repeat(size),
      deadlines: null,
      at: 1,
    }),
  ]);
const numbers = async ({ db }: Store): Promise<number[]> =>
  (await db.selectFrom('feed').select('n').orderBy('n').execute()).map(({ n }) => n);
const pages = async ({ db }: Store): Promise<number> =>
  Number((await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)).rows[0]?.page_count);

test('a full disk is a store that cannot be used now, and nothing of what did not fit is there', async () => {
  const store = await sqliteStore(join(folder, 'full.sqlite'));
  await append(store, 1);
  await sql.raw(`PRAGMA max_page_count = ${(await pages(store)) + 2}`).execute(store.db);
  // All in one flush: whatever was undone with the one that did not fit is not told to be written.
  const results = await Promise.allSettled([2, 3, 4, 5].map((n) => append(store, n, n === 4 ? 100_000 : 10)));
  for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
  await expect(append(store, 6, 100_000)).rejects.toThrow(Unavailable);
  expect(await numbers(store)).toEqual([1]);
  await sql`PRAGMA max_page_count = 1000000`.execute(store.db);
  await append(store, 2, 100_000);
  expect(await numbers(store)).toEqual([1, 2]);
  await store.close();
});

/** A server that may write no file larger than so many blocks. */
function cramped(
  dataFolder: string,
  blocks: number | 'unlimited',
): { child: ChildProcess; address: Promise<string>; said(): string } {
  const settings = {
    port: 0,
    dataFolder,
    gamesModule: DRAW_PLAY,
    botThreads: 1,
    logLevel: 'error',
    requestsPerMinute: 1e9,
  };
  const child = spawn(
    'sh',
    ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath, CHILD, JSON.stringify(settings)],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: '' },
    },
  );
  let said = '';
  child.stdout?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  return {
    child,
    address: new Promise((resolve) => child.once('message', (base) => resolve(String(base)))),
    said: () => said,
  };
}
const arrive = (base: string): Promise<Response> =>
  fetch(`${base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"program":true}',
  });

test('a server whose disk is full lives, answers 503, says so once, and has everyone it has welcomed', async () => {
  const dataFolder = join(folder, 'cramped');
  const first = cramped(dataFolder, 2000);
  const base = await first.address;
  const tokens: string[] = [];
  let answer = await arrive(base);
  for (; answer.status === 200 || answer.status === 201; answer = await arrive(base)) {
    tokens.push(((await answer.json()) as { token: string }).token);
    expect(tokens.length).toBeLessThan(20_000);
  }
  for (let more = 0; more < 30; more++) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    answer = await arrive(base);
  }
  const status = async (path: string): Promise<number> => (await fetch(base + path)).status;
  await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(503);
  expect(await status('/healthz')).toBe(200);
  expect(first.said().split('the store cannot be used"').length - 1).toBeLessThan(10);
  expect(first.said()).toMatch(/"level":50.*the store cannot be used/);
  await ended(first.child, 'SIGKILL');
  const second = cramped(dataFolder, 'unlimited');
  const again = await second.address;
  for (const token of [tokens[0], tokens.at(-1)]) {
    const me = await fetch(`${again}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
  }
  expect((await arrive(again)).status).toBeLessThan(300);
  await ended(second.child, 'SIGKILL');
});

test('what takes too long is given up, what waited behind it is not written, and then all goes on', async () => {
  const store = await sqliteStore(join(folder, 'stuck.sqlite'), 200);
  await numbers(store);
  const long =
    sql`WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 20000000) SELECT max(i) FROM c`.execute(
      store.db,
    );
  const isGivenUp = expect(long).rejects.toThrow(Unavailable);
  // It is on its way before anything else is asked for.
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  await expect(append(store, 1)).rejects.toThrow(Unavailable);
  await isGivenUp;
  await expect(append(store, 2)).rejects.toThrow(/does not answer/);
  await expect.poll(() => append(store, 3).then(String, String), { timeout: 60_000 }).toBe('undefined');
  expect(await numbers(store)).toEqual([3]);
  await store.close();
});

test('only its owner may read any file of it, whoever could before', async () => {
  const dataFolder = mkdtempSync(join(folder, 'private-'));
  const rights = (name: string): number => statSync(join(dataFolder, name)).mode & 0o777;
  const open = await openHouse({ dataFolder });
  await open.close();
  chmodSync(join(dataFolder, SQLITE_FILE), 0o644);
  const house = await openHouse({ dataFolder });
  await house.guest();
  const names = readdirSync(dataFolder);
  expect(names.filter((name) => name.startsWith(SQLITE_FILE)).length).toBeGreaterThan(3);
  expect(names.map(rights)).toEqual(names.map(() => 0o600));
  await house.close();
  const made = await openHouse({ dataFolder: join(dataFolder, 'a', 'new') });
  expect(statSync(join(dataFolder, 'a', 'new')).mode & 0o777).toBe(0o700);
  await made.close();
});

/** Overwrites the beginning of a page. */
function damagePage(file: string, page: number): void {
  const fd = openSync(file, 'r+');
  writeSync(fd, Buffer.alloc(64, 0xa5), 0, 64, page * PAGE);
  closeSync(fd);
}

test('a damaged file is not opened, and the sentence names the way out', async () => {
  const file = join(folder, 'whole.sqlite');
  await fillAndClose(await sqliteStore(file), storedMatches('SQLite', 500));
  const count = statSync(file).size / PAGE;
  expect(count).toBeGreaterThan(100);
  const copy = join(folder, 'damaged.sqlite');
  const refused = (): Promise<void> => expect(sqliteStore(copy)).rejects.toThrow(/it is damaged .*"sagebrush restore"/);
  for (const page of [0, 1, 2, ...Array.from({ length: 12 }, (_, index) => Math.floor(((index + 1) * count) / 13))]) {
    copyFileSync(file, copy);
    damagePage(copy, page);
    await refused();
  }
  for (const share of [0.9, 0.5, 0.1]) {
    copyFileSync(file, copy);
    truncateSync(copy, Math.floor(count * share) * PAGE);
    await refused();
  }
  copyFileSync(file, copy);
  await (await sqliteStore(copy)).close();
});

test('damage that is met while it runs is no answer', async () => {
  const file = join(folder, 'later.sqlite');
  await fillAndClose(await sqliteStore(file), storedMatches('SQLite', 2000));
  const store = await sqliteStore(file);
  const count = readFileSync(file).length / PAGE;
  for (let page = 20; page < count; page++) damagePage(file, page);
  await expect(sql`SELECT sum(length(body)) FROM feed`.execute(store.db)).rejects.toThrow(Unavailable);
  await store.close();
});
