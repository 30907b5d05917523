// One's record over real sockets: ratings that move once, a leaderboard, an export, and a deletion that leaves no name.
import { join } from 'node:path';
import { leaderboard, myRecord } from '@sagebrush/protocol';
import { ordinal, rating } from 'openskill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqliteStore } from '../storage/sqlite.ts';
import { browserAt, keeper } from '../testing/accounts.ts';
import {
  codeOf,
  type Guest,
  guestAt,
  type House,
  infoOf,
  openHouse,
  playOn,
  record,
  startedTable,
  tableOf,
} from '../testing/house.ts';
import { countRatings, ratedAnew } from './ratings.ts';
import { recordOf as pageOf } from './record.ts';
import { GONE } from './visits.ts';

const game = 'draw-play';

describe('ratings', () => {
  test('who wins rises, who loses falls, equal places move together, and all become surer', () => {
    const after = ratedAnew([rating(), rating(), rating(), rating()], [2, 1, 2, 4]);
    const [second, first, alsoSecond, last] = after.map(({ mu }) => mu);
    expect(first).toBeGreaterThan(25);
    expect(last).toBeLessThan(25);
    expect(second).toBeCloseTo(alsoSecond ?? 0, 9);
    expect(after.every(({ sigma }) => sigma < rating().sigma)).toBe(true);
  });
});

let house: House;
let people: Guest[];
beforeAll(async () => {
  house = await openHouse({ tick: 50 });
  people = await Promise.all(['Annie', 'Bobby', 'Cleo', 'Danny'].map((name) => keeper(house, name)));
});
afterAll(() => house.close());

async function playedTable(guests: readonly Guest[], rated: boolean): Promise<string> {
  const table = await startedTable(guests, { rated, options: { rounds: 1 } });
  await Promise.all(guests.map((guest) => playOn(guest, table)));
  return table;
}
const recordOf = (guest: Guest) => guest.call('myRecord');
const leaders = async (guest: Guest) => (await guest.call('leaderboard', { params: { game } })).lines;

test('a rated match among people moves everyone once, and the leaders are sorted by what is certain', async () => {
  const [ann] = people as [Guest];
  await playedTable(people, true);
  await expect.poll(async () => (await leaders(ann)).length).toBe(4);
  await playedTable(people, true);
  await expect.poll(async () => (await recordOf(ann)).ratings[0]?.matches).toBe(2);
  const store = await sqliteStore(join(house.folder, 'sagebrush.sqlite'));
  await Promise.all([countRatings(store), countRatings(store)]);
  const newest = await pageOf(store, ann.me.id, { most: 1 });
  const older = await pageOf(store, ann.me.id, { before: newest.more ?? 0, most: 1 });
  const end = await pageOf(store, ann.me.id, { before: older.more ?? 0, most: 1 });
  expect([newest, older, end].map(({ played, more }) => [played.length, more === null])).toEqual([
    [1, false],
    [1, false],
    [0, true],
  ]);
  expect([...newest.played, ...older.played]).toEqual((await recordOf(ann)).played);
  await store.close();
  const lines = await leaders(ann);
  expect(leaderboard.parse({ lines })).toEqual({ lines });
  expect(lines.map(({ matches }) => matches)).toEqual([2, 2, 2, 2]);
  const floors = lines.map(({ mu, sigma }) => ordinal({ mu, sigma }));
  expect(floors).toEqual([...floors].sort((one, other) => other - one));
  expect(lines.filter(({ you }) => you).map(({ name }) => name)).toEqual(['Annie']);
  const mine = await recordOf(ann);
  expect(myRecord.parse(mine)).toEqual(mine);
  expect(mine.ratings[0]?.steps).toHaveLength(2);
  expect(mine.ratings[0]?.steps.at(-1)?.mu).toBe(mine.ratings[0]?.mu);
  expect(mine.played.map(({ rated, others }) => [rated, others.length])).toEqual([
    [true, 3],
    [true, 3],
  ]);
  expect((await Promise.all(people.map(recordOf))).filter(({ played }) => played[0]?.won).length).toBeGreaterThan(0);
});

