// The store on PostgreSQL: the same rows and batches, for many nodes.
import { FormatError } from '@sagebrush/engine';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { postgresNews } from './postgres-news.ts';
import type { Schema } from './schema.ts';
import { Conflict, type Statement, type Store, unusable } from './store.ts';

const INT8 = 20;
/** A key exists already; two transactions waited for each other; one could not be put after the other. */
const CONFLICTS = new Set(['23505', '40P01', '40001']);

/** Times are int8; they fit a number for the next 200,000 years. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** An address that pg cannot read would become one of its own choosing. */
export function checkAddress(url: string): void {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new FormatError(url, 'is no address of PostgreSQL: expected postgres://...');
}

export async function postgresStore(connectionString: string): Promise<Store> {
  checkAddress(connectionString);
  const pool = new pg.Pool({ connectionString, types, max: 10 });
  // An idle connection that breaks is replaced by the next request; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await pool.end();
    throw unusable('the database', error);
  }
  const others = postgresNews(pool, connectionString);
  return {
    db,
    commit: (batch) => commit(pool, batch),
    others,
    async close() {
      await others.close();
      await db.destroy();
    },
  };
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

async function commit(pool: pg.Pool, batch: readonly Statement[]): Promise<void> {
  const [only, more] = batch;
  try {
    if (only && !more && only.rows === undefined) {
      await pool.query(named(only));
      return;
    }
    await inTransaction(pool, batch);
  } catch (error) {
    throw CONFLICTS.has(String((error as { code?: string }).code)) ? new Conflict() : error;
  }
}

async function inTransaction(pool: pg.Pool, batch: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    for (const one of batch) {
      const { rowCount } = await client.query(named(one));
      if (one.rows !== undefined && rowCount !== one.rows) throw new Conflict();
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
