// What one person and one address may have at once: on both engines, over nodes and restarts, with a sentence that says
// what to do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client, type Problem, ProblemError } from '@sagebrush/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { NO_QUOTAS, type Quotas } from './quotas.ts';
import {
  actOnce,
  type Guest,
  type House,
  infoOf,
  momentOf,
  openHouse,
  record,
  startedTable,
  tableOf,
} from './testing/house.ts';
import { notesOf } from './testing/noted-game.ts';
import { postgresHere } from './testing/postgres-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'sagebrush-quotas-'));
const postgres = postgresHere();
afterAll(() => rmSync(folder, { recursive: true }));

let fresh = 0;
const ENGINES: readonly { readonly name: string; readonly nodes: number; place(): Promise<Partial<Config>> }[] = [
  { name: 'SQLite', nodes: 1, place: async () => ({ dataFolder: join(folder, String(fresh++)) }) },
  {
    name: 'PostgreSQL',
    nodes: 2,
    place: async () => ({ dataFolder: folder, database: await postgres.database(`quotas${fresh++}`) }),
  },
];

const problemOf = (call: Promise<unknown>): Promise<Pick<Problem, 'status' | 'code' | 'detail'> | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      const { status, code, detail } = error.problem;
      return { status, code, detail };
    },
  );
const quota = (detail: string) => ({ status: 409, code: 'quota', detail });

async function withHouses(
  settings: Partial<Config>,
  count: number,
  work: (houses: readonly [House, ...House[]]) => Promise<void>,
): Promise<void> {
  const houses = await Promise.all(Array.from({ length: count }, () => openHouse(settings)));
  try {
    await work(houses as unknown as [House, ...House[]]);
  } finally {
    await Promise.all(houses.map((house) => house.close()));
  }
}
const limited = (quotas: Partial<Quotas>): Partial<Config> => ({
  quotas: { ...NO_QUOTAS, ...quotas },
  trustProxy: true,
});

const open = (guest: Pick<Guest, 'call'>) => guest.call('openTable', { body: { game: 'draw-play', seats: 4 } });

/** Somebody at a house who comes from an address of their own choosing, as a proxy would say it. */
async function guestFrom({ base }: House, address: string): Promise<Guest> {
  const ask: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return fetch(url, { ...init, headers });
  };
  const { token = '', ...me } = await client({ base, fetch: ask }).call('arrive', { body: { program: true } });
  return { ...client({ base, token, fetch: ask }), me, token };
}
const at = (house: House, { token }: Guest) => client({ base: house.base, token });

/**
 * A match of four bots that a host looks on at would be over before it is counted: a person sits first, whose turn
 * never ends.
 */
