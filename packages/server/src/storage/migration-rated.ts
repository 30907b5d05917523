// Rated play: who forfeited a match, why it does not count, and what a rating was before a step.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const ratedPlay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('forfeits', 'text').execute();
    await db.schema.alterTable('matches').addColumn('uncounted', 'text').execute();
    await db.schema.alterTable('ratings').addColumn('was_mu', 'double precision').execute();
    await db.schema.alterTable('ratings').addColumn('was_sigma', 'double precision').execute();
    await db.schema.createIndex('ratings_by_time').on('ratings').columns(['game', 'at']).execute();
  },
};
