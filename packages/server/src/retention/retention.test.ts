// What is kept and what goes, rule by rule, on both engines; and the disk gets back what went.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Registry, verify } from '@sagebrush/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { fileAt } from '../moving/location.ts';
import { moveHouse } from '../moving/move.ts';
import { postgresStore } from '../storage/postgres.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import { type Store, statement } from '../storage/store.ts';
import {
  codeOf,
  DRAW_PLAY,
  type Guest,
  type House,
  infoOf,
  momentOf,
  openHouse,
  playOn,
  startedTable,
  tableOf,
} from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { DAY, USUAL_KEEP } from './keep.ts';

const { games } = (await import(DRAW_PLAY)) as { games: Registry };
const folder = mkdtempSync(join(tmpdir(), 'sagebrush-retention-'));
const postgres = postgresHere();
afterAll(() => rmSync(folder, { recursive: true }));

const ENGINES = ['SQLite', 'PostgreSQL'] as const;
const BOTS = ['greenhorn', 'greenhorn', 'greenhorn'];
/** Retention works an hour after it began the last time. */
const HOUR = 3_600_000;
/** The house follows another clock meanwhile, by seconds. */
const MINUTE = 60_000;

describe.each(ENGINES)('retention on %s', (engine) => {
  let house: House;
  let store: Store;
  let ahead = 0;
  const wait = (time: number): void => {
    ahead += time;
  };
  const settings: Partial<Config> = { tick: 20, now: () => Date.now() + ahead };

  beforeAll(async () => {
    const database = engine === 'PostgreSQL' ? await postgres.database('retention') : undefined;
    house = await openHouse({
      ...settings,
      dataFolder: join(folder, engine),
      ...(database === undefined ? {} : { database }),
    });
    store =
      database === undefined
        ? await sqliteStore(join(folder, engine, 'sagebrush.sqlite'))
        : await postgresStore(database);
  });
  afterAll(async () => {
    await store.close();
    await house.close();
  });

  const count = async (
    table: 'matches' | 'people' | 'requests' | 'device_links' | 'visits' | 'tokens',
    column: string,
    value: string,
  ) => (await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(store.db)).rows.length;
  const kindsAt = async (table: string): Promise<string[]> => {
    const rows = await store.db
      .selectFrom('feed')
      .select('kind')
      .distinct()
      .where('feed', '=', table)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  };
  const stateOf = async (table: string): Promise<string | undefined> =>
    (await store.db.selectFrom('tables').select('state').where('id', '=', table).executeTakeFirst())?.state;
  const played = async (
    people: readonly Guest[],
    bots: readonly string[] = [],
  ): Promise<{ table: string; match: string }> => {
    const table = await startedTable(people, { options: { rounds: 1 } }, bots);
    await people[0]?.call('chat', { params: { table }, body: { text: 'howdy' } });
    await Promise.all(people.map((guest) => playOn(guest, table)));
    return { table, match: (await infoOf(people[0] as Guest, table)).match ?? '' };
  };
  /**
   * A whole round of retention from now on: the first mark may go with a round that had begun before, the second one
   * goes with one that began after.
   */
  const cleaned = async (): Promise<void> => {
    for (const mark of ['first', 'second']) {
      const hash = `${mark} at ${ahead}`;
      await store.commit([statement(store.db.insertInto('requests').values({ hash, at: 0, answer: null }))]);
      wait(HOUR + MINUTE);
      await expect.poll(() => count('requests', 'hash', hash)).toBe(0);
    }
  };
  const people = (names: readonly string[]): Promise<Guest[]> => Promise.all(names.map((name) => house.guest(name)));

  test('a table that nobody uses closes, and goes where nothing was played; a finished match of people stays, without the chat', async () => {
    const four = await people(['Ann', 'Bob', 'Cleo', 'Dan']);
    const [ann] = four as [Guest];
    const together = await played(four);
    const empty = await tableOf([ann], { seats: 4 });
    await cleaned();
    expect([await stateOf(together.table), await stateOf(empty)]).toEqual(['over', 'open']);
    wait(USUAL_KEEP.openTables);
    await cleaned();
    expect([await stateOf(together.table), await stateOf(empty)]).toEqual(['closed', 'closed']);
    expect(await kindsAt(together.table)).toEqual(['deal', 'entry', 'message']);
    wait(USUAL_KEEP.closedTables);
    await cleaned();
    expect([await stateOf(together.table), await stateOf(empty)]).toEqual(['closed', undefined]);
    expect(await count('visits', 'feed', empty)).toBe(0);
    const kept = await store.db
      .selectFrom('feed')
      .select(['n', 'body'])
      .where('feed', '=', together.table)
      .where('kind', '=', 'message')
      .execute();
    const last = await store.db
      .selectFrom('feed')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('feed', '=', together.table)
      .executeTakeFirstOrThrow();
    expect(kept.map(({ n }) => n)).toEqual([last.n]);
    wait(10 * 365 * DAY);
    await cleaned();
    const log = await ann.call('log', { params: { match: together.match } });
    expect(verify(games.find('draw-play'), log)).toEqual([]);
    expect((await ann.call('match', { params: { match: together.match } })).players).toHaveLength(4);
    for (const guest of four) expect(await codeOf(guest.call('me'))).toBe('fine');
    expect((await ann.call('table', { params: { table: together.table } })).moment?.outcome).not.toBeNull();
  });

  test('a match of one person with bots goes after its time, its table with it; the person stays while they come', async () => {
    const [solo] = (await people(['Solo'])) as [Guest];
    const { table, match } = await played([solo], BOTS);
    wait(USUAL_KEEP.openTables);
    await cleaned();
    expect(await stateOf(table)).toBe('closed');
    for (let days = 0; days < 390; days += 65) {
      wait(65 * DAY);
      expect(await codeOf(solo.call('me'))).toBe('fine');
    }
    await cleaned();
    expect(await count('matches', 'id', match)).toBe(1);
    expect((await solo.call('log', { params: { match } })).entries.length).toBeGreaterThan(10);
    wait(4 * DAY);
    await cleaned();
    expect(await count('matches', 'id', match)).toBe(0);
    expect([await stateOf(table), await kindsAt(table)]).toEqual([undefined, []]);
    expect(await solo.call('myMatches')).toEqual({ matches: [], more: null });
    expect(await codeOf(solo.call('log', { params: { match } }))).toBe('not-found');
  });

  test('a running match stays while something happens there; after its time it ends without a result, and goes later', async () => {
    const pair = await people(['Idle', 'Idler']);
    const [idle] = pair as [Guest];
    const table = await startedTable(pair, {}, ['greenhorn', 'greenhorn']);
    const { match } = await momentOf(idle, table);
    wait(USUAL_KEEP.idleMatches - DAY);
    await cleaned();
    expect(await stateOf(table)).toBe('playing');
    await idle.call('chat', { params: { table }, body: { text: 'still here' } });
    wait(USUAL_KEEP.idleMatches - DAY);
    await cleaned();
    expect(await stateOf(table)).toBe('playing');
    wait(USUAL_KEEP.idleMatches + DAY);
    await cleaned();
    expect(await infoOf(idle, table)).toMatchObject({ state: 'closed', closedWhy: 'idle' });
    expect(await idle.call('match', { params: { match } })).toMatchObject({
      outcome: null,
      ended: expect.any(Number),
      asked: false,
    });
    wait(USUAL_KEEP.unfinishedMatches + DAY);
    await cleaned();
    expect(await count('matches', 'id', match)).toBe(0);
  });

  test('guests who never came back go with all that is theirs; who played with others stays, and so does who comes', async () => {
    const [comes, gone, ...others] = (await people(['Comes', 'Gone', 'Other', 'Another', 'Third'])) as [
      Guest,
      Guest,
      ...Guest[],
    ];
    const { token } = await comes.call('makeBot', { body: { name: 'Tin Man' } });
    const together = await played([comes, ...others] as Guest[]);
    const alone = await played([gone], BOTS);
    await gone.call('makeDeviceLink');
    wait(USUAL_KEEP.guests - 2 * DAY);
    const lately = await house.guest('Lately');
    await cleaned();
    expect(await count('people', 'id', gone.me.id)).toBe(1);
    expect(await codeOf(comes.call('me'))).toBe('fine');
    wait(3 * DAY);
    await cleaned();
    expect(await count('people', 'id', gone.me.id)).toBe(0);
    expect(await count('tokens', 'person', gone.me.id)).toBe(0);
    expect(await count('device_links', 'person', gone.me.id)).toBe(0);
    expect(await count('matches', 'id', alone.match)).toBe(0);
    expect(await stateOf(alone.table)).toBeUndefined();
    for (const guest of [comes, lately, ...others]) expect(await count('people', 'id', guest.me.id)).toBe(1);
    expect(await count('matches', 'id', together.match)).toBe(1);
    wait(3 * USUAL_KEEP.guests);
    await cleaned();
    expect(await count('people', 'id', lately.me.id)).toBe(0);
    for (const guest of others) expect(await codeOf(guest.call('me'))).toBe('fine');
    const bot = await fetch(`${house.base}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(bot.status).toBe(200);
  });

  test('addresses are forgotten: of guests after a day, of tables when they close', async () => {
    const guest = await house.guest('Addressed');
    const table = await tableOf([guest], { seats: 4 });
    const addresses = async () => [
      (await store.db.selectFrom('people').select('address').where('id', '=', guest.me.id).executeTakeFirstOrThrow())
        .address,
      (await store.db.selectFrom('tables').select('address').where('id', '=', table).executeTakeFirstOrThrow()).address,
    ];
    expect(await addresses()).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    wait(USUAL_KEEP.openTables);
    await cleaned();
    expect(await addresses()).toEqual([null, null]);
  });

  test('who deletes themselves takes along what was theirs alone, also while it runs', async () => {
    const [leaver, friend] = (await people(['Leaver', 'Friend'])) as [Guest, Guest];
    const alone = await played([leaver], BOTS);
    const running = await startedTable([leaver], {}, BOTS);
    const shared = await startedTable([leaver, friend], {}, ['greenhorn', 'greenhorn']);
    const watched = await tableOf([leaver], { seats: 4 });
    await leaver.call('deleteMe');
    for (const table of [alone.table, running])
      expect([await stateOf(table), await kindsAt(table)]).toEqual([undefined, []]);
    expect(await count('matches', 'id', alone.match)).toBe(0);
    expect(await stateOf(watched)).toBe('closed');
    expect(await stateOf(shared)).toBe('playing');
    await playOn(friend, shared);
  });

  test('a table that cannot be opened any more holds up no other', async () => {
    const guest = await house.guest();
    const row = { id: 'broken-table', state: 'open', listed: 0, doc: 'not JSON', created: 0, changed: 0 };
    await store.commit([statement(store.db.insertInto('tables').values(row))]);
    const table = await tableOf([guest], { seats: 4 });
    wait(USUAL_KEEP.openTables);
    await cleaned();
    expect(await stateOf(table)).toBe('closed');
    await store.commit([statement(store.db.deleteFrom('tables').where('id', '=', row.id))]);
  });

  test('the host may say that matches of people go too', async () => {
    const database = engine === 'PostgreSQL' ? { database: await postgres.database('keepless') } : {};
    const keep = { ...USUAL_KEEP, openTables: DAY, matches: 5 * DAY, closedTables: DAY };
    const other = await openHouse({ ...settings, ...database, dataFolder: join(folder, `${engine}-keepless`), keep });
    const four = await Promise.all(Array.from({ length: 4 }, () => other.guest()));
    const table = await startedTable(four, { options: { rounds: 1 } });
    await Promise.all(four.map((guest) => playOn(guest, table)));
    const [ann] = four as [Guest];
    wait(2 * DAY);
    await expect.poll(async () => (await infoOf(ann, table)).state).toBe('closed');
    wait(4 * DAY);
    await expect.poll(async () => (await ann.call('myMatches')).matches).toEqual([]);
    await other.close();
  });
});

test('a SQLite file shrinks when its rows go, one of an older version after it was copied once', async () => {
  const sizeOf = (file: string): number => statSync(file).size;
  const filled = async (file: string): Promise<Store> => {
    const store = await sqliteStore(file);
    const rows = Array.from({ length: 400 }, (_, n) => ({
      feed: 'table',
      n,
      kind: 'message',
      body: 'x'.repeat(10_000),
      at: 0,
    }));
    for (let at = 0; at < rows.length; at += 100)
      await store.commit([statement(store.db.insertInto('feed').values(rows.slice(at, at + 100)))]);
    await store.reclaim?.();
    return store;
  };
  const file = join(folder, 'shrinks.sqlite');
  const store = await filled(file);
  expect(sizeOf(file)).toBeGreaterThan(4_000_000);
  await store.db.deleteFrom('feed').execute();
  await store.reclaim?.();
  expect(sizeOf(file)).toBeLessThan(700_000);
  expect(sizeOf(`${file}-wal`)).toBe(0);
  await store.close();

  const old = join(folder, 'old.sqlite');
  const before = await filled(old);
  await before.close();
  const plain = new DatabaseSync(old);
  plain.exec('PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = NONE; VACUUM');
  plain.close();
  const opened = await sqliteStore(old);
  await opened.db.deleteFrom('feed').execute();
  await opened.reclaim?.();
  expect(sizeOf(old)).toBeGreaterThan(4_000_000);
  await opened.close();
  const copy = { kind: 'file', path: join(folder, 'copy.sqlite') } as const;
  await moveHouse({ kind: 'file', path: old }, copy, games);
  expect(sizeOf(fileAt(copy))).toBeLessThan(700_000);
  const again = await filled(copy.path);
  await again.db.deleteFrom('feed').execute();
  await again.reclaim?.();
  expect(sizeOf(copy.path)).toBeLessThan(700_000);
  await again.close();
});
