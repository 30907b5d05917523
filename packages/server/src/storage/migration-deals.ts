// The twenty-fifth change of the store's form: deals that several matches share, and when they open.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sharedDeals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('deals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('opens', 'bigint')
      .execute();
    await db.schema.alterTable('matches').addColumn('deal', 'text').execute();
  },
};
