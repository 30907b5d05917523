// Where a house is kept: a data folder, one file of its own (a backup), or a PostgreSQL database.
import { join } from 'node:path';
import { SQLITE_FILE } from '../storage/open.ts';
import { checkAddress } from '../storage/postgres.ts';

export type Place =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'database'; readonly url: string };

/** What a host writes on the command line: an address of PostgreSQL, a backup's file, or a folder. */
export function placeOf(text: string): Place {
  if (/^\w+:\/\//.test(text)) {
    checkAddress(text);
    return { kind: 'database', url: text };
  }
  return text.endsWith('.sqlite') ? { kind: 'file', path: text } : { kind: 'folder', path: text };
}

export const fileAt = (place: Exclude<Place, { kind: 'database' }>): string =>
  place.kind === 'file' ? place.path : join(place.path, SQLITE_FILE);
