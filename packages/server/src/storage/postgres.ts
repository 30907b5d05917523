// The store on PostgreSQL: the same rows and batches, for many nodes.
import { FormatError } from '@sagebrush/engine';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';
import { migrate } from './migrations.ts';
import { postgresNews } from './postgres-news.ts';
import { type ConnectionPool, connectionPool, type PoolConnection } from './postgres-pool.ts';
import { rowWriter } from './postgres-rows.ts';
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
  const pool = connectionPool(connectionString, patience);
  const db = dbOn(pool);
  const others = postgresNews(pool, connectionString);
  const writeRow = rowWriter(pool, conflictIn);
  return {
    db,
    commit(batch) {
      const [only, more] = batch;
      return only?.row && !more ? writeRow(only.row, named(only)) : commit(pool, batch);
    },
    others,
    async close() {
      await others.close();
      await pool.end();
    },
  };
}

const dbOn = (pool: ConnectionPool): Kysely<Schema> =>
  new Kysely({ dialect: new PostgresDialect({ pool: poolOn(pool) }) });

/** Our pool as Kysely takes a pool. */
const poolOn = (pool: ConnectionPool): PostgresPool => ({
  options: {},
  async connect() {
    const connection = await pool.connect();
    return { query: queryOn(connection), release: () => connection.release() };
  },
  end: () => pool.end(),
});

function queryOn(connection: PoolConnection): PostgresPoolClient['query'] {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(asked: unknown, parameters?: readonly unknown[]): unknown {
    if (typeof asked !== 'string') throw new TypeError('rows are read at once here, not by a cursor');
    return connection.query(asked, parameters);
  }
  return query;
}

async function migrated(connectionString: string): Promise<void> {
  const pool = connectionPool(connectionString, MIGRATING);
  try {
    await migrate(dbOn(pool));
  } finally {
    await pool.end();
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

async function commit(pool: ConnectionPool, batch: readonly Statement[]): Promise<void> {
  const [only, more] = batch;
  try {
    if (only && !more && only.rows === undefined) {
      await pool.query(named(only));
      return;
    }
    await inTransaction(pool, batch);
  } catch (error) {
    throw conflictIn(error);
  }
}

const conflictIn = (error: unknown): unknown =>
  CONFLICTS.has(String((error as { code?: string }).code)) ? new Conflict() : error;

async function inTransaction(pool: ConnectionPool, batch: readonly Statement[]): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    for (const one of batch) {
      const { rowCount } = await connection.query(named(one));
      if (one.rows !== undefined && rowCount !== one.rows) throw new Conflict();
    }
    await connection.query('COMMIT');
  } catch (error) {
    // A connection that is broken is given up, and with it what it began.
    if (!(error instanceof Unavailable)) await connection.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}
