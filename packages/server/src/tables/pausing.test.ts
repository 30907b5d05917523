// A match that only bots play and nobody has open stands still, and goes on when somebody opens it: after a restart,
// and at any node.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, client } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { postgresStore } from '../storage/postgres.ts';
import type { Store } from '../storage/store.ts';
import { type Guest, infoOf, momentOf, openHouse, type Recorder, record, startedTable } from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import type { TableDoc } from './doc.ts';
import { mayPause } from './pausing.ts';

const postgres = postgresHere();
const PATIENCE = { timeout: 60_000 };
const AFTER = 1000;
let time = 1_900_000_000_000;
const open = (more: Partial<Config>) =>
  openHouse({ now: () => time, tick: 50, pauseAfter: AFTER, botPace: 20, ...more });

const BOTS = ['greenhorn', 'greenhorn', 'greenhorn', 'greenhorn'];
const ENDLESS = { seats: 4, options: { rounds: 1_000_000 } };
/** A host who has seated bots in all chairs, and has nothing open. */
async function tableOfBots(host: Guest): Promise<string> {
  const { table } = await host.call('openTable', { body: { game: 'draw-play', ...ENDLESS } });
  for (const [seat, level] of BOTS.entries())
    await host.call('seatBot', { params: { table: table.id }, body: { seat, level } });
  return table.id;
}
const start = (host: Guest, table: string) => host.call('start', { params: { table } });
const isPaused = async (who: Client, table: string): Promise<boolean> => (await infoOf(who, table)).paused;
const seqAt = async (who: Client, table: string): Promise<number> => (await momentOf(who, table)).seq;
const heardPause = ({ heard }: Recorder): boolean =>
  heard.some(({ message }) => message.type === 'table' && message.table.paused);
async function expectToGoOn(who: Client, table: string, from: number): Promise<void> {
  await expect.poll(() => seqAt(who, table), PATIENCE).toBeGreaterThan(from);
}
/** The clock goes on until the table stands still. */
const expectToPause = (who: Client, table: string): Promise<void> =>
  expect
    .poll(() => {
      time += AFTER / 10;
      return isPaused(who, table);
    }, PATIENCE)
    .toBe(true);

test('on SQLite: it stands still, also after a restart, and goes on as long as somebody has it open', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sagebrush-pausing-'));
  const before = await open({ dataFolder });
  const host = await before.guest();
  const table = await tableOfBots(host);
  await start(host, table);
  await expectToGoOn(host, table, 0);
  expect(await isPaused(host, table)).toBe(false);
  await expectToPause(host, table);
  const stoodAt = await seqAt(host, table);
  await before.close();

  const house = await open({ dataFolder });
  const reader = client({ base: house.base, token: host.token });
  expect(await isPaused(reader, table)).toBe(true);
  expect(await seqAt(reader, table)).toBe(stoodAt);
  const watcher = record(client({ base: house.base, patience: () => 20 }), table);
  await watcher.until((message) => message.type === 'moment' && message.moment.seq > stoodAt + 5);
  expect(await isPaused(reader, table)).toBe(false);
  time += 10 * AFTER;
  const seq = await seqAt(reader, table);
  await watcher.until((message) => message.type === 'moment' && message.moment.seq > seq + 5);
  watcher.stop();
  await expectToPause(reader, table);
  await house.close();
  rmSync(dataFolder, { recursive: true });
});

test('who stood up and takes the seat back wakes the table, and while their turn comes nothing pauses', async () => {
  const house = await open({});
  const ann = await house.guest('Ann');
  const table = await startedTable([ann], ENDLESS, BOTS.slice(1));
  await ann.call('stand', { params: { table } });
  await expectToPause(ann, table);
  const { table: back } = await ann.call('returnToSeat', { params: { table } });
  expect(back.paused).toBe(false);
  await expect.poll(async () => (await momentOf(ann, table)).asked, PATIENCE).toBe(true);
  await house.close();
});

