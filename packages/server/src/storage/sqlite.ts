// The store on SQLite: Kysely compiles, one worker thread carries out, and what waits together is committed together.
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { makeFolder, makePrivate } from './folder.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { batchDialect, migrationDialect } from './sqlite-dialect.ts';
import { startThread } from './sqlite-thread.ts';
import { PATIENCE, type Store, unusable } from './store.ts';

/** 2 MiB: some milliseconds, after which others get their turn. */
const PAGES_AT_ONCE = 500;

export async function sqliteStore(file: string, patience = PATIENCE): Promise<Store> {
  if (file !== ':memory:') {
    makeFolder(dirname(file));
    makePrivate(file);
  }
  const thread = startThread(file);
  try {
    await migrate(new Kysely({ dialect: migrationDialect(thread) }));
  } catch (error) {
    await thread.close();
    throw unusable(file, error);
  }
  thread.giveUpAfter(patience);
  return {
    db: new Kysely<Schema>({ dialect: batchDialect(thread) }),
    async commit(batch) {
      await thread.run({ write: batch.map(thread.sent) });
    },
    others: undefined,
    async reclaim() {
      for (let left = 1; left > 0; ) {
        const { rows } = await thread.run({ reclaim: PAGES_AT_ONCE });
        left = (rows[0] as { left: number }).left;
      }
    },
    close: () => thread.close(),
  };
}
