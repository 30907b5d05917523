// The twelfth to fourteenth change of the store's form: kept names and what opens them, ties between people, and what
// a host needs to look after them. People of before stay guests with the names they have.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('kept', 'bigint').execute();
    await db.schema.alterTable('people').addColumn('shows', 'text').execute();
    await db.schema.alterTable('tokens').addColumn('device', 'text').execute();
    await db.schema.alterTable('tokens').addColumn('seen', 'bigint').execute();
    await db.schema
      .createTable('handles')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .execute();
    await db.schema.createIndex('handles_by_person').on('handles').column('person').execute();
    await db.schema
      .createIndex('handles_of_before')
      .on('handles')
      .column('until')
      .where(sql.ref('until'), 'is not', sql.lit(null))
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('credential', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('synced', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('challenges')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('challenges_by_expires').on('challenges').column('expires').execute();
  },
};

export const social: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ties')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('other', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ties_key', ['person', 'other', 'kind'])
      .execute();
    await db.schema.createIndex('ties_by_other').on('ties').columns(['other', 'kind']).execute();
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('tbl', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('invitations_by_person').on('invitations').column('person').execute();
    await db.schema.createIndex('invitations_by_sender').on('invitations').column('sender').execute();
    await db.schema.createIndex('invitations_by_until').on('invitations').column('until').execute();
    await db.schema.createIndex('presence_by_person').on('presence').column('person').execute();
  },
};

export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('people').addColumn('suspended', 'bigint').execute();
    await db.schema.alterTable('people').addColumn('silenced', 'bigint').execute();
    await db.schema
      .createTable('addresses')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('addresses_key', ['person', 'address'])
      .execute();
    await db.schema.createIndex('addresses_by_address').on('addresses').column('address').execute();
    await db.schema.createIndex('addresses_by_seen').on('addresses').column('seen').execute();
    await db.schema
      .createTable('barred_addresses')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('barred_addresses_by_until').on('barred_addresses').column('until').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('reporter', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('document', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('context', 'text', (column) => column.notNull())
      .addColumn('done', 'bigint')
      .addColumn('verdict', 'text')
      .execute();
    await db.schema.createIndex('reports_by_done').on('reports').columns(['done', 'at']).execute();
    await db.schema.createIndex('reports_by_person').on('reports').column('person').execute();
    await db.schema.createIndex('reports_by_reporter').on('reports').columns(['reporter', 'at']).execute();
    await db.schema
      .createTable('deeds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('admin', 'text', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('tbl', 'text')
      .addColumn('report', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('deeds_by_at').on('deeds').column('at').execute();
    await db.schema.createIndex('deeds_by_person').on('deeds').columns(['person', 'at']).execute();
  },
};
