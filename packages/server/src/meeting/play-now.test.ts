// Play somebody now: who asks for the same meets, who must not meet does not, and nobody sits at two tables for it.
import { rating } from 'openskill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteStore } from '../storage/sqlite.ts';
import { statement } from '../storage/store.ts';
import { codeOf, fresh32, type Guest, type House, infoOf, openHouse, type Recorder, record } from '../testing/house.ts';

const CORRAL = { game: 'corral', contribution: fresh32() };
let ahead = 0;
let house: House;
const open: Recorder[] = [];
beforeAll(async () => {
  house = await openHouse({
    gamesModule: '@sagebrush/games',
    now: () => Date.now() + ahead,
    monotonic: () => performance.now() + ahead,
  });
});
afterAll(async () => {
  for (const recorder of open) recorder.stop();
  await house.close();
});

/** Asks, and has the table open from then on. */
async function seek(person: Guest, wish: object = {}): Promise<string> {
  const { table } = await person.call('playNow', { body: { ...CORRAL, ...wish } });
  open.push(record(person, table.id));
  return table.id;
}
const guests = (count: number): Promise<Guest[]> => Promise.all(Array.from({ length: count }, () => house.guest()));
const stateOf = async (person: Guest, table: string): Promise<string> => (await infoOf(person, table)).state;

test('the first waits, the second is led there, and the cards are dealt; who asks again is told where they sit', async () => {
  const [ann, bob, cleo] = (await guests(3)) as [Guest, Guest, Guest];
  const table = await seek(ann);
  expect(await infoOf(ann, table)).toMatchObject({ state: 'open', listed: true, quick: true, rated: false });
  expect(await seek(ann)).toBe(table);
  expect(await seek(bob)).toBe(table);
  expect(await stateOf(ann, table)).toBe('playing');
  expect([await seek(ann), await seek(bob)]).toEqual([table, table]);
  const other = await seek(cleo);
  expect(other).not.toBe(table);
  await cleo.call('stand', { params: { table: other } });
  await bob.call('stand', { params: { table } });
  expect(await seek(bob)).not.toBe(table);
  await bob.call('stand', { params: { table: await seek(bob) } });
});

test('another game, another clock or house rules are another wish; a listed table of somebody who waits fits too', async () => {
  const [ann, bob, cleo] = (await guests(3)) as [Guest, Guest, Guest];
  const clock = { kind: 'seconds', seconds: 30 } as const;
  const { table } = await ann.call('openTable', { body: { game: 'corral', seats: 3, listed: true, clock } });
  await ann.call('sit', { params: { table: table.id }, body: { seat: 0, contribution: fresh32() } });
  open.push(record(ann, table.id));
  const waiting = await seek(bob);
  expect(waiting).not.toBe(table.id);
  expect(await seek(cleo, { clock })).toBe(table.id);
  expect(await stateOf(ann, table.id)).toBe('open');
  await bob.call('stand', { params: { table: waiting } });
  expect(await codeOf(seek(bob, { game: 'chess' }))).toBe('format');
});

test('who is apart is never led together; who waits longer is joined by who looks again', async () => {
  const [ann, bob, cleo] = (await guests(3)) as [Guest, Guest, Guest];
  await ann.call('block', { body: { person: bob.me.id } });
  const first = await seek(ann);
  const second = await seek(bob);
  expect(second).not.toBe(first);
  expect([await seek(ann), await seek(bob)]).toEqual([first, second]);
  await ann.call('unblock', { params: { person: bob.me.id } });
  expect(await seek(ann)).toBe(first);
  expect(await seek(bob)).toBe(first);
  expect([await stateOf(cleo, first), await stateOf(cleo, second)]).toEqual(['playing', 'closed']);
});

test('at rated tables the strong wait for the strong, for a while', async () => {
  const [ann, bob] = (await guests(2)) as [Guest, Guest];
  const store = await sqliteStore(`${house.folder}/sagebrush.sqlite`);
  const row = { person: ann.me.id, game: 'corral', mu: rating().mu + 20, sigma: 2, floor: 40, matches: 50 };
  await store.commit([statement(store.db.insertInto('standings').values(row))]);
  await store.close();
  const first = await seek(ann, { rated: true });
  const second = await seek(bob, { rated: true });
  expect(second).not.toBe(first);
  ahead += 30_000;
  expect(await seek(bob, { rated: true })).toBe(first);
});

test('an invitation as a QR code', async () => {
  const [ann] = (await guests(1)) as [Guest];
  const table = await seek(ann, { game: 'wyoming' });
  const { url, svg } = await ann.call('inviteCode', { params: { table } });
  expect(url).toMatch(new RegExp(`/t/${table}$`));
  expect(svg).toMatch(/^<svg/);
  expect(await codeOf(ann.call('inviteCode', { params: { table: 'nothing-here' } }))).toBe('not-found');
});
