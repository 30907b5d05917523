// Where a house is kept: a data folder, one file of its own (a backup), or a PostgreSQL database.
import { join } from 'node:path';
import { SQLITE_FILE } from '../storage/open.ts';
import { checkAddress } from '../storage/postgres.ts';

export type HouseLocation =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'database'; readonly url: string };

/** What a host writes on the command line: an address of PostgreSQL, a backup's file, or a folder. */
export function locationOf(text: string): HouseLocation {
  if (/^\w+:\/\//.test(text)) {
    checkAddress(text);
    return { kind: 'database', url: text };
  }
  return text.endsWith('.sqlite') ? { kind: 'file', path: text } : { kind: 'folder', path: text };
}

export const fileAt = (location: Exclude<HouseLocation, { kind: 'database' }>): string =>
  location.kind === 'file' ? location.path : join(location.path, SQLITE_FILE);
