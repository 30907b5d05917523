// Who uses a document: the tables and matches that play with it, and the person who brought it. What nobody uses is
// deleted.
import type { Kysely } from 'kysely';
import { ApiError } from '../api-error.ts';
import { MOST } from '../quota-sentences.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../storage/schema.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';
import type { OptionDocument } from './documents.ts';

type Db = Kysely<Schema>;
type Shared = Pick<Store, 'db' | 'others'>;

/**
 * Nobody takes a document away while another begins to use it: such batches wait for each other. SQLite does that by
 * itself.
 */
const oneByOne = ({ others }: Shared): Statement[] =>
  others ? [{ sql: 'select pg_advisory_xact_lock(8)', parameters: [] }] : [];

/** When documents came, and from where. */
export interface Origin {
  readonly at: number;
  readonly address: string | null;
}

/** In one batch with the uses of whoever needs them. */
export const keepDocuments = (
  store: Shared,
  documents: readonly OptionDocument[],
  { at, address }: Origin,
): Statement[] => [
  ...(documents.length === 0 ? [] : oneByOne(store)),
  ...documents.map((document) =>
    statement(
      store.db
        .insertInto('documents')
        .values({ ...document, created: at, address })
        .onConflict((clash) => clash.column('hash').doNothing()),
    ),
  ),
];

/** `user` is a table, a match or a person. */
export const noteUses = (db: Db, hashes: readonly string[], user: string): Statement[] =>
  hashes.map((document) =>
    statement(
      db
        .insertInto('document_uses')
        .values({ document, used_by: user })
        .onConflict((clash) => clash.columns(['document', 'used_by']).doNothing()),
    ),
  );

export const documentsOf = (db: Db, person: string): Promise<{ hash: string; created: number }[]> =>
  db
    .selectFrom('document_uses')
    .innerJoin('documents', 'documents.hash', 'document_uses.document')
    .select(['documents.hash', 'documents.created'])
    .where('document_uses.used_by', '=', person)
    .orderBy('documents.created', 'desc')
    .execute();

/** What somebody brings is theirs until they withdraw it. */
export async function bringDocuments(
  { store, quotas }: Services,
  documents: readonly OptionDocument[],
  { person, ...origin }: Origin & { readonly person: string },
): Promise<Statement[]> {
  if (documents.length === 0) return [];
  const hashes = documents.map(({ hash }) => hash);
  const theirs = (await documentsOf(store.db, person)).map(({ hash }) => hash);
  if (new Set([...theirs, ...hashes]).size > Math.max(theirs.length, quotas.most.documents))
    throw new ApiError('quota', MOST.documents(theirs.length));
  if ((await newAmong(store.db, documents)).length > 0)
    await quotas.mustHaveRoomFor('documents', { owner: null, address: origin.address });
  return [...keepDocuments(store, documents, origin), ...noteUses(store.db, hashes, person)];
}

/** Those that are not stored yet. */
export async function newAmong(db: Db, documents: readonly OptionDocument[]): Promise<OptionDocument[]> {
  if (documents.length === 0) return [];
  const hashes = documents.map(({ hash }) => hash);
  const stored = await db.selectFrom('documents').select('hash').where('hash', 'in', hashes).execute();
  return documents.filter(({ hash }) => !stored.some((row) => row.hash === hash));
}

/** A Conflict where it is not theirs. */
export const withdrawDocument = (store: Shared, hash: string, person: string): Statement[] => [
  ...oneByOne(store),
  statement(store.db.deleteFrom('document_uses').where('document', '=', hash).where('used_by', '=', person), 1),
  statement(unused(store.db).where('hash', '=', hash)),
];

/** These tables, matches or people go, in the same batch: documents that nobody else uses go with them. */
export const dropUses = (store: Shared, users: readonly string[]): Statement[] => {
  const { db } = store;
  const theirs = db.selectFrom('document_uses').select('document').where('used_by', 'in', users);
  return [
    ...oneByOne(store),
    statement(
      db
        .deleteFrom('documents')
        .where('hash', 'in', theirs)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('document_uses')
                .select('used_by')
                .whereRef('document_uses.document', '=', 'documents.hash')
                .where('used_by', 'not in', users),
            ),
          ),
        ),
    ),
    statement(db.deleteFrom('document_uses').where('used_by', 'in', users)),
  ];
};

const unused = (db: Db) =>
  db
    .deleteFrom('documents')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('document_uses').select('used_by').whereRef('document_uses.document', '=', 'documents.hash')),
      ),
    );
