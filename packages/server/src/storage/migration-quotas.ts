// The ninth change of the store's form: what quotas count, and by what upkeep finds that which has had its time.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const PERSON = '"kind":"person"';

export const quotas: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();

    await db.schema.alterTable('tables').addColumn('owner', 'text').execute();
    await db.schema.alterTable('tables').addColumn('address', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('bots', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('swept', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('tables_by_owner')
      .on('tables')
      .columns(['owner', 'state'])
      .where(sql.ref('owner'), 'is not', sql.lit(null))
      .execute();
    await db.schema
      .createIndex('tables_by_address')
      .on('tables')
      .columns(['address', 'state'])
      .where(sql.ref('address'), 'is not', sql.lit(null))
      .execute();
    await db.schema
      .createIndex('tables_to_sweep')
      .on('tables')
      .column('changed')
      .where(sql.ref('state'), '=', sql.lit('closed'))
      .where(sql.ref('swept'), '=', sql.lit(0))
      .execute();

    await db.schema.alterTable('people').addColumn('address', 'text').execute();
    await db.schema.alterTable('people').addColumn('seen', 'bigint').execute();
    // Nobody knows when they were here last: their time counts from now.
    await sql`update people set seen = ${sql.lit(Date.now())}`.execute(db);
    await db.schema
      .createIndex('people_by_address')
      .on('people')
      .columns(['address', 'created'])
      .where(sql.ref('address'), 'is not', sql.lit(null))
      .execute();
    await db.schema
      .createIndex('people_by_seen')
      .on('people')
      .column('seen')
      .where(sql.ref('seen'), 'is not', sql.lit(null))
      .execute();

    await db.schema
      .alterTable('matches')
      .addColumn('people', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // From the players, not from the seats: who has deleted themselves has no seat any more, and still was there.
    const without = sql`length(replace(players, ${sql.lit(PERSON)}, ''))`;
    await sql`update matches set people = (length(players) - ${without}) / ${sql.lit(PERSON.length)}`.execute(db);
    // A table that the house closed in the middle of a match left it without an end.
    const table = (column: 'state' | 'changed') =>
      sql`(select ${sql.ref(column)} from tables where tables.id = matches.tbl)`;
    await sql`update matches set ended = ${table('changed')}, rated = 0 where ended is null and ${table('state')} = 'closed'`.execute(
      db,
    );
    await db.schema
      .createIndex('matches_ended')
      .on('matches')
      .columns(['people', 'ended'])
      .where(sql.ref('ended'), 'is not', sql.lit(null))
      .execute();
    await db.schema
      .createIndex('matches_unfinished')
      .on('matches')
      .column('ended')
      .where(sql.ref('outcome'), 'is', sql.lit(null))
      .where(sql.ref('ended'), 'is not', sql.lit(null))
      .execute();
    await db.schema.createIndex('device_links_by_expires').on('device_links').column('expires').execute();
    await db.schema.createIndex('device_links_by_person').on('device_links').column('person').execute();
    await db.schema.createIndex('visits_by_feed').on('visits').column('feed').execute();
  },
};
