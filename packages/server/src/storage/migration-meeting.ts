// The eighteenth change of the store's form: tables that their people have left alone, and who looks for somebody to
// play with.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const meeting: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('deserted', 'bigint').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('brief', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('tables_deserted')
      .on('tables')
      .column('deserted')
      .where(sql.ref('deserted'), 'is not', sql.lit(null))
      .execute();
    await db.schema
      .createTable('seekers')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('tbl', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('seekers_by_at').on('seekers').column('at').execute();
    await db.schema
      .createTable('pools')
      .addColumn('pool', 'text', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .execute();
  },
};
