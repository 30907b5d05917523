// Streams end with their session: at once, on every node, and for good.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { client, ProblemError, type RouteName } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { type Guest, guestAt, type House, openHouse, tableOf } from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';

const postgres = postgresHere();
const LAST = 'data: {"type":"ended"}\n\n';

const streamOf = async ({ base }: Pick<House, 'base'>, token: string, table: string) => {
  const response = await fetch(`${base}/api/tables/${table}/stream`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  let text = '';
  let isOver = false;
  const reading = (async () => {
    for await (const bytes of response.body ?? []) text += new TextDecoder().decode(bytes);
    isOver = true;
  })();
  reading.catch(() => undefined);
  await expect.poll(() => text).toContain('"type":"hello"');
  return { text: () => text, isOver: () => isOver, cancel: () => reading };
};

const isHere = async (guest: Guest, table: string, seat: number): Promise<boolean> => {
  const who = (await guest.call('table', { params: { table } })).table.chairs[seat]?.who;
  return who?.kind === 'person' && who.here;
};

test('logging out ends the streams of that session with a last message, and of no other', async () => {
  const house = await openHouse();
  const [ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => house.guest(name)))) as [Guest, Guest];
  const table = await tableOf([ann, bob], { seats: 4 });
  const { code } = await ann.call('makeDeviceLink');
  const { token = '' } = await client({ base: house.base }).call('arriveByLink', { body: { code, program: true } });
  const [here, elsewhere, other] = [
    await streamOf(house, ann.token, table),
    await streamOf(house, token, table),
    await streamOf(house, bob.token, table),
  ];
  await ann.call('leave');
  await expect.poll(here.isOver).toBe(true);
  expect(here.text().endsWith(LAST)).toBe(true);
  await bob.call('chat', { params: { table }, body: { text: 'Evening' } });
  for (const stream of [elsewhere, other]) await expect.poll(stream.text).toContain('Evening');
  expect(here.text()).not.toContain('Evening');
  expect(await isHere(bob, table, 0)).toBe(true);
  await client({ base: house.base, token }).call('leave');
  await expect.poll(() => isHere(bob, table, 0)).toBe(false);
  await house.close();
});

test('the client takes it for what it is, and does not come back again and again', async () => {
  const house = await openHouse();
  const ann = await house.guest('Ann');
  const table = await tableOf([ann], { seats: 4 });
  const asked: string[] = [];
  const counting: typeof fetch = (url, init) => {
    asked.push(String(url));
    return fetch(url, init);
  };
  const lines: boolean[] = [];
  const follower = client({ base: house.base, token: ann.token, fetch: counting, patience: () => 1 });
  const following = (async () => {
    for await (const { message } of follower.followTable(table, { onLine: (line) => lines.push(line) }))
      if (message.type === 'hello') await ann.call('leave');
  })();
  const reason = await following.catch((error: unknown) => error);
  expect(reason).toBeInstanceOf(ProblemError);
  expect((reason as ProblemError).problem).toMatchObject({ status: 401, code: 'no-session' });
  await pause(50);
  expect(asked).toHaveLength(1);
  expect(lines).toEqual([true, false]);
  await house.close();
});

test('deleting oneself ends all one’s streams and those of one’s bots; removing a bot ends the bot’s', async () => {
  const house = await openHouse();
  const ann = await house.guest('Ann');
  const table = await tableOf([ann], { seats: 4 });
  const [one, two] = await Promise.all(['Tin Man', 'Scarecrow'].map((name) => ann.call('makeBot', { body: { name } })));
  const [mine, first, second] = [
    await streamOf(house, ann.token, table),
    await streamOf(house, one?.token ?? '', table),
    await streamOf(house, two?.token ?? '', table),
  ];
  await ann.call('removeBot', { params: { bot: one?.bot.id ?? '' } });
  await expect.poll(first.isOver).toBe(true);
  expect([mine.isOver(), second.isOver()]).toEqual([false, false]);
  await ann.call('deleteMe');
  for (const stream of [mine, second]) await expect.poll(stream.isOver).toBe(true);
  for (const stream of [first, mine, second]) expect(stream.text().endsWith(LAST)).toBe(true);
  await house.close();
});

test('a session that is gone without a word is found by the heartbeat', async () => {
  const house = await openHouse({ heartbeat: 200 });
  const [ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => house.guest(name)))) as [Guest, Guest];
  const table = await tableOf([ann, bob], { seats: 4 });
  const [lost, kept] = [await streamOf(house, ann.token, table), await streamOf(house, bob.token, table)];
  const store = new DatabaseSync(join(house.folder, 'sagebrush.sqlite'), { timeout: 10_000 });
  store.prepare('delete from tokens where person = ?').run(ann.me.id);
  await expect.poll(lost.isOver, { timeout: 30_000 }).toBe(true);
  expect(lost.text().endsWith(LAST)).toBe(true);
  expect(kept.isOver()).toBe(false);
  store.prepare('update people set suspended = ? where id = ?').run(Date.now() + 600_000, bob.me.id);
  store.close();
  await expect.poll(kept.isOver, { timeout: 30_000 }).toBe(true);
  await house.close();
});

test('the other nodes end them within a second, and know the session no more', async () => {
  const database = await postgres.database('sessions');
  const [one, other] = (await Promise.all([1, 2].map(() => openHouse({ database })))) as [House, House];
  for (const [way, params] of [
    ['leave', {}],
    ['deleteMe', {}],
  ] as const satisfies readonly (readonly [RouteName, object])[]) {
    const ann = await guestAt(one.base, 'Ann');
    const table = await tableOf([ann], { seats: 4 });
    const there = await streamOf(other, ann.token, table);
    const answered = performance.now();
    await ann.call(way, params);
    await expect.poll(there.isOver, { interval: 5 }).toBe(true);
    expect(performance.now() - answered).toBeLessThan(10_000);
    expect(there.text().endsWith(LAST)).toBe(true);
    const { status } = await fetch(`${other.base}/api/me`, { headers: { authorization: `Bearer ${ann.token}` } });
    expect(status).toBe(401);
  }
  await other.close();
  await one.close();
});
