// Too much: a node says no with a time to come back, lets slow readers go, and stays alive.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { DRAW_PLAY, guestAt, openHouse, startedTable } from '../testing/house.ts';
import { childAt, ended, freePort } from '../testing/process.ts';
import { atMostEach } from './load.ts';

test('a stream more than there is room for is answered 503 with Retry-After, until another one ends', async () => {
  const house = await openHouse({ mostStreams: 3 });
  const url = `${house.base}/api/lobby/stream`;
  const ends = Array.from({ length: 3 }, () => new AbortController());
  for (const end of ends) expect((await fetch(url, { signal: end.signal })).status).toBe(200);
  const refused = await fetch(url);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  ends[0]?.abort();
  const next = async (): Promise<number> => {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.status;
  };
  await expect.poll(next).toBe(200);
  for (const end of ends) end.abort();
  await house.close();
});

test('requests more than a node can answer are turned away, and those inside are answered', async () => {
  const house = await openHouse({ mostWaiting: 4 });
  const ask = () => fetch(`${house.base}/api/tables`);
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
  for (const { status, headers } of answers) if (status === 503) expect(headers.get('retry-after')).toBe('2');
  expect((await ask()).status).toBe(200);
  await house.close();
});

test('each has so many long jobs in hand; more wait for them, and too many are turned away', async () => {
  const inHand = atMostEach(2, 3);
  const running = new Map<string, number>();
  const ends: (() => void)[] = [];
  const job = (key: string) => () => {
    running.set(key, (running.get(key) ?? 0) + 1);
    return new Promise<string>((resolve) => {
      ends.push(() => {
        running.set(key, (running.get(key) ?? 0) - 1);
        resolve(key);
      });
    });
  };
  const jobs = Array.from({ length: 5 }, () => inHand('one', job('one')));
  await expect(inHand('one', job('one'))).rejects.toThrow(ApiError);
  const other = inHand('other', job('other'));
  await expect
    .poll(() => [...running])
    .toEqual([
      ['one', 2],
      ['other', 1],
    ]);
  for (let ended = 0; ended < 6; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    expect(running.get('one')).toBeLessThanOrEqual(2);
    ends.shift()?.();
  }
  expect(await Promise.all([...jobs, other])).toEqual(['one', 'one', 'one', 'one', 'one', 'other']);
  const failed = inHand('one', () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  const again = inHand('one', job('one'));
  ends.shift()?.();
  expect(await again).toBe('one');
});

const STREAMS = 2000;
const SLOW = 20;
const ADMIN = 'a'.repeat(64);

test(`${SLOW} slow readers among ${STREAMS} streams do not grow the server`, { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-load-'));
  const port = await freePort();
  const settings = { port, dataFolder: folder, gamesModule: DRAW_PLAY, adminToken: ADMIN };
  const server = await childAt(settings);
  const base = `http://127.0.0.1:${port}`;
  const figure = async (name: string): Promise<number> => {
    const text = await (await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } })).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };
  const guest = await guestAt(base);
  const [busy, quiet] = [await startedTable([guest], {}, BOTS), await startedTable([guest], {}, BOTS)];
  const open = (table: string): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
      socket.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
    });
  const slow = await Promise.all(Array.from({ length: SLOW }, () => open(busy)));
  for (const socket of slow) socket.pause();
  const quick: Socket[] = [];
  while (quick.length < STREAMS - SLOW) {
    const some = await Promise.all(Array.from({ length: 60 }, (_, index) => open(index === 0 ? busy : quiet)));
    for (const socket of some) quick.push(socket.resume());
  }
  await expect.poll(() => figure('sagebrush_streams'), { timeout: 60_000 }).toBe(STREAMS);
  const before = await figure('sagebrush_memory_bytes');
  let said = 0;
  while ((await figure('sagebrush_streams')) > STREAMS - SLOW && said < 20_000) {
    const text = '牛'.repeat(300);
    await Promise.all(
      Array.from({ length: 200 }, () => guest.call('chat', { params: { table: busy }, body: { text } })),
    );
    said += 200;
  }
  expect(await figure('sagebrush_streams')).toBe(STREAMS - SLOW);
  const grown = (await figure('sagebrush_memory_bytes')) - before;
  expect(grown).toBeLessThan(150 * 2 ** 20);
  const ids = await idsRead(slow[0] as Socket);
  const rest = await fetch(`${base}/api/tables/${busy}/stream`, { headers: { 'last-event-id': String(ids.at(-1)) } });
  const reader = rest.body?.getReader();
  const more = new TextDecoder().decode((await reader?.read())?.value);
  expect(Number(/^id: (\d+)/.exec(more)?.[1])).toBe((ids.at(-1) ?? 0) + 1);
  await reader?.cancel();
  for (const socket of [...slow, ...quick]) socket.destroy();
  await ended(server, 'SIGTERM');
  rmSync(folder, { recursive: true });
});

const BOTS = ['greenhorn', 'greenhorn', 'greenhorn'];

/** The whole messages that a reader finds when it reads at last. */
const idsRead = (socket: Socket): Promise<number[]> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
    });
    socket.once('close', () =>
      resolve([...text.matchAll(/(?<=\n|^)id: (\d+)\ndata: [^\n]*\n\n/g)].map(([, id]) => Number(id))),
    );
    socket.resume();
  });
