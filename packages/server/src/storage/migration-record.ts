// The fourth change of the store's form: ratings, and where somebody has been, so that it can be given out and deleted.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const record: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('matches_to_rate')
      .on('matches')
      .column('ended')
      .where(sql.ref('rated'), '=', sql.lit(1))
      .execute();
    await db.schema
      .createTable('standings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('floor', 'double precision', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('standings_key', ['person', 'game'])
      .execute();
    await db.schema.createIndex('standings_by_floor').on('standings').columns(['game', 'floor']).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'match'])
      .execute();
    await db.schema
      .createTable('visits')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('feed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_key', ['person', 'feed'])
      .execute();
  },
};
