// The store on SQLite: Kysely compiles, one worker thread carries out, and what waits together is committed together.
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { makeFolder } from './folder.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { Conflict, type Statement, type Store, unusable } from './store.ts';

/** A statement on its way to the thread: the number that stands for its text, the parameters, how many rows it must change. */
export type Sent = readonly [text: number, parameters: readonly unknown[], rows?: number];
/** `reclaim` is how many free pages are to be given back to the disk. */
export type Job = { readonly read: Sent } | { readonly write: readonly Sent[] } | { readonly reclaim: number };
/** What travels together. Texts are sent once, before the first job that needs them, and numbered in the order in which they come. */
export interface Load {
  readonly texts: readonly string[];
  readonly jobs: readonly Job[];
}
interface Done {
  readonly rows: readonly unknown[];
  readonly changes: number;
}
/** Of a batch that is written there is nothing to say. */
export type Answer = Done | { readonly error: string } | null;

/** 2 MiB: some milliseconds, after which others get their turn. */
const PAGES_AT_ONCE = 500;

const WRITTEN: Done = { rows: [], changes: 0 };

interface Thread {
  sent(statement: Statement): Sent;
  run(job: Job): Promise<Done>;
  close(): Promise<void>;
}

/**
 * While the thread works, jobs wait here and then travel together: the busier it is, the more of them share a commit.
 * They travel as text, which costs half of what copying the objects would.
 */
function startThread(file: string): Thread {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  type Waiting = { resolve: (done: Done) => void; reject: (reason: Error) => void };
  let [jobs, waiting]: [Job[], Waiting[]] = [[], []];
  let asked: Waiting[] = [];
  let [isBusy, isPlanned] = [false, false];
  let ended: Error | undefined;
  const numbers = new Map<string, number>();
  let texts: string[] = [];

  const send = (): void => {
    isPlanned = false;
    if (isBusy || jobs.length === 0) return;
    isBusy = true;
    asked = waiting;
    worker.postMessage(JSON.stringify({ texts, jobs } satisfies Load));
    [texts, jobs, waiting] = [[], [], []];
  };
  worker.on('message', (text: string) => {
    isBusy = false;
    const answered = asked;
    asked = [];
    (JSON.parse(text) as readonly Answer[]).forEach((answer, index) => {
      if (answer === null) answered[index]?.resolve(WRITTEN);
      else if ('rows' in answer) answered[index]?.resolve(answer);
      else answered[index]?.reject(answer.error === 'conflict' ? new Conflict() : new Error(answer.error));
    });
    send();
  });
  const fail = (reason: Error): void => {
    ended = reason;
    isBusy = false;
    jobs = [];
    for (const { reject } of [...asked.splice(0), ...waiting.splice(0)]) reject(reason);
  };
  worker.on('error', fail);
  const exit = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      fail(ended ?? new Error('the store is closed'));
      resolve();
    });
  });

  return {
    sent({ sql, parameters, rows }) {
      let text = numbers.get(sql);
      if (text === undefined) {
        text = numbers.size;
        numbers.set(sql, text);
        texts.push(sql);
      }
      return rows === undefined ? [text, parameters] : [text, parameters, rows];
    },
    run: (job) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        jobs.push(job);
        waiting.push({ resolve, reject });
        if (isBusy || isPlanned) return;
        isPlanned = true;
        setImmediate(send);
      }),
    async close() {
      while (isBusy || jobs.length > 0) await new Promise((resolve) => setImmediate(resolve));
      worker.postMessage('close');
      return exit;
    },
  };
}

function dialect(thread: Thread): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await thread.run({ read: thread.sent({ sql, parameters }) });
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here streams
    async *streamQuery() {
      throw new Error('rows are read whole here');
    },
  };
  const batchesOnly = async (): Promise<void> => {
    throw new Error('write with store.commit: a transaction that waits for its caller would stop everyone else');
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: batchesOnly,
    commitTransaction: batchesOnly,
    rollbackTransaction: batchesOnly,
    destroy: () => thread.close(),
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

export async function sqliteStore(file: string): Promise<Store> {
  if (file !== ':memory:') makeFolder(dirname(file));
  const thread = startThread(file);
  const db = new Kysely<Schema>({ dialect: dialect(thread) });
  try {
    await migrate(db);
  } catch (error) {
    await thread.close();
    throw unusable(file, error);
  }
  return {
    db,
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
    close: () => db.destroy(),
  };
}
