// Bots at the table: they think off the event loop, see only what their seat sees, and never let a table stand still.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { THINKING_MS, think } from '@sagebrush/bots';
import { detach, fastRandom, openMatch, startOf, viewAndChoices } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggerFrom } from '../ops/logger.ts';
import { metrics } from '../ops/metrics.ts';
import {
  DRAW_PLAY,
  fresh32,
  type Guest,
  type House,
  infoOf,
  isOver,
  openHouse,
  playOn,
  record,
  startedTable,
} from '../testing/house.ts';
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
  detach(playOn(person, table), () => undefined);
  await recorder.until(
    (message) => message.type === 'moment' && message.moment.by !== null && message.moment.by.seat > 0,
  );
  expect(Date.now() - began).toBeGreaterThan(100);
  recorder.stop();
  await slow.close();
});

test('a thread that cannot even start is logged, and does not end the process', async () => {
  const lines: string[] = [];
  const log = loggerFrom('error', (line) => lines.push(line));
  const pool = botPool({
    gamesModule: 'data:text/javascript,throw new Error("no games here")',
    threads: 1,
    metrics: metrics(),
    log,
  });
  const question = { game: 'draw-play', level: 'deputy', table: { seats: [], options: {} }, seat: 0, choices: [] };
  const asker = { owner: 'ann', table: 'one' };
  detach(pool.think({ ...question, view: { handSizes: [], turn: 0, pending: [] } }, asker), () => undefined);
  await expect.poll(() => lines.join(), { timeout: 20_000 }).toContain('no games here');
  await pool.close();
});

test('a bot that cannot think is an error for its caller and not for the pool', async () => {
  const pool = botPool({ gamesModule: DRAW_PLAY, threads: 1, metrics: metrics(), log: loggerFrom('silent') });
  const question = {
    game: 'draw-play',
    level: 'nobody',
    table: { seats: [], options: {} },
    seat: 0,
    view: { handSizes: [], turn: 0, pending: [] },
    choices: [],
  };
  const asker = { owner: 'ann', table: 'one' };
  await expect(pool.think(question, asker)).rejects.toThrow('nobody');
  await expect(pool.think({ ...question, game: 'nothing', level: 'deputy' }, asker)).rejects.toThrow('nothing');
  await pool.close();
});

/** How late the event loop is, half of the time, in milliseconds, while something goes on. */
async function loopDelay(meanwhile: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await meanwhile();
  delay.disable();
  return delay.percentile(50) / 1e6;
}

/** Sheriff thinks on the event loop for a while, as a server must not. */
async function thinkOnTheLoop(): Promise<void> {
  const game = games.find('corral');
  const chance = { kind: 'seed', seed: 'loop' } as const;
  const match = openMatch(game, startOf(game, { match: 'loop', seats: game.seating(2), options: {}, chance }));
  const seat = game.pending(match.state)[0] ?? 0;
  for (let thoughts = 0; thoughts < 20; thoughts++) {
    const end = performance.now() + THINKING_MS.sheriff;
    think('sheriff', { game, table: match.table, seat, ...viewAndChoices(match, seat) }, fastRandom(`${thoughts}`), {
      isTimeUp: () => performance.now() >= end,
    });
    await pause(1);
  }
}

test('fifty tables of sheriffs think beside the event loop, not on it', async () => {
  const saloon = await openHouse({ gamesModule: '@sagebrush/games' });
  const host = await saloon.guest();
  const tables = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { table } = await host.call('openTable', { body: { game: 'corral', seats: 2 } });
      const params = { table: table.id };
      for (const seat of [0, 1]) await host.call('seatBot', { params, body: { seat, level: 'sheriff' } });
      await host.call('start', { params });
      return table.id;
    }),
  );
  const seqs = async (): Promise<number> => {
    const moments = await Promise.all(
      tables.map(async (table) => (await host.call('table', { params: { table } })).moment?.seq ?? 0),
    );
    return moments.reduce((sum, seq) => sum + seq, 0);
  };
  const before = await seqs();
  const beside = await loopDelay(() => pause(3000).then(() => undefined));
  expect(await seqs()).toBeGreaterThan(before);
  await saloon.close();
  const onIt = await loopDelay(thinkOnTheLoop);
  expect(onIt).toBeGreaterThan(THINKING_MS.sheriff / 2);
  expect(beside).toBeLessThan(onIt / 2);
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
