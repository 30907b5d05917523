// Bots at the table: they think off the event loop, see only what their seat sees, and never let a table stand still.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAW_PLAY, fresh32, type Guest, type House, infoOf, isOver, openHouse, playOn, record, startedTable } from '../testing/house.ts';
import { botPool } from './pool.ts';

let house: House;
let guest: Guest;
beforeAll(async () => {
  house = await openHouse();
  guest = await house.guest('Ann');
});
afterAll(() => house.close());

test('a table of four bots plays by itself to the end', async () => {
  const { table } = await guest.call('openTable', { body: { game: 'draw-play', seats: 4 } });
  const params = { table: table.id };
  for (const [seat, level] of ['greenhorn', 'cowhand', 'deputy', 'sheriff'].entries())
    await guest.call('seatBot', { params, body: { seat, level } });
  const recorder = record(guest, table.id);
  await recorder.until(({ type }) => type === 'hello');
  await guest.call('start', { params });
  await recorder.until(isOver);
  recorder.stop();
  expect(recorder.moments.every(({ by }) => by === null || by.standIn === undefined)).toBe(true);
  expect((await infoOf(guest, table.id)).state).toBe('over');
});

test('a bot takes its time when people look on', async () => {
  const slow = await openHouse({ botPace: 150 });
  const person = await slow.guest();
  const table = await startedTable([person], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  const recorder = record(person, table);
  const began = Date.now();
  void playOn(person, table).catch(() => undefined);
  await recorder.until((message) => message.type === 'moment' && message.moment.by !== null && message.moment.by.seat > 0);
  expect(Date.now() - began).toBeGreaterThan(100);
  recorder.stop();
  await slow.close();
});

test('a bot that cannot think is an error for its caller and not for the pool', async () => {
  const pool = botPool(DRAW_PLAY, 1);
  const question = {
    game: 'draw-play',
    level: 'nobody',
    table: { seats: [], options: {} },
    seat: 0,
    view: { handSizes: [], turn: 0, pending: [] },
    choices: [],
  };
  await expect(pool.think(question)).rejects.toThrow('nobody');
  await expect(pool.think({ ...question, game: 'nothing', level: 'deputy' })).rejects.toThrow('nothing');
  await pool.close();
});

test('with fifty tables of sheriffs the event loop answers within 50 ms', async () => {
  const tables: string[] = [];
  for (let index = 0; index < 50; index++) {
    const { table } = await guest.call('openTable', { body: { game: 'draw-play', seats: 4, options: { rounds: 1000 } } });
    const params = { table: table.id };
    for (let seat = 0; seat < 4; seat++) await guest.call('seatBot', { params, body: { seat, level: 'sheriff' } });
    await guest.call('start', { params });
    tables.push(table.id);
  }
  const seqsOf = async (): Promise<number> => {
    const moments = await Promise.all(tables.map(async (table) => (await guest.call('table', { params: { table } })).moment?.seq ?? 0));
    return moments.reduce((sum, seq) => sum + seq, 0);
  };
  // Other work on the machine delays this loop too: one quiet second among several is enough to know.
  let best = Number.POSITIVE_INFINITY;
  const before = await seqsOf();
  for (let second = 0; second < 8 && best >= 50; second++) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await pause(1000);
    delay.disable();
    best = Math.min(best, delay.percentile(99) / 1e6 - 5);
  }
  expect(await seqsOf()).toBeGreaterThan(before);
  expect(best).toBeLessThan(50);
});

test('contributions of people, and none of bots, go into the shuffle', async () => {
  const contribution = fresh32();
  const { table } = await guest.call('openTable', { body: { game: 'draw-play', seats: 4 } });
  const params = { table: table.id };
  await guest.call('sit', { params, body: { seat: 2, contribution } });
  for (const seat of [0, 1, 3]) await guest.call('seatBot', { params, body: { seat, level: 'greenhorn' } });
  const { table: started } = await guest.call('start', { params });
  const match = await guest.call('match', { params: { match: started.match ?? '' } });
  expect(match).toMatchObject({ contributions: [null, null, contribution, null], commitment: table.next?.commitment });
});
