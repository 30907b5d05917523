// Requests with a key: asked again, they have one effect and the same answer.
import type { Person } from '../people/people.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';

/** Who asks; with a key, a repeated request has one effect and the same answer. */
export interface Asking {
  readonly person?: Person;
  readonly key?: string | undefined;
  readonly what?: string;
}

export const requestHash = ({ person, key, what }: Asking): string | undefined =>
  key === undefined || person === undefined ? undefined : hashOf(`${person.id}\n${what ?? ''}\n${key}`);

/** The answer that this request had already, if it had one. */
export async function answered({ store: { db } }: Services, hash: string | undefined): Promise<{ readonly answer: unknown } | undefined> {
  if (hash === undefined) return undefined;
  const row = await db.selectFrom('requests').select('answer').where('hash', '=', hash).executeTakeFirst();
  return row && { answer: row.answer === null ? null : JSON.parse(row.answer) };
}

export const requestRow = ({ store: { db }, now }: Services, hash: string | undefined, answer: unknown): Statement[] =>
  hash === undefined ? [] : [statement(db.insertInto('requests').values({ hash, at: now(), answer: JSON.stringify(answer ?? null) }))];
