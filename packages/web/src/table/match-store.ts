// The matches played in this browser, in IndexedDB: a game survives closing the tab.
import type { Log, Outcome, Seat, TrailCharacter } from '@sagebrush/engine';
import type { TablePlayer } from '@sagebrush/table-kit/table/connection.ts';

export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly players: readonly TablePlayer[];
  readonly you: Seat;
  /** Where several people share this device: the seats that they play, yours among them. */
  readonly people?: readonly Seat[];
  readonly log: Log;
  readonly outcome: Outcome | null;
  /** Somebody's first match of this game. */
  readonly first?: boolean;
  /** Moves were taken back after something was learned from them: it counts for nothing. */
  readonly practice?: boolean;
  /** A day's cards without a server, with bots of so many playouts. */
  readonly daily?: { readonly day: string; readonly playouts: number };
  /** On the trail: whom it is played against. */
  readonly character?: TrailCharacter;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly touched: number;
}

const NAME = 'sagebrush';
const MATCHES = 'matches';

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB said no'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
  return answered(request);
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await answered(work(database.transaction(MATCHES, mode).objectStore(MATCHES)));
  } finally {
    database.close();
  }
}

export const saveMatch = (match: SavedMatch): Promise<unknown> => within('readwrite', (store) => store.put(match));
export const savedMatch = (id: string): Promise<SavedMatch | undefined> =>
  within<SavedMatch | undefined>('readonly', (store) => store.get(id));
export const forgetMatch = (id: string): Promise<unknown> => within('readwrite', (store) => store.delete(id));
/** The latest first. */
export const savedMatches = async (): Promise<readonly SavedMatch[]> =>
  (await within<SavedMatch[]>('readonly', (store) => store.getAll())).sort((one, other) => other.touched - one.touched);
