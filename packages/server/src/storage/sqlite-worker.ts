// The thread that owns the SQLite file. What arrives together goes into one transaction: one flush for all.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Job, Load, Sent } from './sqlite.ts';

const port = parentPort;
if (!port) throw new Error('sqlite-worker.ts runs in a worker thread');

const db = new DatabaseSync((workerData as { file: string }).file);
// A new file gives back what is deleted; how an old one learns to is in docs/hosting.md. It has to be said before anything is written.
db.exec('PRAGMA auto_vacuum = INCREMENTAL');
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON');
// A file that can only be read opens all the same: better to fail now than at the first guest.
db.exec('BEGIN IMMEDIATE; COMMIT');
// The log is taken over into the file every 16 MiB instead of 4: the pages of a running match change with every move, and are copied once for many.
db.exec('PRAGMA wal_autocheckpoint = 4000');

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

function read([text, parameters]: Sent): Answer {
  const statement = prepare(text);
  if (statement.columns().length > 0) return { rows: statement.all(...inputs(parameters)), changes: 0 };
  return { rows: [], changes: Number(statement.run(...inputs(parameters)).changes) };
}

/** A batch of one is undone by SQLite itself when it fails; a longer one needs a savepoint. */
function write(batch: readonly Sent[]): Answer {
  const guarded = batch.length > 1 || batch.some(([, , rows]) => rows !== undefined);
  if (guarded) db.exec('SAVEPOINT batch');
  try {
    for (const [text, parameters, rows] of batch) {
      const { changes } = prepare(text).run(...inputs(parameters));
      if (rows !== undefined && changes !== rows) return undo('conflict');
    }
  } catch (error) {
    const isConflict = (error as { errcode?: number }).errcode === 1555 || (error as { errcode?: number }).errcode === 2067;
    if (guarded) undo('');
    return { error: isConflict ? 'conflict' : String((error as Error).message) };
  }
  if (guarded) db.exec('RELEASE batch');
  return null;
}

function undo(error: string): Answer {
  db.exec('ROLLBACK TO batch; RELEASE batch');
  return { error };
}

/** Says how many free pages are left to give back. Between transactions the write-ahead log is emptied too, unless somebody reads it. */
function reclaim(pages: number): Answer {
  db.exec(`PRAGMA incremental_vacuum(${pages})`);
  if (!db.isTransaction) db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 5000');
  const { auto_vacuum: mode } = db.prepare('PRAGMA auto_vacuum').get() as { auto_vacuum: number };
  const { freelist_count: free } = db.prepare('PRAGMA freelist_count').get() as { freelist_count: number };
  return { rows: [{ left: mode === 0 ? 0 : free }], changes: 0 };
}

function answerTo(job: Job): Answer {
  try {
    if ('reclaim' in job) return reclaim(job.reclaim);
    return 'read' in job ? read(job.read) : write(job.write);
  } catch (error) {
    return { error: String((error as Error).message) };
  }
}

/** All jobs in one transaction; nobody gets an answer before it is on the disk. */
function work(jobs: readonly Job[]): Answer[] {
  if (jobs.every((job) => !('write' in job))) return jobs.map(answerTo);
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers = jobs.map(answerTo);
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return jobs.map(() => ({ error: String((error as Error).message) }));
  }
}

port.on('message', (message: string) => {
  if (message === 'close') {
    db.close();
    port.close();
    return;
  }
  const load = JSON.parse(message) as Load;
  texts.push(...load.texts);
  port.postMessage(JSON.stringify(work(load.jobs)));
});
