// The store on PostgreSQL: the same rows and batches, for many nodes.
import { FormatError } from '@sagebrush/engine';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import { migrate } from './migrations.ts';
import { postgresNews } from './postgres-news.ts';
import { type Lines, postgresLines } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { Conflict, PATIENCE, type Statement, type Store, Unavailable, unusable } from './store.ts';

/** A key exists already; two transactions waited for each other; one could not be put after the other. */
const CONFLICTS = new Set(['23505', '40P01', '40001']);

/** An address that pg cannot read would become one of its own choosing. */
export function checkAddress(url: string): void {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new FormatError(url, 'is no address of PostgreSQL: expected postgres://...');
}

/** A migration may wait for that of another node, and build an index over millions of rows. */
const MIGRATING = 3_600_000;

export async function postgresStore(connectionString: string, patience = PATIENCE): Promise<Store> {
  checkAddress(connectionString);
  try {
    await migrated(connectionString);
  } catch (error) {
    throw unusable('the database', error);
  }
  const lines = postgresLines(connectionString, patience);
  const db = dbOn(lines);
  const others = postgresNews(lines, connectionString);
  return {
    db,
    commit: (batch) => commit(lines, batch),
    others,
    async close() {
      await others.close();
      await lines.end();
    },
  };
}

const dbOn = (lines: Lines): Kysely<Schema> =>
  new Kysely({ dialect: new PostgresDialect({ pool: { ...lines, options: {} } as unknown as PostgresPool }) });

async function migrated(connectionString: string): Promise<void> {
  const lines = postgresLines(connectionString, MIGRATING);
  try {
    await migrate(dbOn(lines));
  } finally {
    await lines.end();
  }
}

const names = new Map<string, string>();
/** Under a name a connection parses and plans a statement once. The texts are few: the parameters vary. */
function named({ sql, parameters }: Statement): pg.QueryConfig {
  let name = names.get(sql);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return { name, text: sql, values: [...parameters] };
}

async function commit(lines: Lines, batch: readonly Statement[]): Promise<void> {
  const [only, more] = batch;
  try {
    if (only && !more && only.rows === undefined) {
      await lines.query(named(only));
      return;
    }
    await inTransaction(lines, batch);
  } catch (error) {
    throw CONFLICTS.has(String((error as { code?: string }).code)) ? new Conflict() : error;
  }
}

async function inTransaction(lines: Lines, batch: readonly Statement[]): Promise<void> {
  const line = await lines.connect();
  try {
    await line.query('BEGIN');
    for (const one of batch) {
      const { rowCount } = await line.query(named(one));
      if (one.rows !== undefined && rowCount !== one.rows) throw new Conflict();
    }
    await line.query('COMMIT');
  } catch (error) {
    // A line that is broken is given up, and with it what it began.
    if (!(error instanceof Unavailable)) await line.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    line.release();
  }
}
