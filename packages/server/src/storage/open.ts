// The store of a server, by its settings: PostgreSQL for many of them, or a folder for one.
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FormatError } from '@sagebrush/engine';
import { makeFolder, makePrivate } from './folder.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import { type Store, unusable } from './store.ts';

export const SQLITE_FILE = 'sagebrush.sqlite';
const BUSY = 5;
/** The server before this one may be about to end. */
const HANDING_OVER = 1000;

export async function openStore({
  database,
  dataFolder,
}: {
  database?: string | undefined;
  dataFolder: string;
}): Promise<Store> {
  if (database !== undefined) return postgresStore(database);
  const file = join(dataFolder, SQLITE_FILE);
  const release = claim(file);
  try {
    const store = await sqliteStore(file);
    return {
      ...store,
      async close() {
        await store.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

export const inUse = (file: string): FormatError =>
  new FormatError(file, 'is in use: stop the server first, or choose another folder');
export const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === BUSY;

/**
 * A server holds in memory what it believes to be in its file. The lock is the system's: a process that dies holds
 * none. A backup needs none.
 */
export function claim(file: string): () => void {
  makeFolder(dirname(file));
  const lock = `${file}-lock`;
  makePrivate(lock);
  let held: DatabaseSync | undefined;
  try {
    held = new DatabaseSync(lock, { timeout: HANDING_OVER });
    held.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    held?.close();
    throw isBusy(error) ? inUse(file) : unusable(file, error);
  }
  return () => held.close();
}
