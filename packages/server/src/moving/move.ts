// A house moves: everything is copied, every match is played again at its new place, and only then it counts. Repeating
// it does no harm.
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FormatError, type Registry } from '@sagebrush/engine';
import { type Kysely, sql } from 'kysely';
import { HEARTBEAT } from '../ops/nodes.ts';
import { makeFolder } from '../storage/folder.ts';
import { claim, inUse, isBusy } from '../storage/open.ts';
import { postgresStore } from '../storage/postgres.ts';
import type { Schema } from '../storage/schema.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import { type Store, statement, unusable } from '../storage/store.ts';
import { fileAt, type HouseLocation } from './location.ts';
import { replayAll } from './replay-all.ts';
import { insertion, postgresRows, sqliteRows, tablesOf } from './rows.ts';

export interface Moved {
  readonly rows: number;
  readonly matches: number;
  /** The SQLite file that stood at the new place before, if one did. */
  readonly setAside?: string;
}

/** A copy that does not play the same is no copy: nothing was changed. */
export class BrokenCopy extends Error {}

/** Nobody plays here: a large table may take its time. */
const UNHURRIED = 3_600_000;

/** Works while servers run at the old place; none may run at the new one. */
export async function moveHouse(from: HouseLocation, to: HouseLocation, games: Registry): Promise<Moved> {
  if (to.kind === 'file' && existsSync(to.path))
    throw new FormatError(to.path, 'exists already: a backup never overwrites anything');
  if (from.kind !== 'database' && !existsSync(fileAt(from))) throw new FormatError(fileAt(from), 'is not there');
  const folder = to.kind === 'database' ? mkdtempSync(join(tmpdir(), 'sagebrush-move-')) : besideOf(fileAt(to));
  try {
    const copy = join(folder, 'copy.sqlite');
    await snapshot(from, copy);
    return to.kind === 'database' ? await intoDatabase(copy, to.url, games) : await intoFile(copy, to, games);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Renaming is one step only on the same disk. */
function besideOf(file: string): string {
  makeFolder(dirname(file));
  return mkdtempSync(join(dirname(file), '.moving-'));
}

/** One SQLite file with everything as it is at this moment, in the present form. */
async function snapshot(from: HouseLocation, copy: string): Promise<void> {
  if (from.kind === 'database') return fromDatabase(from.url, copy);
  copyFile(fileAt(from), copy);
  await (await sqliteStore(copy, UNHURRIED)).close();
}

function copyFile(file: string, copy: string): void {
  const source = new DatabaseSync(file);
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    if (source.prepare("SELECT name FROM sqlite_schema WHERE name = 'matches'").get() === undefined)
      throw new FormatError(file, 'is no house of Sagebrush');
    // Whatever the house could, its copy gives back what is deleted.
    source.exec('PRAGMA auto_vacuum = INCREMENTAL');
    source.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    throw unusable(file, error, 'cannot be copied');
  } finally {
    source.close();
  }
}

async function fromDatabase(url: string, copy: string): Promise<void> {
  const [source, target] = [await postgresStore(url, UNHURRIED), await sqliteStore(copy, UNHURRIED)];
  try {
    const tables = await tablesOf(target.db);
    await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        for (const table of tables) {
          for await (const rows of postgresRows(trx, table))
            await target.commit([statement(insertion(target.db, table, rows))]);
        }
      });
  } finally {
    await source.close();
    await target.close();
  }
}

async function intoFile(
  copy: string,
  to: Exclude<HouseLocation, { kind: 'database' }>,
  games: Registry,
): Promise<Moved> {
  const store = await sqliteStore(copy, UNHURRIED);
  try {
    const { matches, problems } = await replayAll(store.db, games);
    mustFit(problems);
    const rows = await countAll(store);
    await store.close();
    const setAside = setAsideOld(fileAt(to));
    foldedInto(copy);
    // It holds what nobody else may read: the secrets of running matches.
    chmodSync(copy, 0o600);
    renameSync(copy, fileAt(to));
    return { rows, matches, ...(setAside === undefined ? {} : { setAside }) };
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** All in the one file, nothing beside it. It fails where somebody else has the file open. */
function foldedInto(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } finally {
    db.close();
  }
}

/** A damaged file is set aside as it is, with what lies beside it. */
function setAsideOld(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const release = claim(file);
  try {
    foldIfWhole(file);
    const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    for (const beside of ['', '-wal', '-shm']) if (existsSync(file + beside)) renameSync(file + beside, aside + beside);
    return aside;
  } finally {
    release();
  }
}

function foldIfWhole(file: string): void {
  try {
    foldedInto(file);
  } catch (error) {
    if (isBusy(error)) throw inUse(file);
  }
}

/** In one transaction: until every match has been played again there, nobody sees any of it. */
async function intoDatabase(copy: string, url: string, games: Registry): Promise<Moved> {
  const [source, target] = [await sqliteStore(copy, UNHURRIED), await postgresStore(url, UNHURRIED)];
  try {
    const tables = await tablesOf(source.db);
    await mustBeUnused(target.db);
    await mustHaveNoLifeOfItsOwn(source.db, target.db);
    return await target.db.transaction().execute(async (trx) => {
      await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
      for (const table of tables) {
        for await (const rows of sqliteRows(source.db, table)) await insertion(trx, table, rows).execute();
      }
      const { matches, problems } = await replayAll(trx, games);
      mustFit(problems);
      return { rows: await countAll(source), matches };
    });
  } finally {
    await source.close();
    await target.close();
  }
}

function mustFit(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new BrokenCopy(`Nothing was changed, because not every match fits.\n${problems.join('\n')}`);
}

async function countAll({ db }: Store): Promise<number> {
  const counts = await Promise.all(
    (await tablesOf(db)).map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
      return Number(rows[0]?.count ?? 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A server says every few seconds that it is alive, and takes that back when it stops. */
async function mustBeUnused(target: Kysely<Schema>): Promise<void> {
  const servers = await target
    .selectFrom('nodes')
    .select('id')
    .where('seen', '>', Date.now() - 3 * HEARTBEAT)
    .execute();
  if (servers.length > 0) throw new FormatError('the database', 'is in use: stop the server first');
}

/** What an earlier move brought may be replaced; what was played or who arrived there since may not. */
async function mustHaveNoLifeOfItsOwn(source: Kysely<Schema>, target: Kysely<Schema>): Promise<void> {
  const lengths = (db: Kysely<Schema>) =>
    db
      .selectFrom('feed')
      .select(['feed', (query) => query.fn.max('n').as('n')])
      .groupBy('feed')
      .execute();
  const people = (db: Kysely<Schema>) => db.selectFrom('people').select('id').execute();
  const known = new Map((await lengths(source)).map(({ feed, n }) => [feed, Number(n)]));
  const persons = new Set((await people(source)).map(({ id }) => id));
  const isAhead = (await lengths(target)).some(({ feed, n }) => Number(n) > (known.get(feed) ?? 0));
  if (isAhead || (await people(target)).some(({ id }) => !persons.has(id)))
    throw new FormatError('--to', 'has people or moves that the old place does not have: choose an empty database');
}
