// The load generator: what our server holds and what a move costs, on loopback, bounded in count and time. One part after another, or those named.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { client } from '../packages/protocol/src/index.ts';
import type { ServeOptions } from '../packages/server/src/index.ts';
import { postgresStore } from '../packages/server/src/storage/postgres.ts';
import { sqliteStore } from '../packages/server/src/storage/sqlite.ts';
import type { Store } from '../packages/server/src/storage/store.ts';
import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { joinOurs, lineTo, quantile, SEATS, type Tally } from './table-clients.ts';

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
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
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

function medianOf(spells: readonly Spell[]): Spell {
  const median = (of: keyof Spell): number =>
    quantile(
      spells.map((one) => one[of]).sort((a, b) => a - b),
      0.5,
    );
  return {
    perSecond: median('perSecond'),
    microseconds: median('microseconds'),
    p50: median('p50'),
    p99: median('p99'),
    loopDelay: median('loopDelay'),
    mebibytes: median('mebibytes'),
  };
}

/** What is printed stands in docs/scale.md as it is. */
const title = (text: string, under: string): void => console.log(`\n**${text}**\n\n${under}`);
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
  title(`${TABLES} tables of four on one PostgreSQL, each seat at another node`, head('nodes'));
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
  title(
    `${IDLE.toLocaleString('en')} idle streams on one node, half at the lobby, half at one table`,
    `${((rss - before.rss) / IDLE / 1024).toFixed(1)} KiB of memory and ${((cpu / 16 / IDLE) * 1e6).toFixed(1)} µs of CPU a second for each;`,
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
  title('The same four matches, later and later', head('moves so far in each'));
  let moves = 0;
  for (let round = 0; round < 5; round++) {
    const figures = await spell([node], tally);
    moves += tally.moves;
    console.log(line(`up to ${Math.round(moves / 4)}`, figures));
  }
  close(sockets);
  await node.stop();
}

/** What an engine calls so many numbers with a random id each, in the order of the ids: indexes grow at their end, which is quick. */
const NUMBERS = {
  SQLite: (first: number, last: number) => `WITH RECURSIVE c(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM c WHERE i < ${last})
    SELECT i, lower(hex(randomblob(11))) AS id FROM c ORDER BY 2`,
  PostgreSQL: (first: number, last: number) =>
    `SELECT i, substr(md5(random()::text || i), 1, 22) AS id FROM generate_series(${first}, ${last}) AS i ORDER BY 2`,
} as const;

/** Texts as long as those of a small match: a closed table, its start, its four players, an entry of its log. */
const DOC = JSON.stringify({ state: 'closed', chairs: 'x'.repeat(600) });
const START = JSON.stringify({ game: 'draw-play', chance: 'x'.repeat(300) });
const PLAYERS = JSON.stringify(SEATS.map((seat) => ({ kind: 'person', id: `person-${seat}`, name: 'Somebody', program: false })));
const ENTRY = '{"seat":0,"action":{"type":"draw"}}';

/** Finished matches, each a deal and ten moves, as the store would have them, written in bulk. */
const matches = (numbers: string): string[] => [
  `CREATE TEMP TABLE numbers AS ${numbers}`,
  'CREATE TEMP TABLE moves AS SELECT 0 AS seq',
  ...Array.from({ length: 10 }, (_, index) => `INSERT INTO moves VALUES (${index + 1})`),
  `INSERT INTO tables (id, state, listed, doc, created, changed) SELECT 't' || id, 'closed', 0, '${DOC}', i, i FROM numbers`,
  `INSERT INTO matches (id, tbl, start, secret, players, outcome, due, started, ended)
    SELECT 'm' || id, 't' || id, '${START}', '', '${PLAYERS}', '{"scores":[1,2,3,4],"winners":[3]}', NULL, i, i FROM numbers`,
  `INSERT INTO seats (match, seat, person, started)
    SELECT 'm' || id, seq, 'p' || (i % 5000), i FROM numbers CROSS JOIN moves WHERE seq < 4 ORDER BY id, seq`,
  `INSERT INTO feed (feed, n, kind, match, seq, body, at)
    SELECT 't' || id, seq + 1, CASE seq WHEN 0 THEN 'deal' ELSE 'entry' END, 'm' || id, seq, '${ENTRY}', i FROM numbers CROSS JOIN moves ORDER BY id, seq`,
  'DROP TABLE numbers',
  'DROP TABLE moves',
];

