// Documents of tables on the server: each is fetched once, because what a hash names never changes.
import type { Json } from '@sagebrush/engine';
import { type Client, type TableInfo, withDocuments } from '@sagebrush/protocol';

export interface DocumentShelf {
  find(hash: string): Promise<Json>;
  /** The table as its game wants it: with the documents among its options. */
  whole(table: TableInfo): Promise<TableInfo>;
}

export function documentShelf(server: Pick<Client, 'call'>): DocumentShelf {
  const fetched = new Map<string, Promise<Json>>();
  function find(hash: string): Promise<Json> {
    let found = fetched.get(hash);
    if (!found) {
      found = server.call('document', { params: { hash } });
      fetched.set(hash, found);
      // The next one who asks tries again.
      found.catch(() => fetched.delete(hash));
    }
    return found;
  }
  return {
    find,
    async whole(table) {
      return { ...table, options: await withDocuments(table.options, find) };
    },
  };
}
