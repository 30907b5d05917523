// The tenth change of the store's form: of a request with a key, the hash of its body.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const requestBodies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('requests').addColumn('body', 'text').execute();
  },
};