const FILLED = ['tables', 'matches', 'seats', 'feed'];
/** PostgreSQL would tidy up some minutes after so many rows: what it wants to know it is told now, and nothing runs while a move is measured. */
const tidied: string[] = FILLED.flatMap((table) => [`ALTER TABLE ${table} SET (autovacuum_enabled = false)`, `ANALYZE ${table}`]);

async function fill(store: Store, statements: readonly string[]): Promise<void> {
  await store.commit(statements.map((sql) => ({ sql, parameters: [] })));
  await store.close();
}

/** What a move costs beside few and many stored matches: a store of each size, taken in turns, so that what the machine does besides weighs on all alike. */
async function storedIn(name: string, storeOf: (count: number) => Promise<Partial<ServeOptions>>): Promise<void> {
  const stores: { readonly count: number; readonly settings: Partial<ServeOptions>; readonly spells: Spell[] }[] = [];
  for (const count of [1000, 100_000, 1_000_000].filter((one) => one <= MOST_STORED))
    stores.push({ count, settings: await storeOf(count), spells: [] });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { settings, spells } of round % 2 === 0 ? stores : [...stores].reverse()) {
      const node = await startNode(settings);
      const tally = freshTally();
      const { sockets } = await joinOurs([node.port], tally, TABLES);
      await pause(5000);
      spells.push(await spell([node], tally));
      close(sockets);
      await node.stop();
    }
  }
  title(`${TABLES} tables of four beside stored matches, ${name}, medians of ${ROUNDS} spells in turns`, head('matches stored'));
  for (const { count, spells } of stores) console.log(line(count.toLocaleString('en'), medianOf(spells)));
}

async function stored(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-stored-'));
  await storedIn('SQLite', async (count) => {
    const dataFolder = join(folder, String(count));
    await fill(await sqliteStore(join(dataFolder, 'sagebrush.sqlite')), matches(NUMBERS.SQLite(1, count)));
    return { dataFolder };
  });
  rmSync(folder, { recursive: true });
  const postgres = await startPostgres();
  await storedIn('PostgreSQL', async (count) => {
    const database = await postgres.database(`stored${count}`);
    await fill(await postgresStore(database), [...matches(NUMBERS.PostgreSQL(1, count)), ...tidied]);
    await fill(await postgresStore(database), ['CHECKPOINT']);
    return { database };
  });
  await postgres.stop();
}

/** What a move costs when many look on. */
async function watchers(): Promise<void> {
  title('One table of four with watchers', head('watchers'));
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

/** How late the event loop is while fifty tables of bots that search are in full swing: they think in threads of their own. */
async function sheriffs(): Promise<void> {
  const node = await startNode({ gamesModule: '@sagebrush/games', botPace: 0 });
  const base = `http://127.0.0.1:${node.port}`;
  const { token = '' } = await client({ base }).call('arrive', { body: { program: true } });
  const host = client({ base, token });
  const tables: string[] = [];
  while (tables.length < 50) {
    const { table } = await host.call('openTable', { body: { game: 'corral', seats: 4 } });
    for (const seat of SEATS) await host.call('seatBot', { params: { table: table.id }, body: { seat, level: 'sheriff' } });
    await host.call('start', { params: { table: table.id } });
    tables.push(table.id);
  }
  const decisions = async (): Promise<number> => {
    const all = await Promise.all(tables.map((table) => host.call('table', { params: { table } })));
    return all.reduce((sum, { moment }) => sum + (moment?.seq ?? 0), 0);
  };
  await pause(2000);
  const before = await decisions();
  node.mark();
  await pause(2 * SECONDS * 1000);
  const { loopDelay } = await node.report();
  const perSecond = ((await decisions()) - before) / (2 * SECONDS);
  title(
    '50 tables of four sheriffs, corral',
    `${perSecond.toFixed(0)} decisions a second, loop delay p99 ${loopDelay.toFixed(1)} ms (below 50 wanted).`,
  );
  await node.stop();
}

const PARTS = { nodes, idle, length, watchers, sheriffs, stored };
const named = process.argv.slice(2);
const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
console.log(
  `${today}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the start; spells of ${SECONDS} seconds.`,
);
for (const [name, part] of Object.entries(PARTS)) if (named.length === 0 || named.includes(name)) await part();
process.exit(0);
