// The eighth change of the store's form: option documents, each stored once, and who uses them.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documents')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('document_uses')
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('used_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_uses_key', ['document', 'used_by'])
      .execute();
    await db.schema.createIndex('document_uses_by_user').on('document_uses').column('used_by').execute();
  },
};
