// A store from before the quotas: what is counted by them, and by retention, is worked out from what it has.
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import '../testing/patience.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteStore } from './sqlite.ts';

const ADDED = {
  tables: ['owner', 'address', 'bots', 'swept'],
  people: ['address', 'seen'],
  matches: ['people'],
} as const;

/** The form that the store had before, with everything in it. */
async function takenBack(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_schema where type = 'index' and name not like 'sqlite_%'`.execute(db);
  const old = [
    'people_by_owner',
    'tokens_by_person',
    'tables_by_state',
    'seats_by_person',
    'requests_by_at',
    'presence_by_node',
    'rails_by_node',
  ];
  const older = ['notices_by_until', 'matches_to_rate', 'standings_by_floor', 'feed_deals', 'matches_by_wake_at'];
  for (const { name } of rows) if (![...old, ...older].includes(name)) await db.schema.dropIndex(name).execute();
  for (const [table, columns] of Object.entries(ADDED))
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  await db.schema.dropTable('secrets').execute();
  await sql`delete from kysely_migration where name = '009-quotas-and-retention'`.execute(db);
}

test('an old store learns who sat in which match, and everybody’s time begins with the upgrade', async () => {
  const { db, close } = await sqliteStore(':memory:');
  await takenBack(db);
  const person = (name: string) => ({ kind: 'person', id: name, name, program: false });
  const BOT = { kind: 'bot', level: 'greenhorn', name: '"kind":"person"' };
  const table = async (
    id: string,
    state: string,
    players: readonly unknown[],
    outcome: string | null,
  ): Promise<void> => {
    await sql`insert into tables (id, state, listed, doc, created, changed) values (${id}, ${state}, 0, '{}', 1, 7)`.execute(
      db,
    );
    await sql`insert into matches (id, tbl, start, secret, players, outcome, started, ended, rated)
      values (${id}, ${id}, '{}', '', ${JSON.stringify(players)}, ${outcome}, 1, ${outcome === null ? null : 5}, 1)`.execute(
      db,
    );
  };
  await sql`insert into people (id, name, lang, program, created) values ('ann', 'Ann', 'en', 0, 1)`.execute(db);
  // Nobody has a seat in it any more: those who sat there have deleted themselves.
  await table('together', 'closed', [person('Drifter'), person('Drifter'), BOT], '{}');
  await table('alone', 'closed', [BOT, person('ann'), { kind: 'deadwood' }], '{}');
  await table('bots', 'over', [BOT, BOT], '{}');
  await table('running', 'playing', [person('ann'), person('bob')], null);
  await table('cut', 'closed', [person('ann'), person('bob')], null);

  const before = Date.now();
  await migrate(db);
  const matches = await db.selectFrom('matches').select(['id', 'people', 'ended', 'rated']).orderBy('id').execute();
  expect(matches).toEqual([
    { id: 'alone', people: 1, ended: 5, rated: 1 },
    { id: 'bots', people: 0, ended: 5, rated: 1 },
    { id: 'cut', people: 2, ended: 7, rated: 0 },
    { id: 'running', people: 2, ended: null, rated: 1 },
    { id: 'together', people: 2, ended: 5, rated: 1 },
  ]);
  const { seen } = await db.selectFrom('people').select('seen').executeTakeFirstOrThrow();
  expect(seen).toBeGreaterThanOrEqual(before);
  await close();
});
