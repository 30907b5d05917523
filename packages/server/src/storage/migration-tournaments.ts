// The twenty-sixth change of the store's form: tournaments, who takes part in them, their rounds and tables.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const tournaments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tournaments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('organiser', 'text')
      .addColumn('starts', 'bigint', (column) => column.notNull())
      .addColumn('wake_at', 'bigint')
      .addColumn('warned', 'integer', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('address', 'text')
      .execute();
    await db.schema.createIndex('tournaments_by_state').on('tournaments').columns(['state', 'starts']).execute();
    await db.schema.createIndex('tournaments_by_owner').on('tournaments').column('owner').execute();
    await db.schema.createIndex('tournaments_by_address').on('tournaments').column('address').execute();
    await db.schema
      .createIndex('tournaments_by_wake_at')
      .on('tournaments')
      .column('wake_at')
      .where(sql.ref('wake_at'), 'is not', sql.lit(null))
      .execute();
    await db.schema
      .createTable('tournament_entrants')
      .addColumn('tournament', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('level', 'text')
      .addColumn('program', 'integer', (column) => column.notNull())
      .addColumn('contribution', 'text')
      .addColumn('from_round', 'integer', (column) => column.notNull())
      .addColumn('until_round', 'integer')
      .addPrimaryKeyConstraint('tournament_entrants_key', ['tournament', 'n'])
      .execute();
    await db.schema
      .createIndex('tournament_entrants_by_person')
      .unique()
      .on('tournament_entrants')
      .columns(['person', 'tournament'])
      .execute();
    await db.schema
      .createTable('tournament_rounds')
      .addColumn('tournament', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('byes', 'text', (column) => column.notNull())
      .addColumn('drawn', 'bigint', (column) => column.notNull())
      .addColumn('closed', 'bigint')
      .addPrimaryKeyConstraint('tournament_rounds_key', ['tournament', 'round'])
      .execute();
    await db.schema
      .createTable('tournament_tables')
      .addColumn('tournament', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('tbl', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('result', 'text')
      .addPrimaryKeyConstraint('tournament_tables_key', ['tournament', 'round', 'number'])
      .execute();
    await db.schema
      .createIndex('tournament_tables_waiting')
      .on('tournament_tables')
      .column('tbl')
      .where(sql.ref('result'), 'is', sql.lit(null))
      .execute();
  },
};
