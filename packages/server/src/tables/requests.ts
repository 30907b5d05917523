// Requests with a key: asked again, they have one effect and the same answer. Another request with the same key is a
// mistake.

import { ApiError } from '../api-error.ts';
import type { Person } from '../people/people.ts';
import { TOO_MUCH } from '../quota-sentences.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';

/** Who asks, and by which key they may ask again. */
export interface Requester {
  readonly person?: Person;
  readonly keyed?: { readonly key: string; readonly what: string; readonly body: unknown };
}
/** A request with a key as the store knows it: by two hashes. */
export interface Keyed {
  readonly hash: string;
  readonly body: string;
}

export const keyedOf = ({ person, keyed }: Requester): Keyed | undefined =>
  person &&
  keyed && { hash: hashOf(`${person.id}\n${keyed.what}\n${keyed.key}`), body: hashOf(JSON.stringify(keyed.body)) };

/** The answer that this request had already, if it had one. */
export async function answered(
  { store: { db } }: Services,
  keyed: Keyed | undefined,
): Promise<{ readonly answer: unknown } | undefined> {
  if (keyed === undefined) return undefined;
  const row = await db
    .selectFrom('requests')
    .select(['answer', 'body'])
    .where('hash', '=', keyed.hash)
    .executeTakeFirst();
  if (row && row.body !== null && row.body !== keyed.body) throw new ApiError('key-reused', TOO_MUCH.keyReused);
  return row && { answer: row.answer === null ? null : JSON.parse(row.answer) };
}

export const requestRow = ({ store: { db }, now }: Services, keyed: Keyed | undefined, answer: unknown): Statement[] =>
  keyed === undefined
    ? []
    : [statement(db.insertInto('requests').values({ ...keyed, at: now(), answer: JSON.stringify(answer ?? null) }))];
