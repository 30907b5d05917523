// Challenges: what a passkey has to sign. Each is good for one person's one purpose, once, for five minutes.
import { freshToken, hashOf } from '../secrets.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';

export type Purpose = 'register' | 'sign-in';
const LIFETIME = 5 * 60_000;

export async function makeChallenge(
  { db, commit }: Store,
  purpose: Purpose,
  person: string | null,
  now: number,
): Promise<string> {
  const challenge = freshToken();
  const row = { hash: hashOf(challenge), purpose, person, expires: now + LIFETIME };
  await commit([statement(db.insertInto('challenges').values(row))]);
  return challenge;
}

/** The row that uses it up; a Conflict where it is used, too old, or was made for something or somebody else. */
export function useChallenge(
  { db }: Store,
  challenge: string,
  { purpose, person, now }: { readonly purpose: Purpose; readonly person: string | null; readonly now: number },
): Statement {
  const row = db.deleteFrom('challenges').where('hash', '=', hashOf(challenge)).where('purpose', '=', purpose);
  const mine = person === null ? row.where('person', 'is', null) : row.where('person', '=', person);
  return statement(mine.where('expires', '>', now), 1);
}
