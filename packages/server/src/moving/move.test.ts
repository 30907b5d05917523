// A house moves between SQLite, PostgreSQL and a backup's file, while it is open: nothing is lost, and everyone plays
// on.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FormatError, type Registry } from '@sagebrush/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SQLITE_FILE } from '../storage/open.ts';
import { postgresStore } from '../storage/postgres.ts';
import {
  actOnce,
  DRAW_PLAY,
  type Guest,
  type House,
  momentOf,
  openHouse,
  playOn,
  startedTable,
} from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { type HouseLocation, locationOf } from './location.ts';
import { BrokenCopy, moveHouse } from './move.ts';

const { games } = (await import(DRAW_PLAY)) as { games: Registry };
const scratch = mkdtempSync(join(tmpdir(), 'sagebrush-moving-'));
const postgres = postgresHere();
let house: House;
let people: Guest[];
let running: string;
beforeAll(async () => {
  house = await openHouse({ dataFolder: join(scratch, 'data') });
  people = await Promise.all(['Ann', 'Bob'].map((name) => house.guest(name)));
  const over = await startedTable(people, { options: { rounds: 1 } }, ['greenhorn', 'cowhand']);
  await Promise.all(people.map((guest) => playOn(guest, over)));
  running = await startedTable(people, { clock: { kind: 'days', days: 2 } }, ['greenhorn', 'greenhorn']);
  await people[0]?.call('chat', { params: { table: running }, body: { text: 'Größe “quoted” \\ 🤠' } });
});
afterAll(async () => {
  await house.close();
  rmSync(scratch, { recursive: true });
});

const move = (from: string | HouseLocation, to: string | HouseLocation) =>
  moveHouse(typeof from === 'string' ? locationOf(from) : from, typeof to === 'string' ? locationOf(to) : to, games);

/** What each person sees of their table at another place, with the tokens that they have. */
async function seenAt(place: { dataFolder?: string; database?: string }): Promise<unknown> {
  const other = await openHouse({ dataFolder: mkdtempSync(join(scratch, 'unused-')), ...place });
  try {
    return await Promise.all(
      people.map(async ({ token }) => {
        const ask = (url: string) =>
          other.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
        const { table, ...rest } = (await ask(`/api/tables/${running}`)).json();
        return [
          table.chairs.map(({ who }: { who: { name: string } }) => who.name),
          rest,
          (await ask('/api/me/matches')).json().matches.length,
        ];
      }),
    );
  } finally {
    await other.close();
  }
}
const seenHere = (): Promise<unknown> =>
  Promise.all(
    people.map(async (guest) => {
      const { table, ...rest } = await guest.call('table', { params: { table: running } });
      return [table.chairs.map(({ who }) => who?.name), rest, (await guest.call('myMatches')).matches.length];
    }),
  );

/** Until it is a person's turn: then nothing moves by itself. */
async function calm(): Promise<void> {
  await expect
    .poll(async () => (await Promise.all(people.map((guest) => momentOf(guest, running)))).some(({ asked }) => asked))
    .toBe(true);
}

test('from a running SQLite to PostgreSQL, again after more was played, and never over a life of its own', async () => {
  await calm();
  const database = await postgres.database('moved');
  const first = await move(house.folder, database);
  expect(first.matches).toBe(2);
  expect(await move(house.folder, database)).toEqual(first);
  await actOnce(people, running);
  await calm();
  expect((await move(house.folder, database)).rows).toBeGreaterThan(first.rows);
  expect(await seenAt({ database })).toEqual(await seenHere());
  const lived = await openHouse({ database, dataFolder: join(scratch, 'unused') });
  await lived.guest('Newcomer');
  await expect
    .poll(() => move(house.folder, database).catch(String), { timeout: 20_000 })
    .toMatch(/in use: stop the server first/);
  await lived.close();
  await expect(move(house.folder, database)).rejects.toThrow(/people or moves/);
});

