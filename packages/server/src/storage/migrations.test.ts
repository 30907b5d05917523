// A migration happens or it does not: killed after any of its statements, from every version, on both engines, a house
// opens again whole.
import { fork } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { testCount } from '@sagebrush/testkit';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../testing/patience.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { databaseFromText } from '../testing/postgres-text.ts';
import { MIGRATIONS } from './migrations.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sagebrush-migrations-'));
const postgres = postgresHere(['fsync=off']);
afterAll(() => rmSync(folder, { recursive: true }));

const CHILD = fileURLToPath(new URL('../testing/die-migrating.ts', import.meta.url));
/** A transaction begins, and asks what has run; each migration then ends with its record. */
const OPENING = 2;
/** Nothing has run yet where there is nothing. */
const EMPTY = 'empty';
/** Houses as the code of each version left them; what they hold is told in the README there. */
const BEFORE = new URL('../../../../fixtures/before/databases/', import.meta.url);
const VERSIONS = [EMPTY, ...readdirSync(BEFORE).sort()];
const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(new URL(name, BEFORE)));

interface Engine {
  readonly name: string;
  /** A house of a version. */
  made(version: string, name?: string): Promise<string>;
  /** Writes to it as it is, in the form of its version. */
  write(place: string, statement: string): Promise<void>;
  open(place: string): Promise<Store>;
  /** Everything about the form, as rows. */
  readonly form: string;
  /** In how many copies it is killed at most: a database of PostgreSQL is 300 files. */
  readonly mostCopies: number;
}
const ENGINES: readonly [Engine, Engine] = [
  {
    name: 'SQLite',
    async made(version, name = version) {
      const file = join(folder, `${name}.sqlite`);
      writeFileSync(file, version === EMPTY ? '' : unpacked(`${version}/sqlite.br`));
      return file;
    },
    async write(file, statement) {
      const db = new DatabaseSync(file);
      db.exec(statement);
      db.close();
    },
    open: sqliteStore,
    form: `select t.name || '.' || c.name as name, c.type || c."notnull" || coalesce(c.dflt_value, '') as sql
      from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'
      union all select name, sql from sqlite_schema where type = 'index' and sql is not null order by 1`,
    mostCopies: Number.POSITIVE_INFINITY,
  },
  {
    name: 'PostgreSQL',
    async made(version, name = version) {
      const url = await postgres.database(name.replaceAll('-', '_'));
      if (version !== EMPTY) await databaseFromText(url, unpacked(`${version}/postgres.sql.br`).toString());
      return url;
    },
    write: databaseFromText,
    open: postgresStore,
    form: `select table_name || '.' || column_name as name, data_type || is_nullable || coalesce(column_default, '') as sql
      from information_schema.columns where table_schema = 'public'
      union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
    mostCopies: 20,
  },
];

/** The migrations that a version has not seen. */
function pendingAt(version: string): string[] {
  const ran =
    version === EMPTY
      ? []
      : (JSON.parse(unpacked(`${version}/sqlite.json.br`).toString()) as { migrations: string[] }).migrations;
  return Object.keys(MIGRATIONS).filter((name) => !ran.includes(name));
}

/** What a migration says to SQLite, in order. */
async function statementsOf(migration = ''): Promise<string[]> {
  const said: string[] = [];
  const db = new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new SqliteIntrospector(one),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => {
      said.push(query.sql);
    },
  });
  await MIGRATIONS[migration]?.up(db);
  return said;
}

type Row = Readonly<Record<string, unknown>>;
/** When somebody was last seen is not known of before: it counts from the migration. */
const timeless = (row: Row): Row => (typeof row['seen'] === 'number' ? { ...row, seen: 'then' } : row);

/** All rows of all tables, and which migrations ran. */
async function contents({ db }: Store): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const { name } of await db.introspection.getTables())
    all[name] = (await sql<Row>`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows.map(timeless);
  return { ...all, ran: (await sql`select name from kysely_migration order by name`.execute(db)).rows };
}
async function whole({ open, form }: Engine, place: string): Promise<{ form: unknown; contents: unknown }> {
  const store = await open(place);
  try {
    return { form: (await sql.raw(form).execute(store.db)).rows, contents: await contents(store) };
  } finally {
    await store.close();
  }
}

/** After which statements it is killed: in their middle and at their end, and in the long run after each. */
function stopsWithin(statements: number, most = statements): number[] {
  const count = Math.min(statements, testCount({ usual: 2, full: most }));
  return Array.from({ length: count }, (_, index) => Math.ceil(((index + 1) * statements) / count));
}

/** The copies that it left, when it is dead. */
async function killedAfter(template: string, stops: readonly number[]): Promise<string[]> {
  const child = fork(CHILD, [template, ...stops.map(String)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let places: string[] = [];
  child.once('message', (sent) => {
    places = sent as string[];
  });
  const signal = await new Promise((resolve) => child.once('exit', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return places;
}

describe.each(ENGINES)('on $name', (engine) => {
  let fresh: unknown;
  beforeAll(async () => {
    fresh = (await whole(engine, await engine.made(EMPTY, 'fresh'))).form;
  });

  test.each(VERSIONS)(
    'from version %s: whoever is killed after any statement finds everything there',
    async (version) => {
      const template = await engine.made(version);
      const pending = pendingAt(version);
      const statements = (await Promise.all(pending.map(statementsOf))).flat();
      const stops = stopsWithin(OPENING + statements.length + pending.length, engine.mostCopies);
      const killed = await killedAfter(template, stops);
      expect(killed).toHaveLength(stops.length);
      const expected = await whole(engine, template);
      expect(expected.form).toEqual(fresh);
      for (const place of killed) expect(await whole(engine, place)).toEqual(expected);
    },
  );

  test('clocks that ran before are found by the names of today', async () => {
    const place = await engine.made('007', 'clocks');
    await engine.write(
      place,
      `insert into feed (feed, n, kind, body, due, at) values ('t', 1, 'message', '{"type":"due","due":[5,null]}', '[7]', 1)`,
    );
    await engine.write(
      place,
      "insert into matches (id, tbl, start, secret, players, due, started) values ('m', 't', '', '', '', 9, 1)",
    );
    const store = await engine.open(place);
    try {
      const told = store.db.selectFrom('feed').select(['body', 'deadlines']).where('feed', '=', 't');
      expect(await told.execute()).toEqual([{ body: '{"type":"deadlines","deadlines":[5,null]}', deadlines: '[7]' }]);
      const match = store.db.selectFrom('matches').select('wake_at').where('id', '=', 'm');
      expect(await match.execute()).toEqual([{ wake_at: 9 }]);
    } finally {
      await store.close();
    }
  });

  test('two that open it at the same time wait for each other', async () => {
    const place = await engine.made('001', 'together');
    const stores = await Promise.all([engine.open(place), engine.open(place)]);
    for (const store of stores) await store.close();
    expect((await whole(engine, place)).form).toEqual(fresh);
  });
});

const [sqlite] = ENGINES;

test.each(VERSIONS)(
  'a folder that an older version left in the middle of the migration after %s is led to its end',
  async (version) => {
    const template = await sqlite.made(version, `half-${version}`);
    const statements = await statementsOf(pendingAt(version)[0]);
    const halves = new Map(
      stopsWithin(statements.length).map((count) => [count, template.replace('.sqlite', `-${count}.sqlite`)]),
    );
    for (const [count, file] of halves) {
      copyFileSync(template, file);
      const db = new DatabaseSync(file);
      for (const text of statements.slice(0, count)) db.exec(text);
      db.close();
    }
    const expected = await whole(sqlite, template);
    for (const file of halves.values()) expect(await whole(sqlite, file)).toEqual(expected);
  },
);

test('a folder with a table that no version made is refused, and not touched', async () => {
  const file = join(folder, 'foreign.sqlite');
  const db = new DatabaseSync(file);
  db.exec('create table people (id integer primary key)');
  await expect(sqliteStore(file)).rejects.toThrow(
    /its tables are not those of any version of Sagebrush .*restore a backup/,
  );
  expect(db.prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'").all()).toEqual([
    { name: 'people' },
  ]);
  db.close();
});
