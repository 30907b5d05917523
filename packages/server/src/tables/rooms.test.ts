// When the store fails: nothing is told that is not on the disk, and what is on the disk after all is told.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import { type Store, statement } from '../storage/store.ts';
import { drawPlay, games } from '../testing/draw-play.ts';
import { servicesOn } from '../testing/services.ts';
import { insertRow } from './feed.ts';
import { startPlan } from './match-start.ts';
import { actPlan } from './moves.ts';
import { type Rooms, rooms } from './rooms.ts';
import * as seating from './seating.ts';

const person: Person = { id: 'person-1', name: 'Ann', lang: 'en', program: false, kept: false };
const ID = 'draw-play';
let failing: 'before' | 'after' | undefined;
let store: Store;
let services: Services;
let house: Rooms;
let table: string;

beforeEach(async () => {
  const real = await sqliteStore(':memory:');
  store = {
    ...real,
    async commit(batch) {
      const how = failing;
      failing = undefined;
      if (how === 'before') throw new Error('the disk is full');
      await real.commit(batch);
      if (how === 'after') throw new Error('the line broke before the answer');
    },
  };
  services = await servicesOn(store);
  house = rooms(services, () => undefined);
  const setting = { game: games.find(ID), levels: ['greenhorn'], usualStandIn: 'greenhorn', now: 1 };
  let doc = seating.newTableDoc(person, { game: ID, seats: 4 }, setting);
  for (const seat of [0, 1, 2, 3])
    doc = seating.takeChair(doc, { ...person, id: `person-${seat + 1}` }, { seat, contribution: 'ab'.repeat(32) });
  table = doc.id;
  await store.commit([
    statement(
      store.db
        .insertInto('tables')
        .values({ id: table, state: 'open', listed: 0, doc: JSON.stringify(doc), created: 1, changed: 1 }),
    ),
    insertRow(store.db, {
      feed: table,
      n: 1,
      kind: 'message',
      body: '{}',
      match: null,
      seq: null,
      deadlines: null,
      at: 1,
    }),
  ]);
  await house.change(table, {}, (room) => startPlan(services, room.doc, room));
});
afterEach(async () => {
  await house.stop();
  await services.bots.close();
  await store.close();
});

const act = (): Promise<{ seq: number }> =>
  house.change(table, {}, (room) => {
    const { match } = room.live?.host ?? {};
    if (!match) throw new Error('no match');
    const turn = drawPlay.view(match.state as never, 'rail').turn;
    return actPlan(
      services,
      room,
      { ...person, id: `person-${turn + 1}` },
      { match: match.start.match, seq: match.entries.length, action: { type: 'draw' } },
    );
  });
const seq = (): Promise<number | undefined> => house.read(table, ({ live }) => live?.host.match.entries.length);

/** What is told with a number, by and by. */
async function followed(): Promise<string[]> {
  const heard: string[] = [];
  const send = (frame: string): boolean => {
    if (frame.startsWith('id:')) heard.push(frame);
    return true;
  };
  await house.follow(table, { person: undefined, send }, undefined);
  return heard;
}

test('a move that could not be written was never made', async () => {
  const heard = await followed();
  failing = 'before';
  await expect(act()).rejects.toThrow('disk');
  expect(heard).toHaveLength(1);
  expect(await seq()).toBe(0);
  expect(await act()).toEqual({ seq: 1 });
  expect(heard).toHaveLength(2);
});

test('a move that was written although the answer got lost is told before anything else', async () => {
  const heard = await followed();
  failing = 'after';
  await expect(act()).rejects.toThrow('line broke');
  expect(await seq()).toBe(1);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toContain('"seq":1');
});

test('a room that was forgotten comes back as it was', async () => {
  await act();
  const before = await house.read(table, ({ doc, n, live }) =>
    JSON.stringify([doc, n, live?.host.match.entries, live?.times]),
  );
  await house.sweep(-1);
  expect(
    await house.read(table, ({ doc, n, live }) => JSON.stringify([doc, n, live?.host.match.entries, live?.times])),
  ).toBe(before);
});
