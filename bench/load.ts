// The load generator: what our server holds and what a move costs, on loopback, bounded in count and time. One part after another, or those named.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../packages/server/src/index.ts';
import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { joinOurs, lineTo, quantile, type Tally } from './table-clients.ts';

interface Node {
  readonly port: number;
  mark(): void;
  report(): Promise<{ cpu: number; rss: number; loopDelay: number }>;
  stop(): Promise<void>;
}
interface Spell {
  readonly perSecond: number;
  readonly microseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly loopDelay: number;
  readonly mebibytes: number;
}

const SECONDS = Number(process.env['SECONDS'] ?? 5);
const TABLES = Number(process.env['TABLES'] ?? 30);
const MOST_STORED = Number(process.env['STORED'] ?? 1_000_000);
const IDLE = Number(process.env['IDLE'] ?? 10_000);
const MIB = 2 ** 20;

const heard = <T>(server: ChildProcess): Promise<T> => new Promise((resolve) => server.once('message', (message) => resolve(message as T)));

async function startNode(settings: Partial<ServeOptions> = {}): Promise<Node> {
  const server = fork(fileURLToPath(new URL('./server-peer.ts', import.meta.url)), ['sagebrush', JSON.stringify(settings)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = await heard<{ port: number }>(server);
  return {
    port,
    mark: () => void server.send('mark'),
    report() {
      const report = heard<{ cpu: number; rss: number; loopDelay: number }>(server);
      server.send('report');
      return report;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.send('stop');
      const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

const freshTally = (): Tally => ({ isOpen: false, moves: 0, views: 0, latencies: [] });

/** Counts for a while what is going on already. */
async function spell(nodes: readonly Node[], tally: Tally): Promise<Spell> {
  for (const node of nodes) node.mark();
  Object.assign(tally, { moves: 0, isOpen: true });
  tally.latencies.length = 0;
  const began = performance.now();
  await pause(SECONDS * 1000);
  tally.isOpen = false;
  const took = (performance.now() - began) / 1000;
  const reports = await Promise.all(nodes.map((node) => node.report()));
  const sorted = [...tally.latencies].sort((a, b) => a - b);
  const sum = (of: (report: (typeof reports)[number]) => number): number => reports.reduce((total, report) => total + of(report), 0);
  return {
    perSecond: tally.moves / took,
    microseconds: (sum(({ cpu }) => cpu) * 1e6) / Math.max(1, tally.moves),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    loopDelay: Math.max(...reports.map(({ loopDelay }) => loopDelay)),
    mebibytes: sum(({ rss }) => rss) / MIB,
  };
}

const head = (first: string): string =>
  `| ${first} | moves a second | server CPU a move, µs | p50 ms | p99 ms | loop delay p99 ms | MiB |\n|---|---|---|---|---|---|---|`;
const line = (first: string, { perSecond, microseconds, p50, p99, loopDelay, mebibytes }: Spell): string =>
  `| ${first} | ${[perSecond, microseconds, p50, p99, loopDelay, mebibytes].map((value) => value.toFixed(0)).join(' | ')} |`;
const close = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.destroy();
};

/** Matches held and moves a second by one, two and three nodes on one PostgreSQL. */
async function nodes(): Promise<void> {
  const postgres = await startPostgres();
  console.log(`\n${TABLES} tables of four on one PostgreSQL, each seat at another node\n${head('nodes')}`);
  for (const count of [1, 2, 3]) {
    const database = await postgres.database(`load${count}`);
    const all: Node[] = [];
    for (let index = 0; index < count; index++) all.push(await startNode({ database }));
    const tally = freshTally();
    const { sockets } = await joinOurs(
      all.map(({ port }) => port),
      tally,
      TABLES,
    );
    await pause(2000);
    console.log(line(String(count), await spell(all, tally)));
    close(sockets);
    for (const node of all) await node.stop();
  }
  await postgres.stop();
}

/** Streams that nothing happens on, heartbeats included. */
async function idle(): Promise<void> {
  const node = await startNode();
  const tally = freshTally();
  const { sockets, ids } = await joinOurs([node.port], tally, 1);
  close(sockets.slice(1));
  await pause(1000);
  const before = await node.report();
  const open: Socket[] = [];
  while (open.length < IDLE) {
    const some = await Promise.all(Array.from({ length: Math.min(100, IDLE - open.length) }, () => lineTo(node.port)));
    for (const socket of some) {
      socket.write(`GET /api/${open.length % 2 === 0 ? 'lobby' : `tables/${ids[0]}`}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
      open.push(socket.resume());
    }
  }
  await pause(3000);
  node.mark();
  await pause(16_000);
  const { cpu, rss, loopDelay } = await node.report();
  console.log(`\n${IDLE} idle streams on one node, half at the lobby, half at one table`);
  console.log(
    `${((rss - before.rss) / IDLE / 1024).toFixed(1)} KiB of memory and ${((cpu / 16 / IDLE) * 1e6).toFixed(1)} µs of CPU a second for each`,
  );
  console.log(`${(rss / MIB).toFixed(0)} MiB altogether, loop delay p99 ${loopDelay.toFixed(0)} ms`);
  close([...open, ...sockets]);
  await node.stop();
}

/** What a move costs when its match gets long. */
async function length(): Promise<void> {
  const node = await startNode();
  const tally = freshTally();
  const { sockets } = await joinOurs([node.port], tally, 4);
  await pause(2000);
  console.log(`\nThe same four matches, later and later\n${head('moves so far in each')}`);
  let moves = 0;
  for (let round = 0; round < 5; round++) {
    const figures = await spell([node], tally);
    moves += tally.moves;
    console.log(line(`up to ${Math.round(moves / 4)}`, figures));
  }
  close(sockets);
  await node.stop();
}

/** Finished matches of ten moves each, as the store would have them. */
function fill(folder: string, count: number): void {
  const db = new DatabaseSync(join(folder, 'sagebrush.sqlite'));
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; BEGIN;
    CREATE TEMP TABLE numbers AS WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${count})
      SELECT i, lower(hex(randomblob(11))) AS id FROM c;
    INSERT INTO tables (id, state, listed, doc, created, changed) SELECT 't' || id, 'closed', 0, '{}', i, i FROM numbers;
    INSERT INTO matches (id, tbl, start, secret, players, outcome, due, started, ended)
      SELECT 'm' || id, 't' || id, '{}', '', '[]', '{}', NULL, i, i FROM numbers;
    INSERT INTO seats (match, seat, person, started) SELECT 'm' || numbers.id, s.value, 'p' || (i % 5000), i FROM numbers, json_each('[0,1,2,3]') s;
    INSERT INTO feed (feed, n, kind, match, seq, body, at)
      SELECT 't' || numbers.id, s.value, 'entry', 'm' || numbers.id, s.value, '{"seat":0,"action":{"type":"draw"}}', i
      FROM numbers, json_each('[1,2,3,4,5,6,7,8,9,10]') s;
    COMMIT`);
  db.close();
}

/** What a move costs when many matches are stored. */
async function stored(): Promise<void> {
  console.log(`\n${TABLES} tables of four beside stored matches\n${head('matches stored')}`);
  for (const count of [1000, 100_000, 1_000_000].filter((one) => one <= MOST_STORED)) {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sagebrush-stored-'));
    mkdirSync(dataFolder, { recursive: true });
    await (await startNode({ dataFolder })).stop();
    fill(dataFolder, count);
    const node = await startNode({ dataFolder });
    const tally = freshTally();
    const { sockets } = await joinOurs([node.port], tally, TABLES);
    await pause(2000);
    console.log(line(count.toLocaleString('en'), await spell([node], tally)));
    close(sockets);
    await node.stop();
    rmSync(dataFolder, { recursive: true });
  }
}

/** What a move costs when many look on. */
async function watchers(): Promise<void> {
  console.log(`\nOne table of four\n${head('watchers')}`);
  for (const count of [1, 100, 1000]) {
    const node = await startNode();
    const tally = freshTally();
    const { sockets, ids } = await joinOurs([node.port], tally, 1);
    const rail = await Promise.all(Array.from({ length: count }, () => lineTo(node.port)));
    for (const socket of rail) socket.resume().write(`GET /api/tables/${ids[0]}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
    await pause(2000);
    console.log(line(String(count), await spell([node], tally)));
    close([...sockets, ...rail]);
    await node.stop();
  }
}

const PARTS = { nodes, idle, length, stored, watchers };
const named = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) if (named.length === 0 || named.includes(name)) await part();
process.exit(0);
