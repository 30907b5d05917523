// Connections to PostgreSQL that may break, freeze or be refused at any time: whoever waits for one is told within
// seconds, and nobody else is hurt.
import pg from 'pg';
import { PATIENCE, Unavailable } from './store.ts';

const INT8 = 20;
const MOST_CONNECTIONS = 10;
/** To connect, or to get a connection that others have in use. */
const CONNECTING = 3000;
/** A server that is alive is left time to say itself that a statement takes too long. */
const GRACE = 1000;
/**
 * Once it did not answer in time, nobody waits for it for so long: those behind each other in a queue would each wait
 * in vain.
 */
const RESPITE = 1000;
/**
 * Classes of PostgreSQL's own answers that say nothing about the question: connection, resources, shutting down or cancelled,
 * system, damage.
 */
const NOT_NOW = /^(08|53|57|58|XX)/;
/** Locked for too long, idle for too long, and a standby that takes no writes. */
const NOT_NOW_EITHER = new Set(['55P03', '25P03', '25006']);

/** Times are int8; they fit a number for the next 200,000 years. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** What every client is made with. A frozen server does not keep its own time limits, so the client keeps them too. */
export const clientOptions = (connectionString: string, patience = PATIENCE): pg.PoolConfig => ({
  connectionString,
  types,
  keepAlive: true,
  connectionTimeoutMillis: CONNECTING,
  query_timeout: patience + GRACE,
  statement_timeout: patience,
  // What a node has locked that froze or lost its connection is free again.
  idle_in_transaction_session_timeout: patience,
});

export interface PoolConnection {
  query(text: pg.QueryConfig | string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  release(): void;
}
export interface ConnectionPool {
  connect(): Promise<PoolConnection>;
  /** One statement on any connection. */
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
  end(): Promise<void>;
}

/** What is not PostgreSQL's own answer is about the connection to it. */
function isNotNow(error: unknown): boolean {
  if (error instanceof Unavailable) return false;
  if (!(error instanceof pg.DatabaseError)) return true;
  const code = error.code ?? '';
  return NOT_NOW.test(code) || NOT_NOW_EITHER.has(code);
}
const understood = (error: unknown): unknown => (isNotNow(error) ? new Unavailable(error) : error);

/** The client gave up: of a server that says itself that something takes too long the next answer may be quick. */
const isSilence = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) && /timeout/i.test((error as Error).message);

export function connectionPool(connectionString: string, patience = PATIENCE): ConnectionPool {
  // Once made, a connection is kept: making one costs more than a move, and so does a timer for every use of one.
  const most = { max: MOST_CONNECTIONS, min: MOST_CONNECTIONS };
  const pool = new pg.Pool({ ...clientOptions(connectionString, patience), ...most });
  // A connection that breaks is replaced by the next request; without a listener it would end the process, idle or in
  // use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let silentUntil = 0;

  function noted(error: unknown): unknown {
    if (isSilence(error)) silentUntil = performance.now() + RESPITE;
    return understood(error);
  }

  async function connect(): Promise<PoolConnection> {
    if (performance.now() < silentUntil) throw new Unavailable('it does not answer');
    const client = await pool.connect().catch((error: unknown) => {
      throw noted(error);
    });
    let broken: Error | undefined;
    return {
      async query(text, values) {
        try {
          return await client.query(text as string, values as unknown[]);
        } catch (error) {
          const known = noted(error);
          if (known instanceof Unavailable) broken = known;
          throw known;
        }
      },
      // What the server still does for it, or believes to be in a transaction, is no concern of the next one.
      release: () => client.release(broken),
    };
  }

  return {
    connect,
    async query(config) {
      const connection = await connect();
      try {
        return await connection.query(config);
      } finally {
        connection.release();
      }
    },
    end: () => pool.end(),
  };
}
