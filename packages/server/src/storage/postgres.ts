// The store on PostgreSQL: the same rows and batches, for many nodes.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { Conflict, type Statement, type Store } from './store.ts';

const INT8 = 20;
/** A key exists already; two transactions waited for each other; one could not be put after the other. */
const CONFLICTS = new Set(['23505', '40P01', '40001']);

/** Times are int8; they fit a number for the next 200,000 years. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export async function postgresStore(connectionString: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString, types, max: 10 });
  // An idle connection that breaks is replaced by the next request; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, commit: (batch) => commit(pool, batch), close: () => db.destroy() };
}

async function commit(pool: pg.Pool, batch: readonly Statement[]): Promise<void> {
  const [only, more] = batch;
  try {
    if (only && !more && only.rows === undefined) {
      await pool.query(only.sql, [...only.parameters]);
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
    for (const { sql, parameters, rows } of batch) {
      const { rowCount } = await client.query(sql, [...parameters]);
      if (rows !== undefined && rowCount !== rows) throw new Conflict();
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
