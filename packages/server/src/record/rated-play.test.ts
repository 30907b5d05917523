// Rated play by people who would cheat: stand-ins, leaving, sitting twice and losses by arrangement gain nothing.
import { client } from '@sagebrush/protocol';
import { adminClient } from '@sagebrush/protocol/admin';
import { rating } from 'openskill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import {
  codeOf,
  fresh32,
  type Guest,
  type House,
  infoOf,
  momentOf,
  openHouse,
  playOn,
  startedTable,
  tableOf,
} from '../testing/house.ts';
import { arrangedIn } from './arranged.ts';
import { ratedAnew } from './ratings.ts';
import { resultOf } from './result.ts';

const game = 'draw-play';
const SHORT = { rated: true, options: { rounds: 1 }, clock: { kind: 'seconds', seconds: 60 } } as const;
let now = Date.now();
let house: House;
let four: Guest[];
beforeAll(async () => {
  house = await openHouse({
    tick: 20,
    now: () => now,
    trustProxy: true,
    adminToken: 'ann=a-token-that-only-ann-knows-1',
  });
  four = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => browserAt(house, name)));
});
afterAll(() => house.close());

const at = (seat: number): Guest => four[seat] as Guest;
const seated = async (table: string, seat: number) => {
  const { who } = (await infoOf(at(0), table)).chairs[seat] ?? {};
  return who?.kind === 'person' ? who : undefined;
};
const askedSeat = async (table: string): Promise<number> => {
  const moments = await Promise.all(four.map((guest) => momentOf(guest, table)));
  return moments.findIndex(({ asked }) => asked);
};
const standingOf = async (guest: Guest) => (await guest.call('myRecord')).ratings.find((one) => one.game === game);
const counted = (guest: Guest, matches: number) =>
  expect.poll(async () => (await standingOf(guest))?.matches ?? 0, { timeout: 30_000 }).toBe(matches);
const leave = (guest: Guest, table: string) => guest.call('stand', { params: { table } });

describe('how a result counts', () => {
  const people = [0, 1, 2, 3].map((id) => ({ kind: 'person', id: `p${id}`, name: `P${id}`, program: false }) as const);
  const outcome = JSON.stringify({ scores: [1, 2, 3, 4], places: [4, 3, 2, 1], winners: [3], sheet: [] });

  test('places are counted without who left, who share the last', () => {
    expect(resultOf({ outcome, forfeits: '[3,1]' }, people)).toEqual({
      places: [2, 3, 1, 3],
      winners: [2],
      forfeits: [3, 1],
    });
    expect(resultOf({ outcome, forfeits: null }, people)?.winners).toEqual([3]);
  });
  test('who alone stayed has won, and a match without a result has none', () => {
    expect(resultOf({ outcome: null, forfeits: '[0,1,3]' }, people)).toMatchObject({
      places: [2, 2, 1, 2],
      winners: [2],
    });
    expect(resultOf({ outcome: null, forfeits: null }, people)).toBeUndefined();
  });
  test('one-sided meetings are listed only where they are many, and most of what the winner plays', () => {
    const match = (id: number, ...order: string[]) => ({
      id: `m${id}`,
      game,
      places: new Map(order.map((person, place) => [person, place + 1])),
      forfeited: new Set<string>(),
    });
    const lost = Array.from({ length: 6 }, (_, index) => match(index, 'ann', 'bob'));
    expect(arrangedIn(lost)).toMatchObject([{ winner: 'ann', loser: 'bob', met: 6, won: 6, forfeits: 0 }]);
    expect(arrangedIn(lost.slice(0, 4))).toEqual([]);
    expect(arrangedIn([...lost, match(7, 'bob', 'ann'), match(8, 'bob', 'ann')])).toEqual([]);
    expect(
      arrangedIn([...lost, ...Array.from({ length: 7 }, (_, index) => match(10 + index, 'ann', `c${index}`))]),
    ).toEqual([]);
  });
});

test('a rated table has a clock, and who sits down agrees to it', async () => {
  const open = (clock?: { kind: 'none' }) =>
    at(0).call('openTable', { body: { game, seats: 4, rated: true, ...(clock ? { clock } : {}) } });
  expect(await codeOf(open({ kind: 'none' }))).toBe('not-now');
  const { table } = await open();
  expect(table.clock).toEqual({ kind: 'seconds', seconds: 120 });
  const sit = (rated?: boolean) => ({
    params: { table: table.id },
    body: { seat: 0, contribution: fresh32(), ...(rated === undefined ? {} : { rated }) },
  });
  expect(await codeOf(at(0).call('sit', sit()))).toBe('not-now');
  expect(await codeOf(at(0).call('sit', sit(true)))).toBe('fine');
});

