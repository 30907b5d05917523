// The thread that owns the SQLite file. What arrives together goes into one transaction: one flush for all.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, Failure, Job, JobResult, Sent } from './sqlite-thread.ts';

const port = parentPort;
if (!port) throw new Error('sqlite-worker.ts runs in a worker thread');

/** Less than anybody waits for an answer. */
const BUSY = 3000;
/** A larger file is not looked through at start: that would take minutes. */
const LOOKED_THROUGH = 512 * 1024 * 1024;
/**
 * Of SQLite's errors those that say nothing about the statement: locked, no memory, read only, disk, damage, full,
 * cannot be opened, no database.
 */
const NOT_NOW = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);
const DAMAGED = new Set([11, 26]);

const { file } = workerData as { file: string };
const db = opened();

function opened(): DatabaseSync {
  try {
    const made = new DatabaseSync(file);
    // A new file gives back what is deleted; how an old one learns to is in docs/hosting.md. It has to be said before
    // anything is written.
    made.exec('PRAGMA auto_vacuum = INCREMENTAL');
    made.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = ${BUSY}; PRAGMA foreign_keys = ON`,
    );
    // A file that can only be read opens all the same: better to fail now than at the first guest.
    made.exec('BEGIN IMMEDIATE; COMMIT');
    // The log is taken over into the file every 16 MiB instead of 4: the pages of a running match change with every
    // move, and are copied once for many.
    made.exec('PRAGMA wal_autocheckpoint = 4000');
    mustBeWhole(made);
    return made;
  } catch (error) {
    throw DAMAGED.has(primary(error)) ? damaged((error as Error).message) : error;
  }
}

/**
 * SQLite itself sees a file that is shorter than it says, and one that is no database. In a large file only both ends
 * of every table are read.
 */
function mustBeWhole(made: DatabaseSync): void {
  const size = made.prepare('SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size').get()?.[
    'size'
  ];
  if (Number(size) <= LOOKED_THROUGH) {
    const [found] = Object.values(made.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (found !== 'ok') throw damaged(String(found));
    return;
  }
  for (const { name } of made.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all())
    for (const order of ['ASC', 'DESC']) made.prepare(`SELECT * FROM "${name}" ORDER BY rowid ${order} LIMIT 1`).all();
}

function damaged(how: string): Error {
  return new Error(
    `it is damaged (${how.replace(/\s+/g, ' ')}): stop here and restore the last backup with "sagebrush restore"`,
  );
}

/** SQLite's code without its finer distinctions. */
function primary(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}

function failure(error: unknown): Failure {
  const { errcode } = error as { errcode?: number };
  const message = String((error as Error).message);
  if (errcode === 1555 || errcode === 2067) return { error: message, kind: 'conflict' };
  return { error: message, kind: NOT_NOW.has(primary(error)) ? 'unavailable' : 'other' };
}

const texts: string[] = [];
const prepared = new Map<number, StatementSync>();
function prepare(text: number): StatementSync {
  let statement = prepared.get(text);
  if (!statement) {
    if (prepared.size > 500) prepared.clear();
    statement = db.prepare(texts[text] ?? '');
    prepared.set(text, statement);
  }
  return statement;
}

const inputs = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => (typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue)));

function read([text, parameters]: Sent): JobResult {
  const statement = prepare(text);
  if (statement.columns().length > 0) return { rows: statement.all(...inputs(parameters)), changes: 0 };
  return { rows: [], changes: Number(statement.run(...inputs(parameters)).changes) };
}

/** A batch of one is undone by SQLite itself when it fails; a longer one needs a savepoint. */
function write(batch: readonly Sent[]): JobResult {
  const guarded = batch.length > 1 || batch.some(([, , rows]) => rows !== undefined);
  if (guarded) db.exec('SAVEPOINT batch');
  try {
    for (const [text, parameters, rows] of batch) {
      const { changes } = prepare(text).run(...inputs(parameters));
      if (rows !== undefined && changes !== rows) return undone({ error: 'a row is not as it was', kind: 'conflict' });
    }
  } catch (error) {
    return guarded ? undone(failure(error)) : failure(error);
  }
  if (guarded) db.exec('RELEASE batch');
  return null;
}

function undone(why: Failure): Failure {
  // A full disk undoes the whole transaction, and the savepoint with it.
  if (db.isTransaction) db.exec('ROLLBACK TO batch; RELEASE batch');
  return why;
}

/**
 * Says how many free pages are left to give back. Between transactions the write-ahead log is emptied too, unless
 * somebody reads it.
 */
function reclaim(pages: number): JobResult {
  db.exec(`PRAGMA incremental_vacuum(${pages})`);
  if (!db.isTransaction)
    db.exec(`PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = ${BUSY}`);
  const { auto_vacuum: mode } = db.prepare('PRAGMA auto_vacuum').get() as { auto_vacuum: number };
  const { freelist_count: free } = db.prepare('PRAGMA freelist_count').get() as { freelist_count: number };
  return { rows: [{ left: mode === 0 ? 0 : free }], changes: 0 };
}

function answerTo(job: Job): JobResult {
  try {
    if ('reclaim' in job) return reclaim(job.reclaim);
    return 'read' in job ? read(job.read) : write(job.write);
  } catch (error) {
    return failure(error);
  }
}

/** All jobs in one transaction; nobody gets an answer before it is on the disk. */
function work(jobs: readonly Job[]): JobResult[] {
  if (jobs.every((job) => !('write' in job))) return jobs.map(answerTo);
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers: JobResult[] = [];
    for (const job of jobs) {
      const answer = answerTo(job);
      // Without its transaction the rest would be written one by one, and be told that it was not.
      if (!db.isTransaction) return jobs.map(() => answer);
      answers.push(answer);
    }
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return jobs.map(() => failure(error));
  }
}

port.on('message', (message: string) => {
  if (message === 'close') {
    db.close();
    port.close();
    return;
  }
  const load = JSON.parse(message) as Batch;
  texts.push(...load.texts);
  port.postMessage(JSON.stringify(work(load.jobs)));
});
