// The eleventh change of the store's form: from where a document came, so that no address brings too many in a day.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const documentOrigins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('documents').addColumn('address', 'text').execute();
    await db.schema
      .createIndex('documents_by_address')
      .on('documents')
      .columns(['address', 'created'])
      .where(sql.ref('address'), 'is not', sql.lit(null))
      .execute();
  },
};