const withBots = (guest: Guest): Promise<string> => tableOf([guest], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
const started = (guest: Guest, table: string) => guest.call('start', { params: { table } });

describe.each(ENGINES)('quotas on $name', ({ place, nodes }) => {
  test('a person has so many open tables, whichever node they ask and after a restart; closing one makes room', async () => {
    const settings = { ...(await place()), ...limited({ openTables: 3 }) };
    const full = quota('You have 3 open tables: close one first, or play a match to its end.');
    let kept: { guest: Guest; table: string } | undefined;
    await withHouses(settings, nodes, async (houses) => {
      const guest = await houses[0].guest();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => problemOf(open(at(houses[index % nodes] as House, guest)))),
      );
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
      expect(answers.filter((answer) => answer)).toEqual(Array.from({ length: 9 }, () => full));
      const stranger = await houses[0].guest();
      const { table } = await open(stranger);
      expect(await problemOf(open(stranger))).toBeUndefined();
      expect(await problemOf(open(stranger))).toBeUndefined();
      kept = { guest: stranger, table: table.id };
    });
    await withHouses(settings, 1, async ([house]) => {
      if (!kept) throw new Error('nothing was kept');
      const guest = at(house, kept.guest);
      expect(await problemOf(open(guest))).toEqual(full);
      await guest.call('closeTable', { params: { table: kept.table } });
      expect(await problemOf(open(guest))).toBeUndefined();
      expect(await problemOf(open(guest))).toEqual(full);
    });
  });

  test('a bot account opens tables on its owner’s account', async () => {
    await withHouses({ ...(await place()), ...limited({ openTables: 2 }) }, 1, async ([house]) => {
      const owner = await house.guest();
      const { token } = await owner.call('makeBot', { body: { name: 'Tin Man' } });
      const bot = client({ base: house.base, token });
      await open(bot);
      await open(owner);
      const full = quota('You have 2 open tables: close one first, or play a match to its end.');
      expect(await problemOf(open(bot))).toEqual(full);
      expect(await problemOf(open(owner))).toEqual(full);
    });
  });

  test('an address has so many open tables and new guests a day, whoever asks; another address has its own', async () => {
    let now = Date.now();
    const settings = { ...(await place()), ...limited({ openTablesAddress: 2, guestsAddress: 3 }), now: () => now };
    await withHouses(settings, nodes, async (houses) => {
      const here = (index: number) => guestFrom(houses[index % nodes] as House, '2001:db8:1:2::1');
      const [one, other, third] = [await here(0), await here(1), await here(0)];
      await open(one);
      await open(other);
      const full = quota('There are 2 open tables from your network: somebody has to close one first.');
      for (const guest of [one, other, third]) expect(await problemOf(open(guest))).toEqual(full);
      const tooMany =
        '3 guests have come from your network today: come back tomorrow, or with the session that you have.';
      expect(await problemOf(guestFrom(houses[0], '2001:db8:1:2:ffff::9'))).toEqual(quota(tooMany));
      const elsewhere = await guestFrom(houses[0], '2001:db8:1:3::1');
      expect(await problemOf(open(elsewhere))).toBeUndefined();
      now += 86_400_000;
      expect(await problemOf(here(0))).toBeUndefined();
    });
  });

  test('a host has so many matches with bots under way, however many start at once', async () => {
    await withHouses(
      { ...(await place()), ...limited({ botTables: 2, botTablesAddress: 3 }) },
      nodes,
      async (houses) => {
        const guest = await guestFrom(houses[0], '203.0.113.7');
        const tables = [await withBots(guest), await withBots(guest), await withBots(guest), await withBots(guest)];
        const answers = await Promise.all(
          tables.map((table, index) =>
            problemOf(at(houses[index % nodes] as House, guest).call('start', { params: { table } })),
          ),
        );
        const full = quota('The host of this table has 2 matches with bots under way: one of them has to end first.');
        expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
        expect(answers.filter((answer) => answer)).toEqual([full, full]);
        const people = [
          guest,
          await guestFrom(houses[0], '203.0.113.7'),
          ...(await Promise.all([1, 2].map((n) => guestFrom(houses[0], `203.0.113.${n}`)))),
        ];
        const amongPeople = await tableOf(people);
        expect(await problemOf(started(guest, amongPeople))).toBeUndefined();
        const [, neighbour] = people as [Guest, Guest];
        expect(await problemOf(started(neighbour, await withBots(neighbour)))).toBeUndefined();
        expect(await problemOf(started(neighbour, await withBots(neighbour)))).toEqual(
          quota(
            "There are 3 matches with bots under way from the network of this table's host: one of them has to end first.",
          ),
        );
      },
    );
  });

  test('a start that was answered is answered again, also when there is no more room', async () => {
    await withHouses({ ...(await place()), ...limited({ botTables: 1 }) }, 1, async ([house]) => {
      const guest = await house.guest();
      const params = { table: await withBots(guest) };
      const first = await guest.call('start', { params, key: 'once' });
      expect(await guest.call('start', { params, key: 'once' })).toEqual(first);
      expect(await problemOf(started(guest, params.table))).toMatchObject({ code: 'not-now' });
    });
  });
});

/** Draws with one's own seat and takes it back, where that is allowed. */
async function takeBacks(guest: Guest, table: string, most: number): Promise<Awaited<ReturnType<typeof problemOf>>> {
  for (let taken = 0; taken <= most; taken++) {
    await expect.poll(async () => (await momentOf(guest, table)).asked).toBe(true);
    const moment = await momentOf(guest, table);
    const params = { table };
    const { seq } = await guest.call('act', {
      params,
      body: { match: moment.match, seq: moment.seq, action: moment.choices[0] as never },
    });
    const problem = await problemOf(guest.call('takeBack', { params, body: { match: moment.match, seq } }));
    if (problem) return problem;
  }
  return undefined;
}

