// Idempotency keys: the same request has one effect and one answer; another request with the same key is told so.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ProblemError } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, fresh32, type Guest, type House, infoOf, openHouse, startedTable, tableOf } from '../testing/house.ts';

let house: House;
let ann: Guest;
beforeAll(async () => {
  house = await openHouse();
  ann = await house.guest('Ann');
});
afterAll(() => house.close());

test('a table: the same body gives the same table, another is a 422 and opens none', async () => {
  const open = (seats: number) => ann.call('openTable', { body: { game: 'draw-play', seats }, key: 'table' });
  const { table } = await open(4);
  expect((await open(4)).table.id).toBe(table.id);
  const refused = await open(3).catch((error: unknown) => error);
  expect((refused as ProblemError).problem).toMatchObject({ status: 422, code: 'key-reused' });
  expect((await open(4)).table.id).toBe(table.id);
});

test('a change of a table: another body with the key changes nothing', async () => {
  const table = await tableOf([ann], { seats: 4 });
  const bot = (seat: number) =>
    ann.call('seatBot', { params: { table }, body: { seat, level: 'greenhorn' }, key: 'bot' });
  await bot(1);
  await bot(1);
  expect(await codeOf(bot(2))).toBe('key-reused');
  expect((await infoOf(ann, table)).chairs.map(({ who }) => who !== null)).toEqual([true, true, false, false]);
});

test('a move and a bot account: the same', async () => {
  const table = await startedTable([ann], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  const asked = async () => (await ann.call('table', { params: { table } })).moment;
  await expect.poll(async () => (await asked())?.asked).toBe(true);
  const moment = await asked();
  if (!moment?.choices[0]) throw new Error('nothing to choose');
  const { match, seq } = moment;
  const act = (action: object) =>
    ann.call('act', { params: { table }, body: { match, seq, action: action as never }, key: 'move' });
  const done = await act(moment.choices[0]);
  expect(await act(moment.choices[0])).toEqual(done);
  expect(await codeOf(act({ type: 'another' }))).toBe('key-reused');
  const make = (name: string) => ann.call('makeBot', { body: { name }, key: 'account' });
  await make('Tin Man');
  expect(await codeOf(make('Tin Man'))).toBe('not-now');
  expect(await codeOf(make('Scarecrow'))).toBe('key-reused');
});

test('the order of the fields and blanks do not make another request', async () => {
  const post = (body: string) =>
    house.app.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json', 'idempotency-key': 'order' },
      payload: body,
    });
  const first = (await post('{"game":"draw-play","seats":4}')).json<{ table: { id: string } }>();
  expect((await post('{ "seats": 4,\n "game": "draw-play" }')).json<{ table: { id: string } }>().table.id).toBe(
    first.table.id,
  );
});

test('at the same time with two bodies: one wins, the other is told', async () => {
  const table = await tableOf([ann], { seats: 4 });
  const bob = await house.guest('Bob');
  const sit = (seat: number, contribution: string) =>
    bob.call('sit', { params: { table }, body: { seat, contribution }, key: 'sit' });
  const codes = await Promise.all([1, 2, 3].map((seat) => codeOf(sit(seat, fresh32()))));
  expect(codes.toSorted()).toEqual(['fine', 'key-reused', 'key-reused']);
});

test('rows of before have no body: their key answers as it did', async () => {
  const open = (seats: number) => ann.call('openTable', { body: { game: 'draw-play', seats }, key: 'old' });
  const { table } = await open(4);
  const store = new DatabaseSync(join(house.folder, 'sagebrush.sqlite'), { timeout: 10_000 });
  store.exec('update requests set body = null');
  store.close();
  expect((await open(3)).table.id).toBe(table.id);
});
