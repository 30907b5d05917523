// The load generator: what our server holds and what a move costs, on loopback, bounded in count and time. One part
// after another, or those named.
import type { Socket } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { client } from '../packages/protocol/src/index.ts';
import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { rows } from './rows.ts';
import { close, freshTally, head, line, MIB, type Node, SECONDS, spell, startNode, TABLES, title } from './spell.ts';
import { stored } from './stored.ts';
import { joinOurs, lineTo, SEATS } from './table-clients.ts';

/** Moves a second, all tables together. */
const PACE = 250;
const IDLE = Number(process.env['IDLE'] ?? 10_000);

/** What a move costs on SQLite, and on one, two and three nodes of one PostgreSQL. */
async function nodes(): Promise<void> {
  const postgres = await startPostgres();
  title(`${TABLES} tables of four on SQLite and on one PostgreSQL, each seat at another node`, head('nodes'));
  await tablesOn('1, SQLite', [await startNode()]);
  for (const count of [1, 2, 3]) {
    const database = await postgres.database(`load${count}`);
    const all: Node[] = [];
    for (let index = 0; index < count; index++) all.push(await startNode({ database }));
    await tablesOn(`${count}, PostgreSQL`, all);
  }
  await postgres.stop();
}

/** How long a move takes where people leave the server time, as they do. */
async function paced(): Promise<void> {
  const postgres = await startPostgres();
  title(`${TABLES} tables of four that make ${PACE} moves a second together`, head('store'));
  const thinking = (TABLES * 1000) / PACE;
  await tablesOn('SQLite', [await startNode()], { ...freshTally(), thinking });
  const database = await postgres.database('paced');
  await tablesOn('PostgreSQL', [await startNode({ database })], { ...freshTally(), thinking });
  await postgres.stop();
}

async function tablesOn(name: string, all: readonly Node[], tally = freshTally()): Promise<void> {
  const { sockets } = await joinOurs(
    all.map(({ port }) => port),
    tally,
    TABLES,
  );
  await pause(2000);
  console.log(line(name, await spell(all, tally)));
  close(sockets);
  for (const node of all) await node.stop();
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
      socket.write(
        `GET /api/${open.length % 2 === 0 ? 'lobby' : `tables/${ids[0]}`}/stream HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
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

/**
 * How late the event loop is while fifty tables of bots that search are in full swing: they think in threads of their
 * own.
 */
async function sheriffs(): Promise<void> {
  const node = await startNode({ gamesModule: '@sagebrush/games', botPace: 0 });
  const base = `http://127.0.0.1:${node.port}`;
  const { token = '' } = await client({ base }).call('arrive', { body: { program: true } });
  const host = client({ base, token });
  const tables: string[] = [];
  while (tables.length < 50) {
    const { table } = await host.call('openTable', { body: { game: 'corral', seats: 4 } });
    for (const seat of SEATS)
      await host.call('seatBot', { params: { table: table.id }, body: { seat, level: 'sheriff' } });
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

const PARTS = { nodes, rows, paced, idle, length, watchers, sheriffs, stored };
const named = process.argv.slice(2);
const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
console.log(
  `${today}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the start; spells of ${SECONDS} seconds.`,
);
for (const [name, part] of Object.entries(PARTS)) if (named.length === 0 || named.includes(name)) await part();
process.exit(0);
