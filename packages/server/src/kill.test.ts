// Fifty times kill -9 in the middle of play: everyone comes back, nothing that was shown is lost, nothing happens twice.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { verify } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { type Followed, type Moment, type NewTable, ProblemError, type TableMessage } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyChoice, fresh32, type Guest, guestAt, startedTable } from './testing/house.ts';

const ROUNDS = 50;
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-kill-'));
const CHILD = fileURLToPath(new URL('./testing/child.ts', import.meta.url));
let port = 0;
let server: ChildProcess;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function start(): Promise<ChildProcess> {
  const settings = { port, dataFolder: folder, botPace: 0, botThreads: 1, logLevel: 'error', requestsPerMinute: 1e9, tick: 200 };
  const child = fork(CHILD, [JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Fifty starts of the same code: it need not be compiled fifty times.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
}
async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

beforeAll(async () => {
  port = await freePort();
  server = await start();
});
afterAll(async () => {
  await ended(server, 'SIGTERM');
  rmSync(folder, { recursive: true });
});

interface Seated {
  readonly guest: Guest;
  readonly table: string;
  readonly heard: Followed<TableMessage>[];
  readonly promised: { readonly match: string; readonly seq: number }[];
  readonly stop: AbortController;
  done: Promise<void>;
}

/** Asks until there is an answer; a problem of the rules is one, a broken line is not. */
async function insist<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ProblemError && error.problem.status < 500) return undefined;
      await pause(20);
    }
  }
  return undefined;
}

function takeSeat(guest: Guest, table: string): Seated {
  const seated: Seated = { guest, table, heard: [], promised: [], stop: new AbortController(), done: Promise.resolve() };
  seated.done = playForEver(seated);
  return seated;
}

/** Plays every decision with a key of its own, and asks for a rematch whenever a match is over. */
async function playForEver({ guest, table, heard, promised, stop: { signal } }: Seated): Promise<void> {
  const params = { table };
  const move = async ({ match, seq, ...moment }: Moment): Promise<void> => {
    const action = anyChoice({ match, seq, ...moment });
    if (!action) return;
    const key = `${match}:${seq}`;
    const answer = await insist(() => guest.call('act', { params, body: { match, seq, action }, key, signal }), signal);
    if (answer) promised.push({ match, seq: answer.seq });
  };
  const rematch = () => insist(() => guest.call('rematch', { params, body: { contribution: fresh32() }, signal }), signal);
  for await (const one of guest.followTable(table, { signal })) {
    heard.push(one);
    const { message } = one;
    const moment = message.type === 'hello' ? message.snapshot.moment : undefined;
    const current = message.type === 'moment' ? message.moment : moment;
    if (current?.asked) await move(current);
    else if (message.type === 'table' && message.table.state === 'over') await rematch();
  }
}

async function allOf({ guest, table }: Seated, after: string, last: string): Promise<string[]> {
  const texts: string[] = [];
  const end = new AbortController();
  for await (const { id, message } of guest.followTable(table, { after, signal: end.signal })) {
    texts.push(`${id} ${JSON.stringify(message)}`);
    if (Number(id) >= Number(last)) end.abort();
  }
  return texts;
}

const promisesIn = (seats: readonly Seated[]): number => seats.reduce((sum, { promised }) => sum + promised.length, 0);

test('nothing that was shown is lost and nothing is applied twice', { timeout: 600_000 }, async () => {
  const base = `http://127.0.0.1:${port}`;
  const wishes: readonly (Partial<NewTable> & { bots: string[] })[] = [
    { game: 'corral', bots: ['deputy'] },
    { game: 'wyoming', options: { target: 50, matchLimit: 1 }, bots: ['greenhorn'] },
    { game: 'cowpoker', seats: 4, bots: ['cowhand', 'greenhorn'] },
  ];
  const seats: Seated[] = [];
  for (const { bots, ...wish } of wishes) {
    const pair = [await guestAt(base), await guestAt(base)];
    const table = await startedTable(pair, wish, bots);
    seats.push(...pair.map((guest) => takeSeat(guest, table)));
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = seats.map(({ heard }) => heard.length);
    const wanted = promisesIn(seats) + 4;
    const isUnderWay = () => promisesIn(seats) >= wanted && seats.every(({ heard }, index) => heard.length > (before[index] ?? 0));
    await expect.poll(isUnderWay, { timeout: 60_000, interval: 5 }).toBe(true);
    await pause(Math.random() * 60);
    await ended(server, 'SIGKILL');
    server = await start();
  }
  for (const { stop } of seats) stop.abort();
  await Promise.all(seats.map(({ done }) => done));

  const matches = new Set<string>();
  for (const seated of seats) {
    const ids = seated.heard.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
    const shown = seated.heard.map(({ id, message }) => `${id} ${JSON.stringify(message)}`);
    expect(await allOf(seated, String(ids[0]), String(ids.at(-1)))).toEqual(shown.slice(1));
    for (const match of new Set(seated.promised.map((promise) => promise.match))) {
      matches.add(match);
      const { moments } = await seated.guest.call('replay', { params: { match } });
      const { seat } = await seated.guest.call('match', { params: { match } });
      for (const promise of seated.promised) if (promise.match === match) expect(moments[promise.seq]?.by?.seat).toBe(seat);
    }
  }
  let finished = 0;
  for (const match of matches) {
    const guest = seats[0]?.guest as Guest;
    const { outcome, game } = await guest.call('match', { params: { match } });
    if (!outcome) continue;
    finished += 1;
    expect(verify(games.find(game), await guest.call('log', { params: { match } }))).toEqual([]);
  }
  expect(finished).toBeGreaterThan(0);
});
