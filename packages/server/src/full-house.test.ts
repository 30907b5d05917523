// A full house: fifty tables of legends of three guests in a real process, and a stranger who only wants to play a
// greenhorn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, guestAt, momentOf, record, startedTable } from './testing/house.ts';
import { childAt, ended, freePort } from './testing/process.ts';

const TABLES = 50;
const THREADS = 1;
const ADMIN = 'an-admin-token-for-this-test';
const PATIENCE = { timeout: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-full-'));
let base: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  const settings = {
    port,
    dataFolder: folder,
    botThreads: THREADS,
    adminToken: ADMIN,
    pauseAfter: Number.MAX_SAFE_INTEGER,
  };
  const child = await childAt(settings);
  base = `http://127.0.0.1:${port}`;
  stop = () => ended(child, 'SIGTERM');
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function figure(line: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } })).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? Number.NaN);
}

async function tableOfLegends(host: Guest): Promise<string> {
  const { table } = await host.call('openTable', { body: { game: 'wyoming', seats: 9, options: { target: 2000 } } });
  const params = { table: table.id };
  for (const { seat } of table.chairs) await host.call('seatBot', { params, body: { seat, level: 'legend' } });
  await host.call('start', { params });
  return table.id;
}

/** Milliseconds from a person's move to the next one by a bot, each time. */
async function answerTimes(person: Guest, table: string, wanted: number): Promise<number[]> {
  const recorder = record(person, table);
  const times: number[] = [];
  while (times.length < wanted) {
    await expect.poll(async () => (await momentOf(person, table)).asked, PATIENCE).toBe(true);
    const { match, seq, choices } = await momentOf(person, table);
    const began = performance.now();
    const done = await person.call('act', {
      params: { table },
      body: { match, seq, action: choices[0] ?? { type: '' } },
    });
    const isAnswer = (by: { readonly seat: number } | null, at: number): boolean =>
      at > done.seq && by !== null && by.seat > 0;
    const { asked, outcome } = await momentOf(person, table);
    if (outcome !== null) break;
    if (asked) continue;
    await recorder.until((message) => message.type === 'moment' && isAnswer(message.moment.by, message.moment.seq));
    times.push(performance.now() - began);
  }
  recorder.stop();
  return times;
}

test('three guests with fifty tables of nine legends: a stranger with a greenhorn waits for none of their thoughts', async () => {
  const guests = await Promise.all(['Hal', 'Hank', 'Hob'].map((name) => guestAt(base, name)));
  const tables: string[] = [];
  for (let number = 0; number < TABLES; number++)
    tables.push(await tableOfLegends(guests[number % guests.length] as Guest));
  await expect.poll(() => figure('sagebrush_bot_queue_long'), PATIENCE).toBeGreaterThan(TABLES / 2);

  const stranger = await guestAt(base, 'Sal');
  const times = await answerTimes(stranger, await startedTable([stranger], { game: 'corral' }, ['greenhorn']), 5);
  process.stdout.write(
    `a greenhorn's answers in a full house: ${times.map((ms) => `${Math.round(ms)} ms`).join(', ')}\n`,
  );
  expect(times.length).toBeGreaterThan(0);
  if (process.env['SAGEBRUSH_TIMED'] !== undefined) expect(Math.max(...times)).toBeLessThan(2000);
  expect(await figure('sagebrush_bot_queue_long')).toBeGreaterThan(TABLES / 2);
  const answers = await figure('sagebrush_bot_overtaken_quick_count');
  expect(answers).toBeGreaterThanOrEqual(times.length);
  expect(await figure('sagebrush_bot_overtaken_quick_bucket{le="2"}')).toBe(answers);
  expect(await figure('sagebrush_bot_thoughts_cut_total{ms="50"}')).toBeGreaterThan(0);

  let hurried = false;
  const end = new AbortController();
  const onNow = (now: { readonly hurried: boolean }): void => {
    hurried ||= now.hurried;
    if (hurried) end.abort();
  };
  for await (const _ of stranger.followTable(tables[0] ?? '', { signal: end.signal, onNow }));
  expect(hurried).toBe(true);
});
