// The second change of the store's form: the nodes of a site, and what the house tells everyone.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const operations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('started', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addColumn('load', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('closes', 'bigint')
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('notices_by_until').on('notices').column('until').execute();
  },
};
