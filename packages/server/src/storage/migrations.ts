// The store's history: every change of its form, in order. It runs at start; what has run is never changed.
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { daily } from './migration-daily.ts';
import { sharedDeals } from './migration-deals.ts';
import { documentOrigins } from './migration-document-origins.ts';
import { documents } from './migration-documents.ts';
import { inbox } from './migration-inbox.ts';
import { meeting } from './migration-meeting.ts';
import { operations } from './migration-operations.ts';
import { accounts, moderation, social } from './migration-people.ts';
import { push } from './migration-push.ts';
import { quotas } from './migration-quotas.ts';
import { ratedPlay } from './migration-rated.ts';
import { record } from './migration-record.ts';
import { reportPeople } from './migration-report-people.ts';
import { requestBodies } from './migration-request-bodies.ts';
import { tournaments } from './migration-tournaments.ts';
import { wakeAt } from './migration-wake-at.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('program', 'integer', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('people_by_owner').on('people').column('owner').execute();
    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tokens_by_person').on('tokens').column('person').execute();
    await db.schema
      .createTable('device_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_by_state').on('tables').columns(['state', 'changed']).execute();
    await db.schema
      .createTable('feed')
      .addColumn('feed', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('match', 'text')
      .addColumn('seq', 'integer')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('due', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('feed_key', ['feed', 'n'])
      .execute();
    await db.schema.createIndex('feed_by_match').unique().on('feed').columns(['match', 'seq']).execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tbl', 'text', (column) => column.notNull())
      .addColumn('start', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('players', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('due', 'bigint')
      .addColumn('started', 'bigint', (column) => column.notNull())
      .addColumn('ended', 'bigint')
      .execute();
    await db.schema.createIndex('matches_by_due').on('matches').column('due').execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('started', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('seats_by_person').on('seats').columns(['person', 'started']).execute();
    await db.schema
      .createTable('requests')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('answer', 'text')
      .execute();
    await db.schema.createIndex('requests_by_at').on('requests').column('at').execute();
  },
};

const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leases')
      .addColumn('node', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('feed', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_key', ['feed', 'person', 'node'])
      .execute();
    await db.schema.createIndex('presence_by_node').on('presence').column('node').execute();
    await db.schema.alterTable('matches').addColumn('holder', 'text').execute();
  },
};

const rails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rails')
      .addColumn('feed', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('watching', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rails_key', ['feed', 'node'])
      .execute();
    await db.schema.createIndex('rails_by_node').on('rails').column('node').execute();
  },
};

/**
 * A move is written to one index, not two: a match is found by its deal, and its entries by the feed's own key, which
 * also keeps them apart.
 */
const deals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('feed_by_match').execute();
    await db.schema
      .createIndex('feed_deals')
      .unique()
      .on('feed')
      .column('match')
      .where(sql.ref('kind'), '=', sql.lit('deal'))
      .execute();
  },
};

/** What is due is looked for among the matches under way alone: those that are over have no place in the index. */
const dues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('matches_by_due').execute();
    await db.schema
      .createIndex('matches_due')
      .on('matches')
      .column('due')
      .where(sql.ref('due'), 'is not', sql.lit(null))
      .execute();
  },
};

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-operations': operations,
  '003-leases': leases,
  '004-record': record,
  '005-rails': rails,
  '006-deals': deals,
  '007-dues': dues,
  '008-documents': documents,
  '009-quotas-and-retention': quotas,
  '010-request-bodies': requestBodies,
  '011-document-origins': documentOrigins,
  '012-accounts': accounts,
  '013-social': social,
  '014-moderation': moderation,
  '015-wake-at': wakeAt,
  '018-meeting': meeting,
  '020-rated-play': ratedPlay,
  '021-inbox': inbox,
  '022-push': push,
  '023-daily': daily,
  '025-shared-deals': sharedDeals,
  '026-tournaments': tournaments,
  '027-report-people': reportPeople,
};

/**
 * Brings a store of any age to the present form, in one transaction: whoever is killed on the way has changed nothing.
 * Two that start together wait for each other.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new Error('a newer version of Sagebrush has written to it: upgrade, or restore a backup of this version');
  if (
    error instanceof Error &&
    /(table|index|relation) .*(already exists|does not exist)|no such (table|index)/.test(error.message)
  )
    throw new Error(
      `its tables are not those of any version of Sagebrush (${error.message}): restore a backup, or choose an empty place`,
    );
  if (error) throw error;
}
