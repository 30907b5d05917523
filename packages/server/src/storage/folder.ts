// The folder that a store lies in.
import { mkdirSync, statSync } from 'node:fs';
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

/** Node's own way to make several at once never ends where the system calls a folder missing that is there, as under /proc. */
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