test('the bot for a missed decision is the simplest: nobody gains by letting one decide', async () => {
  const open = (more: object) => at(0).call('openTable', { body: { game, seats: 4, ...more } });
  expect((await open({ ...SHORT, standIn: 'legend' })).table.standIn).toBe('greenhorn');
  expect((await open({ standIn: 'legend' })).table.standIn).toBe('legend');
});

test('nobody is stood in for: one missed decision is played for, three in a row forfeit', async () => {
  const table = await startedTable(four, SHORT);
  const late = await askedSeat(table);
  const call = (by: number, seat: number) => at(by).call('callStandIn', { params: { table }, body: { seat } });
  now += 50_000;
  expect(await codeOf(call(late, late))).toBe('not-now');
  expect(await codeOf(call((late + 1) % 4, late))).toBe('not-now');
  for (const missed of [1, 2, 3]) {
    now += 61_000;
    await expect.poll(async () => (await seated(table, late))?.missed, { timeout: 30_000 }).toBe(missed);
    if (missed === 3) break;
    // The bot makes that decision; the next one is theirs again.
    await expect.poll(async () => (await seated(table, late))?.standIn, { timeout: 30_000 }).toBe(false);
    while ((await askedSeat(table)) !== late) {
      const seat = await askedSeat(table);
      const { match, seq, choices } = await momentOf(at(seat), table);
      await at(seat).call('act', { params: { table }, body: { match, seq, action: choices[0] as never } });
    }
  }
  expect(await seated(table, late)).toMatchObject({ forfeited: true, standIn: true });
  expect(await codeOf(at(late).call('returnToSeat', { params: { table } }))).toBe('not-now');
  await Promise.all(four.filter((guest) => guest !== at(late)).map((guest) => playOn(guest, table)));
  await counted(at(late), 1);
  expect((await at(late).call('myRecord')).played[0]).toMatchObject({
    forfeited: true,
    rated: true,
    place: 4,
    won: false,
  });
  expect((await standingOf(at(late)))?.mu).toBeLessThan(rating().mu);
  const { match } = await infoOf(at(0), table);
  const info = await at(0).call('match', { params: { match: match ?? '' } });
  expect(info).toMatchObject({ rated: true, forfeits: [late] });
  expect(info.ratings.map((one) => (one?.mu ?? 0) > (one?.was?.mu ?? 0))[late]).toBe(false);
});

test('who leaves has lost, and where all others have left, who stayed has won at once', async () => {
  const fresh = await Promise.all(['Eve', 'Fay', 'Gus', 'Hal'].map((name) => browserAt(house, name)));
  const [eve, fay, gus, hal] = fresh as [Guest, Guest, Guest, Guest];
  const table = await startedTable(fresh, SHORT);
  await leave(fay, table);
  await leave(hal, table);
  expect((await infoOf(eve, table)).state).toBe('playing');
  await leave(eve, table);
  expect(await infoOf(gus, table)).toMatchObject({ state: 'closed', closedWhy: 'forfeit' });
  await Promise.all(fresh.map((guest) => counted(guest, 1)));
  const [after] = await Promise.all(fresh.map(standingOf));
  const expected = ratedAnew(
    fresh.map(() => rating()),
    [2, 2, 1, 2],
  );
  expect(after?.mu).toBeCloseTo(expected[0]?.mu ?? 0, 9);
  expect((await gus.call('myRecord')).played[0]).toMatchObject({ won: true, place: 1 });
  expect((await eve.call('myRecord')).played[0]).toMatchObject({ won: false, place: 2, forfeited: true });
});

