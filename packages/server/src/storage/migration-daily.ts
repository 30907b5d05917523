// Migration 023: the daily deals, who has tried them, and how many came out with what.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const daily: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('dailies')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('published', 'bigint', (column) => column.notNull())
      .addColumn('opened', 'bigint')
      .addColumn('levels', 'text')
      .addColumn('levels_of', 'text')
      .addColumn('holder', 'text')
      .addColumn('wanted', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('dailies_key', ['day', 'game'])
      .execute();
    // Those that are not open yet: a handful at any time.
    await db.schema
      .createIndex('dailies_closed')
      .on('dailies')
      .column('day')
      .where(sql.ref('opened'), 'is', sql.lit(null))
      .execute();
    await db.schema
      .createIndex('dailies_wanted')
      .on('dailies')
      .column('day')
      .where(sql.ref('wanted'), '=', sql.lit(1))
      .where(sql.ref('levels'), 'is', sql.lit(null))
      .execute();
    await db.schema
      .createTable('daily_tries')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('tbl', 'text', (column) => column.notNull())
      .addColumn('bots', 'text', (column) => column.notNull())
      .addColumn('field', 'integer', (column) => column.notNull())
      .addColumn('started', 'bigint', (column) => column.notNull())
      .addColumn('ended', 'bigint')
      .addColumn('score', 'double precision')
      .addColumn('margin', 'double precision')
      .addPrimaryKeyConstraint('daily_tries_key', ['day', 'game', 'person'])
      .execute();
    await db.schema.createIndex('daily_tries_by_person').on('daily_tries').columns(['person', 'day']).execute();
    await db.schema
      .createIndex('daily_tries_best')
      .on('daily_tries')
      .columns(['day', 'game', 'bots', 'margin'])
      .where(sql.ref('field'), '=', sql.lit(1))
      .execute();
    await db.schema
      .createTable('daily_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('bots', 'text', (column) => column.notNull())
      .addColumn('margin', 'double precision', (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_counts_key', ['day', 'game', 'bots', 'margin'])
      .execute();
  },
};
