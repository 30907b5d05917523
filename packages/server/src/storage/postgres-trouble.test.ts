// PostgreSQL cuts its connections, and stands still: the server lives, says 503 within seconds, and nothing that was
// promised is lost or doubled.
import type { ChildProcess } from 'node:child_process';
import { client } from '@sagebrush/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAW_PLAY, type Guest, guestAt, startedTable } from '../testing/house.ts';
import '../testing/patience.ts';
import { expectNothingLost, type Seated, takeSeat } from '../testing/players.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { childAt, ended, freePort } from '../testing/process.ts';
import { postgresStore } from './postgres.ts';
import type { News } from './store.ts';

const CUTS = 8;
const PATIENCE = { timeout: 60_000, interval: 20 };
const postgres = postgresHere();
let database: string;
let base: string;
let server: ChildProcess;
/** Every answer that anybody got. */
const statuses: number[] = [];

beforeAll(async () => {
  database = await postgres.database('trouble');
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  server = await childAt({ port, database, gamesModule: DRAW_PLAY, tick: 200, logLevel: 'silent' });
});
afterAll(async () => {
  await ended(server, 'SIGTERM');
});

const counted: typeof fetch = async (...how) => {
  const answer = await fetch(...how);
  statuses.push(answer.status);
  return answer;
};
const observed = (guest: Guest): Guest => ({
  ...guest,
  ...client({ base, token: guest.token, fetch: counted, patience: () => 20 }),
});

async function seated(tables: number): Promise<Seated[]> {
  const all = Array.from({ length: tables }, async () => {
    const people = await Promise.all([0, 1, 2, 3].map(async () => observed(await guestAt(base))));
    const table = await startedTable(people);
    return people.map((guest) => takeSeat(guest, table, 'rematch'));
  });
  return (await Promise.all(all)).flat();
}
const promisesIn = (seats: readonly Seated[]): number => seats.reduce((sum, { promised }) => sum + promised.length, 0);
async function moreMoves(seats: readonly Seated[], more: number): Promise<void> {
  const wanted = promisesIn(seats) + more;
  await expect.poll(() => promisesIn(seats) >= wanted, PATIENCE).toBe(true);
}
async function goHome(seats: readonly Seated[]): Promise<void> {
  for (const { stop } of seats) stop.abort();
  await Promise.all(seats.map(({ done }) => done));
  for (const one of seats) await expectNothingLost(one);
}
const isAlive = (): boolean => server.exitCode === null && server.signalCode === null;

async function asked<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const admin = new pg.Client(database);
  await admin.connect();
  const { rows } = await admin.query<T>(text);
  await admin.end();
  return rows;
}
const OTHERS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

test(`all connections are cut ${CUTS} times while people play`, { timeout: 300_000 }, async () => {
  const seats = await seated(6);
  for (let cut = 0; cut < CUTS; cut++) {
    await moreMoves(seats, 30);
    expect((await asked(`select pg_terminate_backend(pid) ${OTHERS}`)).length).toBeGreaterThan(1);
  }
  await moreMoves(seats, 30);
  expect(isAlive()).toBe(true);
  await goHome(seats);
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  await expect.poll(async () => (await fetch(`${base}/readyz`)).status, PATIENCE).toBe(200);
});

test('it stands still: everyone is told so within seconds, and afterwards all goes on', {
  timeout: 300_000,
}, async () => {
  const seats = await seated(3);
  await moreMoves(seats, 20);
  const thaw = await postgres.freeze();
  try {
    const timed = async (path: string, init?: RequestInit) => {
      const began = performance.now();
      const answer = await fetch(base + path, { ...init, signal: AbortSignal.timeout(60_000) });
      return { status: answer.status, later: answer.headers.get('retry-after'), took: performance.now() - began };
    };
    const arrive = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const [ready, ...arrivals] = await Promise.all([
      timed('/readyz'),
      ...Array.from({ length: 40 }, () => timed('/api/session', arrive)),
    ]);
    expect(ready).toMatchObject({ status: 503, later: '2' });
    expect(ready?.took).toBeLessThan(15_000);
    for (const arrival of arrivals) expect(arrival).toMatchObject({ status: 503, later: '2' });
    expect((await timed('/healthz')).status).toBe(200);
    // Everyone at the tables has been told too, one after the other.
    statuses.length = 0;
    await expect.poll(() => statuses.filter((status) => status === 503).length, PATIENCE).toBeGreaterThan(5);
  } finally {
    thaw();
  }
  await moreMoves(seats, 50);
  expect(isAlive()).toBe(true);
  await goHome(seats);
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  await expect.poll(async () => (await fetch(`${base}/readyz`)).status, PATIENCE).toBe(200);
});

test('a connection on which nothing comes any more is noticed, and replaced', async () => {
  const place = await postgres.database('connection');
  const store = await postgresStore(place);
  const heard: (News | undefined)[] = [];
  store.others?.listen((news) => heard.push(news));
  await expect.poll(() => heard, PATIENCE).toEqual([undefined]);
  const [listener] = await asked<{ pid: number }>(
    `select pid from pg_stat_activity where datname = 'connection' and query like 'LISTEN%'`,
  );
  process.kill(listener?.pid ?? 0, 'SIGSTOP');
  await expect.poll(() => heard, PATIENCE).toEqual([undefined, undefined]);
  store.others?.announce({ feed: 'table', n: 7 });
  await expect.poll(() => heard.at(-1), PATIENCE).toEqual({ feed: 'table', n: 7 });
  process.kill(listener?.pid ?? 0, 'SIGCONT');
  await store.close();
});