test('two seats from one address, programs and bots count for nothing, and it is said before', async () => {
  const from =
    (ip: string): typeof fetch =>
    (path, init) =>
      fetch(path, { ...init, headers: { ...(init?.headers as object), 'x-forwarded-for': ip } });
  const [one, two, ...others] = await Promise.all(
    ['203.0.113.7', '203.0.113.7', '198.51.100.1', '192.0.2.9'].map(async (ip) => {
      const { token } = await browserAt({ base: house.base });
      const away = client({ base: house.base, token, fetch: from(ip), patience: () => 20 });
      return { ...away, me: await away.call('me'), token };
    }),
  );
  if (!one || !two) throw new Error('nobody came');
  const table = await tableOf([one, two, ...others], SHORT);
  expect((await infoOf(one, table)).uncounted).toBe('twice');
  await one.call('start', { params: { table } });
  await leave(two, table);
  expect((await infoOf(one, table)).state).toBe('playing');
  await Promise.all([one, ...others].map((guest) => playOn(guest, table)));
  expect((await one.call('myRecord')).played[0]).toMatchObject({ rated: false, uncounted: 'twice' });
  expect((await one.call('myRecord')).ratings).toEqual([]);
  const withProgram = await tableOf([at(0), at(1), at(2), await house.guest()], SHORT);
  expect((await infoOf(at(0), withProgram)).uncounted).toBe('programs');
  const withBot = await tableOf([at(0)], SHORT, ['greenhorn', 'greenhorn', 'greenhorn']);
  expect((await infoOf(at(0), withBot)).uncounted).toBe('bots');
});

test('arranged losses are listed for the host, who annuls them; then ratings are as if they had not been', async () => {
  const admin = adminClient({ base: house.base, token: 'a-token-that-only-ann-knows-1' });
  const sharp = await keeper(house, 'Sharp');
  const rest = await Promise.all(['Ida', 'Joe', 'Kit'].map((name) => browserAt(house, name)));
  const all = [sharp, ...rest];
  const honest = await startedTable(all, SHORT);
  await Promise.all(all.map((guest) => playOn(guest, honest)));
  await counted(sharp, 1);
  const fair = await Promise.all(all.map(standingOf));
  for (let lost = 0; lost < 5; lost++) {
    now += 1000;
    const table = await startedTable(all, SHORT);
    for (const guest of rest) await leave(guest, table);
  }
  await counted(sharp, 6);
  now += 1000;
  const last = await startedTable([at(0), at(1), sharp, at(2)], SHORT);
  for (const guest of [at(0), at(1), sharp]) await leave(guest, last);
  await counted(sharp, 7);
  const leaders = async () => (await sharp.call('leaderboard', { params: { game } })).lines.map(({ name }) => name);
  expect(await leaders()).toEqual(['Sharp']);

  const { arranged } = await admin.call('arranged');
  expect(arranged.map(({ winner, loser }) => `${winner.name} ${loser.name}`).sort()).toEqual([
    'Sharp Ida',
    'Sharp Joe',
    'Sharp Kit',
  ]);
  expect(arranged[0]).toMatchObject({ game, forfeits: 5 });
  const bought = (await sharp.call('myRecord')).played.slice(1, 6).map(({ match }) => match);
  const page = await fetch(`${house.base}/admin/arranged`, {
    headers: { authorization: 'Bearer a-token-that-only-ann-knows-1' },
  });
  expect(await page.text()).toContain('Sharp');
  expect(await codeOf(admin.call('annul', { body: { matches: ['no-such-match'] } }))).toBe('not-found');
  const before = await Promise.all([at(0), at(1), at(2)].map(standingOf));
  await admin.call('annul', { body: { matches: bought, why: 'they all left' } });
  await counted(sharp, 2);
  expect((await admin.call('arranged')).arranged).toEqual([]);
  const after = await Promise.all(rest.map(standingOf));
  expect(after.map((one) => one?.mu)).toEqual(fair.slice(1).map((one) => one?.mu));
  // The match that came later is counted again from what stood before.
  const now2 = await standingOf(sharp);
  expect(now2?.steps.map(({ mu }) => mu)[0]).toBe(fair[0]?.mu);
  expect(now2?.mu).toBeLessThan(fair[0]?.mu ?? 0);
  expect((await standingOf(at(2)))?.mu).not.toBe(before[2]?.mu);
  expect((await sharp.call('myRecord')).played.map(({ uncounted = '' }) => uncounted)).toEqual([
    '',
    ...bought.map(() => 'annulled'),
    '',
  ]);
  expect((await admin.call('deeds')).deeds[0]).toMatchObject({ admin: 'ann', deed: 'annul' });
  expect(await codeOf(admin.call('annul', { body: { matches: bought } }))).toBe('not-found');
});
