// Rows of a person and of their sessions: of a token only the hash is kept.
import { LANGS, type Lang } from '@sagebrush/engine';
import type { Payer } from '../quotas.ts';
import { freshToken, hashOf } from '../secrets.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';
import type { Person } from './people.ts';
import { dayOf } from './visit-notes.ts';

/** A new session's token, and the row that keeps its hash. */
export function freshSession(
  { db }: Store,
  person: string,
  device: string | null,
  now: number,
): { readonly token: string; readonly session: Statement } {
  const token = freshToken();
  const row = { hash: hashOf(token), person, created: now, device, seen: dayOf(now) };
  return { token, session: statement(db.insertInto('tokens').values(row)) };
}

export function newPerson(
  { db }: Store,
  { id, name, lang, program }: Person,
  { owner, address }: Payer,
  now: number,
): Statement {
  const row = { id, name, lang, program: Number(program), owner, address, created: now, seen: dayOf(now) };
  return statement(db.insertInto('people').values(row));
}

export const personIn = (row: {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly program: number;
  readonly kept: number | null;
  readonly owner?: string | null;
}): Person => ({
  id: row.id,
  name: row.name,
  lang: langOf(row.lang),
  program: row.program === 1,
  kept: row.kept !== null,
  ...(typeof row.owner === 'string' ? { owner: row.owner } : {}),
});

const langOf = (text: string): Lang => LANGS.find((lang) => lang === text) ?? 'en';
