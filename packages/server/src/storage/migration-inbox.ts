// The inbox: what waits for somebody, and whether it was pushed to their devices.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('inbox')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('game', 'text')
      .addColumn('people', 'text', (column) => column.notNull())
      .addColumn('news', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('pushed', 'bigint')
      .addPrimaryKeyConstraint('inbox_key', ['person', 'kind', 'about'])
      .execute();
    await db.schema.createIndex('inbox_by_about').on('inbox').column('about').execute();
  },
};
