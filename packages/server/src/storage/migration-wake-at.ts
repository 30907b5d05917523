// The fifteenth change of the store's form: a time and a list of times had one name, in rows and in what was told.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const wakeAt: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('matches_due').execute();
    await db.schema.alterTable('matches').renameColumn('due', 'wake_at').execute();
    await db.schema
      .createIndex('matches_by_wake_at')
      .on('matches')
      .column('wake_at')
      .where(sql.ref('wake_at'), 'is not', sql.lit(null))
      .execute();
    await db.schema.alterTable('feed').renameColumn('due', 'deadlines').execute();
    await sql`update feed
      set body = replace(replace(body, '"type":"due"', '"type":"deadlines"'), '"due":', '"deadlines":')
      where kind = 'message' and body like '{"type":"due",%'`.execute(db);
  },
};
