// Where people want to be told: the subscriptions of their browsers.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('quiet', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('push_subscriptions_by_person').on('push_subscriptions').column('person').execute();
  },
};
