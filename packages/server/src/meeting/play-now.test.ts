// Play somebody now: who asks for the same meets, who must not meet does not, and nobody sits at two tables for it.
import { client } from '@sagebrush/protocol';
import { rating } from 'openskill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteStore } from '../storage/sqlite.ts';
import { statement } from '../storage/store.ts';
import { browserAt } from '../testing/accounts.ts';
import {
  codeOf,
  fresh32,
  type Guest,
  type House,
  infoOf,
  momentOf,
  openHouse,
  type Recorder,
  record,
} from '../testing/house.ts';

const CORRAL = { game: 'corral', contribution: fresh32() };
let ahead = 0;
let house: House;
const open: Recorder[] = [];
beforeAll(async () => {
  house = await openHouse({
    gamesModule: '@sagebrush/games',
    trustProxy: true,
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

test('who wishes for something else now waits there, and nowhere else', async () => {
  const [ann, bob, cleo] = (await guests(3)) as [Guest, Guest, Guest];
  const alone = await seek(ann);
  const other = await seek(ann, { game: 'wyoming' });
  expect(await infoOf(ann, other)).toMatchObject({ game: 'wyoming', state: 'open' });
  expect(await stateOf(ann, alone)).toBe('closed');
  expect(await seek(bob, { game: 'wyoming' })).toBe(other);
  // With company too; who stays keeps their chair, and the host's powers.
  const third = await seek(ann, { game: 'cowpoker' });
  expect(third).not.toBe(other);
  expect(await infoOf(bob, other)).toMatchObject({ state: 'open', host: bob.me.id });
  expect(await seek(cleo, { game: 'cowpoker' })).toBe(third);
  // Their match has begun: there they are led until it is over.
  expect(await stateOf(ann, third)).toBe('playing');
  expect(await seek(ann)).toBe(third);
  await bob.call('stand', { params: { table: other } });
});

test('who wants a match that counts is led to none that would not: no program, nobody from the same address', async () => {
  expect(await codeOf(seek((await guests(1))[0] as Guest, { rated: true }))).toBe('not-now');
  const wish = { rated: true, clock: { kind: 'seconds', seconds: 31 } };
  const [one, two, far] = await Promise.all(
    ['203.0.113.7', '203.0.113.7', '198.51.100.1'].map(async (ip): Promise<Guest> => {
      const guest = await browserAt(house);
      const from: typeof fetch = (path, init) =>
        fetch(path, { ...init, headers: { ...(init?.headers as object), 'x-forwarded-for': ip } });
      return { ...guest, ...client({ base: house.base, token: guest.token, fetch: from, patience: () => 20 }) };
    }),
  );
  if (!one || !two || !far) throw new Error('nobody came');
  const first = await seek(one, wish);
  const second = await seek(two, wish);
  expect(second).not.toBe(first);
  expect(await seek(far, wish)).toBe(first);
  const played = await infoOf(one, first);
  expect([played.state, played.uncounted]).toEqual(['playing', undefined]);
  await two.call('stand', { params: { table: second } });

  // What nobody has learned from can be taken back there too, but not for ever: each time the clock begins anew.
  const takenBack = new Map<Guest, number>();
  const tryOne = async (): Promise<string> => {
    const moments = await Promise.all(
      [one, far].map(async (guest) => ({ guest, moment: await momentOf(guest, first) })),
    );
    const { guest, moment } = moments.find(({ moment: { asked } }) => asked) ?? {};
    if (!guest || !moment) return 'nobody is asked';
    const { match, seq, choices } = moment;
    const params = { table: first };
    const made = await guest.call('act', { params, body: { match, seq, action: choices[0] as never } });
    const code = await codeOf(guest.call('takeBack', { params, body: { match, seq: made.seq } }));
    if (code === 'fine') takenBack.set(guest, (takenBack.get(guest) ?? 0) + 1);
    if (code === 'quota') expect(takenBack.get(guest)).toBe(3);
    return code;
  };
  await expect.poll(tryOne, { interval: 1 }).toBe('quota');
});

test('at rated tables the strong wait for the strong, for a while', async () => {
  const [ann, bob] = (await Promise.all([browserAt(house), browserAt(house)])) as [Guest, Guest];
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
