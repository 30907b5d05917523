// The store: reads through Kysely, writes as whole batches that happen entirely or not at all.
import { FormatError } from '@sagebrush/engine';
import type { Compilable, Kysely } from 'kysely';
import type { FeedRow, Schema } from './schema.ts';

/**
 * One statement of a batch. `rows` is how many rows it must change; otherwise the batch conflicts with somebody else's.
 */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows?: number;
  /** What it writes, where that is one row of a feed: a store may write many of them at once. */
  readonly row?: FeedRow;
}

export interface Store {
  readonly db: Kysely<Schema>;
  /**
   * Durable when it resolves. A Conflict means that nothing was written; after anything else only the store knows
   * whether it was.
   */
  commit(batch: readonly Statement[]): Promise<void>;
  /** What other nodes on this store write is heard here; undefined where there can be only one. */
  readonly others: Others | undefined;
  /** Gives the room of deleted rows back to the disk; undefined where the engine does so by itself. */
  readonly reclaim?: () => Promise<void>;
  close(): Promise<void>;
}

/** How far a feed has grown. */
export interface News {
  readonly feed: string;
  readonly n: number;
  /** A move's row, as text, where it is all that is new: whoever has read up to it need not ask the store. */
  readonly row?: string;
}
/** Word from node to node. It may get lost: who must not miss anything also looks from time to time. */
export interface Others {
  announce(news: News): void;
  /** `undefined` says that the line was broken and anything may have happened. */
  listen(hear: (news: News | undefined) => void): void;
  /** How far these feeds have grown. */
  lastNumbers(feeds: readonly string[]): Promise<News[]>;
}

/** Somebody else was first: a key exists already, or a row is not as it was. */
export class Conflict extends Error {
  constructor() {
    super('another writer was first');
    this.name = 'Conflict';
  }
}

/**
 * The store cannot do this now: it does not answer in time, is not there, has no room left or is damaged. Later it may.
 */
export class Unavailable extends Error {
  constructor(reason: unknown) {
    super(`the store cannot be used: ${said(reason)}`, { cause: reason });
    this.name = 'Unavailable';
  }
}

/** Where several addresses were tried, the first says enough. */
function said(reason: unknown): string {
  const [first] = reason instanceof AggregateError ? reason.errors : [reason];
  return first instanceof Error ? first.message || 'it does not answer' : String(first);
}

/** How long anybody waits for one answer of the store before they are told that there is none. */
export const PATIENCE = 5000;

/** For those who cannot wait as long as that. */
export async function answerWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A place where no store can be opened. What the disk, SQLite, PostgreSQL or the network says is the host's to read, in
 * one sentence.
 */
export function unusable(place: string, error: unknown, why = 'cannot be used'): FormatError {
  if (error instanceof FormatError) return error;
  return new FormatError(place, `${why}: ${said(error instanceof Unavailable ? error.cause : error)}`);
}

export function statement(query: Compilable, rows?: number): Statement {
  const { sql, parameters } = query.compile();
  return rows === undefined ? { sql, parameters } : { sql, parameters, rows };
}
