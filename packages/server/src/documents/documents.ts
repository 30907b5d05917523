// Option documents: in the store each stands once, under its hash; a game and a log are given them whole.
import { canonical, FormatError, type Json } from '@sagebrush/engine';
import { type DocumentReference, documentIn, type OptionValues, withDocuments } from '@sagebrush/protocol';
import type { Kysely } from 'kysely';
import { hexHashOf } from '../secrets.ts';
import type { Schema } from '../storage/schema.ts';

type Db = Kysely<Schema>;

export interface OptionDocument {
  readonly hash: string;
  readonly body: string;
}

/** The body is the text that stands in logs; the hash is the same in whatever order the fields come. */
export const documentOf = (value: Json): OptionDocument => ({
  hash: hexHashOf(canonical(value)),
  body: JSON.stringify(value),
});

export const isDocument = (value: Json): boolean =>
  typeof value === 'object' && value !== null && documentIn(value) === undefined;

/** The options as they are stored and told: references in the place of documents. */
export function referredOptions(whole: OptionValues): {
  readonly options: OptionValues;
  readonly documents: readonly OptionDocument[];
} {
  const documents: OptionDocument[] = [];
  const options = Object.entries(whole).map(([option, value]): [string, Json] => {
    if (!isDocument(value)) return [option, value];
    const document = documentOf(value);
    documents.push(document);
    return [option, { document: document.hash } satisfies DocumentReference];
  });
  return { options: Object.fromEntries(options), documents };
}

export const hashesIn = (options: OptionValues): string[] =>
  Object.values(options).flatMap((value) => documentIn(value) ?? []);

/** The options with their documents. */
export const wholeOptions = (db: Db, options: OptionValues): Promise<OptionValues> =>
  withDocuments(options, async (hash, option) => {
    const found = await findDocument(db, hash);
    if (found === undefined)
      throw new FormatError(`options.${option}`, 'refers to a document that is not stored here: send it whole');
    return found;
  });

const CACHED = 50;
/** What a hash names never changes: for tables it is parsed once, and shared by all that play with it. */
const caches = new WeakMap<Db, Map<string, Json>>();

async function findDocument(db: Db, hash: string): Promise<Json | undefined> {
  const cache = caches.get(db) ?? new Map<string, Json>();
  caches.set(db, cache);
  const found = cache.get(hash) ?? (await readDocument(db, hash));
  if (found === undefined) return undefined;
  // A map keeps the order in which things came: its first is what nobody has asked for the longest.
  cache.delete(hash);
  cache.set(hash, found);
  const [oldest = ''] = cache.keys();
  if (cache.size > CACHED) cache.delete(oldest);
  return found;
}

/** As it is stored now: what was withdrawn is gone. */
export async function readDocument(db: Db, hash: string): Promise<Json | undefined> {
  const row = await db.selectFrom('documents').select('body').where('hash', '=', hash).executeTakeFirst();
  return row && (JSON.parse(row.body) as Json);
}
