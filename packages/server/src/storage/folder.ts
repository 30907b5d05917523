// The folder that a store lies in, and who may read its files.
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { unusable } from './store.ts';

/** Makes it, and those above it, for the host's eyes only. */
export function makeFolder(folder: string): void {
  try {
    makeOneByOne(folder);
  } catch (error) {
    throw unusable(folder, error);
  }
}

/**
 * Node's own way to make several at once never ends where the system calls a folder missing that is there, as under
 * /proc.
 */
function makeOneByOne(folder: string): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeOneByOne(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been first.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * It holds what nobody else may read: the secrets of running matches. SQLite gives the files beside it the same rights.
 */
export function makePrivate(file: string): void {
  // A file that is there is not opened: closing it would drop the locks that this process has on it.
  attempt(() => closeSync(openSync(file, 'wx', 0o600)));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) attempt(() => chmodSync(one, 0o600));
}

function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Some disks know no rights, and some files are not there or not ours: whether the store can be used shows when it
    // is opened.
  }
}
