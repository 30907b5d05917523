// Kysely on the thread that owns the SQLite file: reads at any time, and transactions only while a store is opened.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Execute, notYetDone } from './sqlite-half-done.ts';
import type { Thread } from './sqlite-thread.ts';

type Transactions = Pick<Driver, 'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'>;

const executeOn =
  (thread: Thread): Execute =>
  async ({ sql, parameters }) => {
    const { rows, changes } = await thread.run({ read: thread.sent({ sql, parameters }) });
    return { rows: [...rows], numAffectedRows: BigInt(changes) };
  };

function dialectOf(thread: Thread, adapter: SqliteAdapter, execute: Execute, transactions: Transactions): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) => execute(query) as Promise<QueryResult<R>>,
    // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here streams
    async *streamQuery() {
      throw new Error('rows are read whole here');
    },
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    ...transactions,
    destroy: () => thread.close(),
  };
  return {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export function batchDialect(thread: Thread): Dialect {
  const batchesOnly = async (): Promise<void> => {
    throw new Error('write with store.commit: a transaction that waits for its caller would stop everyone else');
  };
  return dialectOf(thread, new SqliteAdapter(), executeOn(thread), {
    beginTransaction: batchesOnly,
    commitTransaction: batchesOnly,
    rollbackTransaction: batchesOnly,
  });
}

/** Kysely's own adapter leaves transactions out, for the sake of migrations that switch foreign keys off. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** While a store is being opened nobody else uses its thread: here a transaction may wait for its caller. */
export function migrationDialect(thread: Thread): Dialect {
  const execute = executeOn(thread);
  const say = (sql: string) => async (): Promise<void> => {
    await execute({ sql, parameters: [] });
  };
  const isNeeded = notYetDone(execute);
  const runQuery: Execute = async (query) => ((await isNeeded(query.sql)) ? execute(query) : { rows: [] });
  return dialectOf(thread, new TransactionalAdapter(), runQuery, {
    beginTransaction: say('BEGIN IMMEDIATE'),
    commitTransaction: say('COMMIT'),
    // A full disk has undone everything already: what went wrong is worth more than that there is nothing to undo.
    rollbackTransaction: () => say('ROLLBACK')().catch(() => undefined),
  });
}
