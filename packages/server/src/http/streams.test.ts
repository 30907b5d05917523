// Streams over real sockets: everything once, in order, and from any place again; goodbyes and slow readers.
import { connect } from 'node:net';
import { type Json, RAIL, shape } from '@sagebrush/engine';
import { lobbyMessage, type Now, tableMessage } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
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

let house: House;
let people: Guest[];
beforeAll(async () => {
  house = await openHouse();
  people = await Promise.all(['Ann', 'Bob'].map((name) => house.guest(name)));
});
afterAll(() => house.close());

const [first, second] = [() => people[0] as Guest, () => people[1] as Guest];

/** Follows until a given id, starting after another; the messages as text, to compare them byte by byte. */
async function between(guest: Guest, table: string, after: string, last: string): Promise<string[]> {
  const texts: string[] = [];
  const end = new AbortController();
  for await (const { id, message } of guest.followTable(table, { after, signal: end.signal })) {
    texts.push(`${id} ${JSON.stringify(message)}`);
    if (Number(id) >= Number(last)) end.abort();
  }
  return texts;
}

test('a client that comes back anywhere gets exactly what it missed, in order, once', async () => {
  const table = await startedTable(people, { options: { rounds: 1 }, clock: { kind: 'seconds', seconds: 600 } }, [
    'greenhorn',
    'cowhand',
  ]);
  const watcher = await house.guest('Rail');
  const recorders = [first(), second(), watcher].map((guest) => ({ guest, recorder: record(guest, table) }));
  await Promise.all(recorders.map(({ recorder }) => recorder.until(({ type }) => type === 'hello')));
  const playing = people.map((guest) => playOn(guest, table));
  await second().call('chat', { params: { table }, body: { text: 'Evening' } });
  await Promise.all(playing);
  for (const guest of people) await guest.call('rematch', { params: { table }, body: { contribution: fresh32() } });
  await Promise.all(people.map((guest) => playOn(guest, table)));
  const { match } = await infoOf(first(), table);
  await Promise.all(
    recorders.map(({ recorder }) =>
      recorder.until(
        (message) => message.type === 'table' && message.table.state === 'over' && message.table.match === match,
      ),
    ),
  );

  for (const { guest, recorder } of recorders) {
    recorder.stop();
    const heard = recorder.heard.map(({ id, message }) => `${id} ${JSON.stringify(message)}`);
    const last = recorder.heard.at(-1)?.id ?? '';
    const ids = recorder.heard.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
    for (const [index, { id }] of recorder.heard.slice(0, -1).entries()) {
      if (index % 9 === 0) expect(await between(guest, table, id, last)).toEqual(heard.slice(index + 1));
    }
  }
});

test('every message has its shape', async () => {
  const table = await startedTable(people, { listed: true }, ['greenhorn', 'greenhorn']);
  const recorder = record(first(), table);
  await Promise.all(people.map((guest) => playOn(guest, table)));
  await recorder.until(isOver);
  recorder.stop();
  for (const { message } of recorder.heard) expect(tableMessage.parse(message)).toEqual(message);
  const end = new AbortController();
  for await (const { message } of first().followLobby({ signal: end.signal })) {
    expect(lobbyMessage.parse(message)).toEqual(message);
    end.abort();
  }
});

test('who opens a stream is told the time of the server and how many look on; all are told when that changes', async () => {
  const time = 1_900_000_000_000;
  const late = await openHouse({ now: () => time });
  const player = await late.guest('Ann');
  const table = await startedTable([player], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  const told: Now[] = [];
  const [playing, looking] = [new AbortController(), new AbortController()];
  const drain = async (guest: Guest, signal: AbortSignal, onNow?: (now: Now) => void): Promise<void> => {
    for await (const { message } of guest.followTable(table, { signal, ...(onNow ? { onNow } : {}) }))
      expect(message.type).not.toBe('now');
  };
  const draining = [drain(player, playing.signal, (now) => told.push(now))];
  await expect.poll(() => told).toEqual([{ type: 'now', time, watching: 0, hurried: false }]);
  const stranger = await late.guest('Rail');
  // Two windows of one person are one person at the rail.
  draining.push(drain(stranger, looking.signal), drain(stranger, looking.signal));
  await expect.poll(() => told.at(-1)).toEqual({ type: 'now', time, watching: 1, hurried: false });
  looking.abort();
  await expect.poll(() => told.at(-1)).toEqual({ type: 'now', time, watching: 0, hurried: false });
  expect(told).toHaveLength(3);
  expect(tableMessage.parse(told[0])).toEqual(told[0]);
  playing.abort();
  await Promise.all(draining);
  await late.close();
});

test('curl can follow a game: no session, plain lines', async () => {
  const table = await startedTable(people, {}, ['greenhorn', 'greenhorn']);
  const response = await fetch(`${house.base}/api/tables/${table}/stream`);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.getReader();
  const text = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(text).toMatch(/^id: \d+\ndata: \{"type":"hello"/);
  const message = JSON.parse(text.split('\n')[1]?.slice('data: '.length) ?? '') as {
    snapshot: { moment: { view: { [field: string]: Json } } };
  };
  expect(shape.record(shape.anyJson).parse(message.snapshot.moment.view)).not.toHaveProperty('hand');
  expect(message.snapshot.moment.view['viewer']).toBe(RAIL);
});

test('a stream of a table that is not there is a problem, not a stream', async () => {
  const response = await fetch(`${house.base}/api/tables/nowhere-at-all/stream`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});

test('a reader that does not read is let go, and the table plays on', async () => {
  const table = await startedTable(people, { options: { rounds: 1000 } }, ['greenhorn', 'greenhorn']);
  const slow = connect(Number(new URL(house.base).port), '127.0.0.1');
  slow.on('error', () => undefined);
  slow.pause();
  slow.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${second().token}\r\n\r\n`);
  const isHere = async (): Promise<boolean> => {
    const who = (await infoOf(first(), table)).chairs[1]?.who;
    return who?.kind === 'person' && who.here;
  };
  await expect.poll(isHere, { timeout: 60_000 }).toBe(true);
  const text = '牛'.repeat(300);
  let batches = 0;
  for (; batches < 60 && (await isHere()); batches++) {
    await Promise.all(Array.from({ length: 250 }, () => first().call('chat', { params: { table }, body: { text } })));
  }
  expect(await isHere()).toBe(false);
  expect(batches).toBeGreaterThan(2);
  slow.destroy();
});

test('when the server stops, streams say goodbye and clients come back to the next one', async () => {
  const one = await openHouse();
  const guest = await one.guest('Ann');
  const table = await startedTable([guest], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  const response = await fetch(`${one.base}/api/tables/${table}/stream`);
  const began = Date.now();
  const [text] = await Promise.all([response.text(), one.close()]);
  expect(text.endsWith('data: {"type":"bye"}\n\n')).toBe(true);
  expect(Date.now() - began).toBeLessThan(10_000);
});