test('bots, programs and unrated tables move nobody', async () => {
  const fresh = await browserAt(house, 'Fresh');
  const withBots = await startedTable([fresh], { rated: true, options: { rounds: 1 } }, [
    'greenhorn',
    'greenhorn',
    'greenhorn',
  ]);
  await playOn(fresh, withBots);
  const program = await guestAt(house.base, 'Tin');
  const [, bob, cleo] = people as [Guest, Guest, Guest];
  await playedTable([fresh, program, bob, cleo], true);
  await playedTable([fresh, ...people.slice(1)], false);
  const { played, ratings } = await recordOf(fresh);
  expect(played.map(({ rated }) => rated)).toEqual([false, false, false]);
  expect(played[2]?.others).toEqual(Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'greenhorn' })));
  expect(ratings).toEqual([]);
  expect(await leaders(fresh)).toHaveLength(4);
});

test('there is no leaderboard of a game that is not played here, and no record without a session', async () => {
  expect(await codeOf((people[0] as Guest).call('leaderboard', { params: { game: 'chess' } }))).toBe('format');
  for (const path of ['/api/me/record', '/api/me/export']) expect((await fetch(house.base + path)).status).toBe(401);
});

test('everything of mine in one answer, and nothing of others', async () => {
  const [ann] = people as [Guest];
  const table = await tableOf([ann], { seats: 4 });
  await ann.call('chat', { params: { table }, body: { text: 'It was me' } });
  const mine = (await ann.call('exportMe')) as {
    me: unknown;
    said: unknown[];
    sessions: unknown[];
    matches: unknown[];
    tables: string[];
  };
  expect(mine.me).toEqual({ id: ann.me.id, name: 'Annie', lang: 'en', program: false, kept: true });
  expect(mine.said).toEqual([{ table, text: 'It was me', at: expect.any(Number) }]);
  expect(mine.sessions).toHaveLength(1);
  expect(mine.matches).toHaveLength(2);
  expect(mine.tables).toContain(table);
  expect(JSON.stringify(mine)).not.toContain(ann.token);
});

test('who deletes themselves leaves their finished matches without a name, a bot in their seat, and nothing else', async () => {
  const gone = await keeper(house, 'Vanishing');
  const { token } = await gone.call('makeBot', { body: { name: 'Vanishing too' }, key: 'bot' });
  const others = people.slice(0, 3);
  const rated = await playedTable([gone, ...others], true);
  await expect.poll(async () => (await leaders(gone)).length).toBe(5);
  const running = await startedTable([gone, ...others], {});
  const waiting = await tableOf([gone], { seats: 4 });
  const listened = await tableOf([others[0] as Guest], { seats: 4 });
  await gone.call('chat', { params: { table: listened }, body: { text: 'Secret of Vanishing' } });
  const recorder = record(others[0] as Guest, running);
  await recorder.until(({ type }) => type === 'hello');

  await gone.call('deleteMe');
  const seat = async (table: string) => (await infoOf(others[0] as Guest, table)).chairs[0]?.who;
  expect(await seat(running)).toMatchObject({ name: GONE, standIn: true });
  expect(await seat(waiting)).toBeNull();
  await recorder.until(({ type }) => type === 'moment' || type === 'table');
  recorder.stop();
  await Promise.all(others.map((guest) => playOn(guest, running)));
  expect(await codeOf(gone.call('me'))).toBe('no-session');
  expect((await fetch(`${house.base}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  expect((await leaders(others[0] as Guest)).map(({ name }) => name)).not.toContain('Vanishing');
  const { match } = await infoOf(others[0] as Guest, rated);
  const { players } = await (others[0] as Guest).call('match', { params: { match: match ?? '' } });
  expect(players[0]).toMatchObject({ kind: 'person', name: GONE });
  expect((await (others[0] as Guest).call('table', { params: { table: listened } })).chat).toEqual([]);
  expect(
    (await recordOf(others[0] as Guest)).played.some((one) =>
      one.others.some((other) => 'name' in other && other.name === GONE),
    ),
  ).toBe(true);
  const { db, close } = await sqliteStore(join(house.folder, 'sagebrush.sqlite'));
  for (const table of [
    'people',
    'tables',
    'feed',
    'matches',
    'seats',
    'tokens',
    'ratings',
    'standings',
    'visits',
  ] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain('Vanishing');
  expect(await db.selectFrom('visits').selectAll().where('person', '=', gone.me.id).execute()).toEqual([]);
  await close();
});
