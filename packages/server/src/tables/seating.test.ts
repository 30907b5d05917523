// Before and between matches: who opens, sits, stands, sends away; and what the lobby hears of it.
import type { LobbyMessage, ProblemCode } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, fresh32, type Guest, type House, infoOf, openHouse, startedTable, tableOf } from '../testing/house.ts';

let house: House;
let ann: Guest;
let bob: Guest;
beforeAll(async () => {
  house = await openHouse();
  ann = await house.guest('Ann');
  bob = await house.guest('Bob');
});
afterAll(() => house.close());

const sit = (person: Guest, table: string, seat: number) =>
  person.call('sit', { params: { table }, body: { seat, contribution: fresh32() } });

test('a table is opened with its settings, and its commitment is there before anybody sits', async () => {
  const { table } = await ann.call('openTable', {
    body: { game: 'draw-play', seats: 4, options: { rounds: 2 }, clock: { kind: 'days', days: 3 }, rated: true },
  });
  expect(table).toMatchObject({
    state: 'open',
    host: ann.me.id,
    options: { rounds: 2 },
    hints: false,
    listed: false,
    match: null,
  });
  expect(table.next?.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test.each<[string, object, string]>([
  ['an unknown game', { game: 'chess', seats: 4 }, 'game'],
  ['a number of seats the game does not have', { game: 'draw-play', seats: 3 }, 'seats'],
  ['an unknown option', { game: 'draw-play', seats: 4, options: { speed: 3 } }, 'options.speed'],
  ['an unknown bot', { game: 'draw-play', seats: 4, standIn: 'robot' }, 'standIn'],
  ['a misspelt field', { game: 'draw-play', seats: 4, clocks: {} }, 'clocks'],
])('%s is refused with its place', async (_, payload, place) => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/tables',
    payload,
    headers: { authorization: `Bearer ${ann.token}` },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'format', place });
});

test('people sit, move to another chair, and stand up', async () => {
  const table = await tableOf([ann], { seats: 4 });
  await sit(bob, table, 2);
  expect(await codeOf(sit(bob, table, 0))).toBe('not-now');
  await sit(bob, table, 3);
  expect((await infoOf(ann, table)).chairs.map(({ who }) => who?.name ?? null)).toEqual(['Ann', null, null, 'Bob']);
  await bob.call('stand', { params: { table } });
  expect((await infoOf(ann, table)).chairs[3]?.who).toBeNull();
  expect(await codeOf(bob.call('stand', { params: { table } }))).toBe('not-yours');
  expect(await codeOf(sit(bob, table, 4))).toBe('format');
});

test('the host alone seats bots, sends away, mutes and closes', async () => {
  const table = await tableOf([ann, bob], { seats: 4 });
  const params = { table };
  const asBob: Promise<unknown>[] = [
    bob.call('seatBot', { params, body: { seat: 2, level: 'greenhorn' } }),
    bob.call('clearChair', { params, body: { seat: 0 } }),
    bob.call('mute', { params, body: { person: ann.me.id, muted: true } }),
    bob.call('closeTable', { params }),
  ];
  expect(await Promise.all(asBob.map(codeOf))).toEqual(Array.from({ length: 4 }, (): ProblemCode => 'not-yours'));
  await ann.call('seatBot', { params, body: { seat: 2, level: 'sheriff' } });
  expect(await codeOf(ann.call('seatBot', { params, body: { seat: 1, level: 'sheriff' } }))).toBe('not-now');
  expect(await codeOf(ann.call('seatBot', { params, body: { seat: 3, level: 'wizard' } }))).toBe('format');
  await ann.call('clearChair', { params, body: { seat: 2 } });
  await ann.call('clearChair', { params, body: { seat: 1 } });
  expect((await infoOf(bob, table)).chairs.filter(({ who }) => who)).toHaveLength(1);
  await ann.call('closeTable', { params });
  expect(await codeOf(sit(bob, table, 1))).toBe('not-now');
});

test('a match starts when every chair is taken, and not before', async () => {
  const table = await tableOf([ann, bob], { seats: 4 }, ['greenhorn']);
  expect(await codeOf(ann.call('start', { params: { table } }))).toBe('not-now');
  await ann.call('seatBot', { params: { table }, body: { seat: 3, level: 'greenhorn' } });
  const stranger = await house.guest();
  expect(await codeOf(stranger.call('start', { params: { table } }))).toBe('not-yours');
  await bob.call('start', { params: { table } });
  expect((await infoOf(ann, table)).state).toBe('playing');
  expect(await codeOf(sit(stranger, table, 0))).toBe('not-now');
  expect(await codeOf(ann.call('start', { params: { table } }))).toBe('not-now');
});

test('what is said is heard by everyone, and a muted person is not', async () => {
  const table = await tableOf([ann, bob], { seats: 4 });
  const params = { table };
  await bob.call('chat', { params, body: { text: 'Howdy' } });
  for (const text of ['\u0000', 'a\u001b', '\u200b', '\ud800', 'a\u202eb'])
    expect(await codeOf(bob.call('chat', { params, body: { text } }))).toBe('format');
  await ann.call('mute', { params, body: { person: bob.me.id, muted: true } });
  expect(await codeOf(bob.call('chat', { params, body: { text: 'Hey!' } }))).toBe('not-yours');
  await ann.call('mute', { params, body: { person: bob.me.id, muted: false } });
  await bob.call('chat', { params, body: { text: 'Thanks' } });
  const { chat } = await ann.call('table', { params });
  expect(chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Bob: Howdy', 'Bob: Thanks']);
  expect(await codeOf(bob.call('chat', { params, body: { text: 'x'.repeat(301) } }))).toBe('format');
  expect(await codeOf(bob.call('chat', { params, body: { text: ' \t ' } }))).toBe('format');
});

test('the lobby lists what is listed, live, and resumes', async () => {
  const end = new AbortController();
  const heard: { id: string; message: LobbyMessage }[] = [];
  const watching = (async () => {
    for await (const one of bob.followLobby({ signal: end.signal })) {
      heard.push(one);
      if (one.message.type === 'gone') end.abort();
    }
  })();
  while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const hidden = await tableOf([ann], { seats: 4 });
  const table = await startedTable([ann], { listed: true }, ['greenhorn', 'greenhorn', 'greenhorn']);
  const closed = await tableOf([ann], { listed: true, seats: 4 });
  await ann.call('closeTable', { params: { table: closed } });
  await watching;
  const told = heard.flatMap(({ message }) =>
    message.type === 'table' && message.table.id === table ? [message.table] : [],
  );
  expect(told.map(({ state, chairs }) => `${state} ${chairs.filter((who) => who).length}`)).toEqual([
    'open 0',
    'open 1',
    'open 2',
    'open 3',
    'open 4',
    'playing 4',
  ]);
  expect(JSON.stringify(heard)).not.toContain(hidden);
  expect((await bob.call('tables')).tables.map(({ id }) => id)).toEqual([table]);

  const again: string[] = [];
  const resumed = new AbortController();
  for await (const { id } of bob.followLobby({ after: heard[1]?.id ?? '', signal: resumed.signal })) {
    again.push(id);
    if (id === heard.at(-1)?.id) resumed.abort();
  }
  expect(again).toEqual(heard.slice(2).map(({ id }) => id));
});