test('a backup is one file made while people play; restored elsewhere, they sit down and play on', async () => {
  await calm();
  const backup = join(scratch, 'backup.sqlite');
  expect((await move(house.folder, backup)).matches).toBe(2);
  await expect(move(house.folder, backup)).rejects.toThrow(FormatError);
  expect(statSync(backup).mode & 0o077).toBe(0);
  const seen = await seenHere();
  const folder = join(scratch, 'restored');
  expect(await move(backup, folder)).not.toHaveProperty('setAside');
  expect(readdirSync(folder)).toEqual([SQLITE_FILE]);
  const database = await postgres.database('restored');
  await move(backup, database);
  expect(await seenAt({ database })).toEqual(seen);
  expect(await seenAt({ dataFolder: folder })).toEqual(seen);
  const { setAside = '' } = await move(backup, folder);
  expect(existsSync(setAside)).toBe(true);
});

test('a backup of PostgreSQL is the same file', async () => {
  await calm();
  const database = await postgres.database('source');
  await move(house.folder, database);
  const backup = join(scratch, 'from-postgres.sqlite');
  const there = await move(database, backup);
  expect(there.matches).toBe(2);
  expect(await seenAt({ dataFolder: await restored(backup) })).toEqual(await seenHere());
});
async function restored(backup: string): Promise<string> {
  const folder = mkdtempSync(join(scratch, 'again-'));
  await move(backup, folder);
  return folder;
}

test('where a server is running nothing is restored', async () => {
  const backup = join(scratch, 'while-open.sqlite');
  await move(house.folder, backup);
  await expect(move(backup, house.folder)).rejects.toThrow(/in use: stop the server first/);
  await calm();
});

test('a damaged file is set aside as it is, and the backup takes its place', async () => {
  const backup = join(scratch, 'for-damaged.sqlite');
  await move(house.folder, backup);
  const folder = mkdtempSync(join(scratch, 'damaged-'));
  const damage = randomBytes(8192);
  writeFileSync(join(folder, SQLITE_FILE), damage);
  await expect(openHouse({ dataFolder: folder })).rejects.toThrow(/it is damaged .*"sagebrush restore"/);
  const { setAside = '' } = await move(backup, folder);
  expect(readFileSync(setAside).equals(damage)).toBe(true);
  expect(await seenAt({ dataFolder: folder })).toEqual(await seenHere());
});

test.each([
  ['a changed action', `update feed set body = replace(body, '"seat":0', '"seat":1') where kind = 'entry'`],
  [
    'a lost entry',
    'delete from feed where rowid = (select max(rowid) from feed where match = (select id from matches where outcome is not null))',
  ],
  ['another secret', 'update matches set secret = substr(secret, 2) || substr(secret, 1, 1)'],
  [
    'another outcome',
    `update matches set outcome = replace(outcome, '"winners":[', '"winners":[7,') where outcome is not null`,
  ],
])('with %s in any match nothing is moved', async (what, damage) => {
  const damaged = join(scratch, `${what}.sqlite`);
  await move(house.folder, damaged);
  const db = new DatabaseSync(damaged);
  expect(Number(db.prepare(damage).run().changes)).toBeGreaterThan(0);
  db.close();
  const database = await postgres.database(what);
  await expect(move(damaged, database)).rejects.toThrow(BrokenCopy);
  const store = await postgresStore(database);
  expect(await store.db.selectFrom('people').selectAll().execute()).toEqual([]);
  await store.close();
  await expect(move(damaged, join(scratch, 'nowhere'))).rejects.toThrow(BrokenCopy);
});

test('a place that is not there, or not ours, is said to be so', async () => {
  await expect(move(join(scratch, 'no-such-folder'), join(scratch, 'x.sqlite'))).rejects.toThrow(/is not there/);
  expect(() => locationOf('mysql://somewhere')).toThrow(FormatError);
});