/**
 * Every node has renewed its lease since, so each has gone through a whole round of its upkeep when this has happened
 * twice.
 */
async function round(store: Store): Promise<void> {
  for (let times = 0; times < 2; times++) {
    const leases = () => store.db.selectFrom('leases').select(['node', 'until']).execute();
    const before = new Map((await leases()).map(({ node, until }) => [node, until]));
    const late = async (): Promise<number> =>
      (await leases()).filter(({ node, until }) => until === before.get(node)).length;
    await expect.poll(late, PATIENCE).toBe(0);
  }
}

test('two nodes on PostgreSQL: what is open at one of them is not paused by the other', async () => {
  const database = await postgres.database('pausing');
  const store = await postgresStore(database);
  const [here, there] = [await open({ database }), await open({ database })];
  const host = await here.guest();
  const [lonely, watched, visited] = [await tableOfBots(host), await tableOfBots(host), await tableOfBots(host)];
  const watcher = record(client({ base: there.base, patience: () => 20 }), watched);
  const visitor = record(
    client({ base: there.base, token: (await there.guest('Vic')).token, patience: () => 20 }),
    visited,
  );
  const openThere = async (): Promise<number> =>
    (await store.db.selectFrom('rails').select('feed').execute()).length +
    (await store.db.selectFrom('presence').select('feed').execute()).length;
  await expect.poll(openThere, PATIENCE).toBe(3);
  for (const table of [lonely, watched, visited]) await start(host, table);
  await round(store);
  time += AFTER;
  await round(store);
  expect(await isPaused(host, lonely)).toBe(true);
  for (const [table, recorder] of [
    [watched, watcher],
    [visited, visitor],
  ] as const) {
    expect(await isPaused(host, table)).toBe(false);
    expect(heardPause(recorder)).toBe(false);
    await expectToGoOn(host, table, await seqAt(host, table));
  }
  // A node that knows nothing of the other's guests pauses the table, and the other one lets it go on.
  await store.db.deleteFrom('rails').execute();
  await round(store);
  time += AFTER;
  await expect.poll(() => heardPause(watcher), PATIENCE).toBe(true);
  await expectToGoOn(host, watched, await seqAt(host, watched));
  expect(await isPaused(host, watched)).toBe(false);
  for (const recorder of [watcher, visitor]) recorder.stop();
  await expect.poll(openThere, PATIENCE).toBe(0);
  await expectToPause(host, watched);
  await expectToPause(host, visited);

  const stoodAt = await seqAt(host, lonely);
  await here.close();
  const seen = record(client({ base: there.base, patience: () => 20 }), lonely);
  await seen.until((message) => message.type === 'moment' && message.moment.seq > stoodAt);
  seen.stop();
  await there.close();
  await store.close();
});

const person = {
  kind: 'person',
  id: 'ann',
  name: 'Ann',
  program: false,
  contribution: null,
  left: false,
  since: 0,
} as const;
const bot = { kind: 'bot', level: 'legend', name: 'Slim' } as const;
const docOf = (more: Partial<TableDoc>, who: TableDoc['chairs'][number]['who'] = bot): TableDoc =>
  ({
    state: 'playing',
    clock: { kind: 'none' },
    chairs: [bot, who].map((one) => ({ kind: 'live', who: one })),
    ...more,
  }) as TableDoc;

test('a person who is owed a turn, a clock in days, and a table without a match keep it from pausing', () => {
  expect(mayPause(docOf({}))).toBe(true);
  expect(mayPause(docOf({}, { ...person, standIn: true }))).toBe(true);
  expect(mayPause(docOf({}, { ...person, standIn: false }))).toBe(false);
  expect(mayPause(docOf({ clock: { kind: 'seconds', seconds: 5 } }))).toBe(true);
  expect(mayPause(docOf({ clock: { kind: 'days', days: 2 } }))).toBe(false);
  expect(mayPause(docOf({ state: 'over' }))).toBe(false);
});