test('take-backs of a seat are counted in each match: fewer among people than alone', async () => {
  await withHouses(limited({ takeBacks: 1, takeBacksAlone: 3 }), 1, async ([house]) => {
    const [ann, bob] = [await house.guest(), await house.guest()];
    const alone = await startedTable([ann], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
    expect(await takeBacks(ann, alone, 3)).toEqual(
      quota('The take-backs of this match (3 for each seat) are used up: what is played stands from here on.'),
    );
    const together = await startedTable([ann, bob], {}, ['greenhorn', 'greenhorn']);
    const asked = async (guest: Guest): Promise<void> => {
      const moment = await momentOf(guest, together);
      await guest.call('act', {
        params: { table: together },
        body: { match: moment.match, seq: moment.seq, action: moment.choices[0] as never },
      });
    };
    await asked(ann);
    const ask = async () => {
      const { match, seq } = await momentOf(ann, together);
      return problemOf(ann.call('takeBack', { params: { table: together }, body: { match, seq } }));
    };
    expect(await ask()).toBeUndefined();
    await bob.call('answerTakeBack', { params: { table: together }, body: { agree: true } });
    await asked(ann);
    expect(await ask()).toEqual(
      quota('The take-backs of this match (1 for each seat) are used up: what is played stands from here on.'),
    );
  });
});

test('a match that is too long ends without a result: everyone is told why, and nobody’s record counts it', async () => {
  await withHouses(limited({ moves: 6 }), 1, async ([house]) => {
    const people = await Promise.all(Array.from({ length: 4 }, () => house.guest()));
    const [ann] = people as [Guest];
    const table = await startedTable(people, { rated: true, options: { rounds: 1000 } });
    const recorder = record(ann, table);
    await recorder.until(({ type }) => type === 'hello');
    for (let move = 0; move < 6; move++) await actOnce(people, table);
    await recorder.until(
      (message) => message.type === 'table' && message.table.state === 'closed' && message.table.closedWhy === 'moves',
    );
    recorder.stop();
    const { match } = await infoOf(ann, table);
    const params = { match: match ?? '' };
    expect(await ann.call('match', { params })).toMatchObject({
      outcome: null,
      ended: expect.any(Number),
      seq: 6,
      asked: false,
    });
    expect((await ann.call('replay', { params })).moments).toHaveLength(7);
    expect(await problemOf(ann.call('log', { params }))).toMatchObject({ code: 'not-now' });
    expect(await ann.call('myRecord')).toEqual({ played: [], more: null, ratings: [] });
    await expect(actOnce(people, table)).rejects.toThrow();
  });
});

test('one address brings so many new documents in a day, whoever withdraws what', async () => {
  const gamesModule = new URL('./testing/noted-game.ts', import.meta.url).href;
  await withHouses({ ...limited({ documentsAddress: 2 }), gamesModule }, 1, async ([house]) => {
    const bring = (guest: Guest, title: string) =>
      guest.call('openTable', { body: { game: 'draw-play', seats: 4, options: { notes: notesOf(title) } } });
    const [ann, bob] = [await guestFrom(house, '203.0.113.1'), await guestFrom(house, '203.0.113.1')];
    await bring(ann, 'one');
    await bring(bob, 'two');
    const refused = quota(
      '2 new documents have come from your network today: use one of those, or come back tomorrow.',
    );
    expect(await problemOf(bring(ann, 'three'))).toEqual(refused);
    expect(await problemOf(bring(ann, 'two'))).toBeUndefined();
    expect(await problemOf(bring(await guestFrom(house, '203.0.113.2'), 'three'))).toBeUndefined();
  });
});

test('matches that people left to their stand-ins count as matches of bots: what is too much pauses, and goes on when there is room', async () => {
  await withHouses({ ...limited({ botTables: 1 }), tick: 20, botPace: 20 }, 1, async ([house]) => {
    const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => house.guest(name)));
    const tables = [await startedTable(people), await startedTable(people)];
    const watchers = tables.map((table) => record(client({ base: house.base }), table));
    for (const table of tables) for (const guest of people) await guest.call('stand', { params: { table } });
    const paused = () => Promise.all(tables.map(async (table) => (await infoOf(people[0] as Guest, table)).paused));
    await expect.poll(async () => (await paused()).filter(Boolean).length).toBe(1);
    const resting = tables[(await paused()).indexOf(true)] ?? '';
    const other = tables.find((table) => table !== resting) ?? '';
    await expect.poll(async () => (await infoOf(people[0] as Guest, other)).state, { timeout: 60_000 }).toBe('over');
    expect((await infoOf(people[0] as Guest, resting)).paused).toBe(true);
    const back = record(client({ base: house.base }), resting);
    await expect.poll(async () => (await infoOf(people[0] as Guest, resting)).paused).toBe(false);
    for (const recorder of [...watchers, back]) recorder.stop();
  });
});
