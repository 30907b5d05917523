// An account as its owner sees it, and the changes of it: keeping a name, the last way in, sessions.
import type { MyAccount, MySession, ProfileSettings } from '@sagebrush/protocol';
import { ApiError, notFound, notNow } from '../api-error.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement, type Store, statement } from '../storage/store.ts';
import { handleFrom, isTaken, keepHandle, taken } from './handles.ts';
import type { Passkeys } from './passkeys.ts';
import type { Person } from './people.ts';
import { NOT_PROVEN, OWN_NAME } from './sentences.ts';

/** A session's name for its owner: nothing that opens anything. */
export const sessionId = (hash: string): string => hashOf(`session\n${hash}`).slice(0, 22);

const ALL_SHOWN: ProfileSettings = { ratings: true, record: true, matches: true, since: true, presence: true };
export const shownBy = ({ shows }: { readonly shows: string | null }): ProfileSettings => ({
  ...ALL_SHOWN,
  ...(shows === null ? {} : (JSON.parse(shows) as Partial<ProfileSettings>)),
});

async function sessionsOf({ db }: Store, person: string, token: string | undefined): Promise<MySession[]> {
  const current = token === undefined ? '' : hashOf(token);
  const rows = await db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created').execute();
  return rows.map(({ hash, created, device, seen }) => ({
    id: sessionId(hash),
    created,
    seen,
    device,
    current: hash === current,
  }));
}

export async function accountOf(
  { store }: Pick<Services, 'store'>,
  passkeys: Passkeys,
  person: Person,
  token: string | undefined,
): Promise<MyAccount> {
  const { db } = store;
  const row = await db.selectFrom('people').select(['kept', 'shows']).where('id', '=', person.id).executeTakeFirst();
  const code = await db
    .selectFrom('recovery_codes')
    .select('created')
    .where('person', '=', person.id)
    .executeTakeFirst();
  const { id, name, lang, program, kept } = person;
  return {
    me: { id, name, lang, program, kept },
    since: row?.kept ?? null,
    passkeys: await passkeys.of(person.id),
    code: code?.created ?? null,
    sessions: await sessionsOf(store, person.id, token),
    shows: shownBy({ shows: row?.shows ?? null }),
  };
}

/** The name that a guest wants to keep, or the one that somebody has kept already. */
export async function handleOf(store: Store, person: Person, wanted: string | undefined, now: number): Promise<string> {
  if (person.program) throw notNow(OWN_NAME.program);
  if (person.kept) return person.name;
  const handle = handleFrom(wanted ?? person.name);
  if (await isTaken(store, handle, person.id, now)) throw taken();
  return handle;
}

/** A link to another device that was made before opens nothing any more: who made it may be whom this shuts out. */
const noLinks = ({ db }: Store, person: string): Statement =>
  statement(db.deleteFrom('device_links').where('person', '=', person));

/** Writes what opens a kept name, and for a guest the name with it. */
export async function writeKept(
  services: Pick<Services, 'store' | 'sessions' | 'keep' | 'now'>,
  person: Person,
  handle: string,
  rows: readonly Statement[],
): Promise<Person> {
  const { store, sessions, now } = services;
  await store
    .commit([...rows, ...(person.kept ? [] : [...keepHandle(services, person.id, handle), noLinks(store, person.id)])])
    .catch(async (error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
      if (!person.kept && (await isTaken(store, handle, person.id, now()))) throw taken();
      throw new ApiError('not-proven', NOT_PROVEN.spent);
    });
  sessions.changed(person.id);
  return { ...person, name: handle, kept: true };
}

export async function changeProfile(
  { store: { db, commit } }: Pick<Services, 'store'>,
  person: Person,
  change: Partial<ProfileSettings>,
): Promise<ProfileSettings> {
  const row = await db.selectFrom('people').select('shows').where('id', '=', person.id).executeTakeFirst();
  const shows = { ...shownBy({ shows: row?.shows ?? null }), ...change };
  const changed = db
    .updateTable('people')
    .set({ shows: JSON.stringify(shows) })
    .where('id', '=', person.id);
  await commit([statement(changed, 1)]);
  return shows;
}

/** Whoever removes the last way in would lose their name with the next cookie. */
export async function removePasskey({ store }: Pick<Services, 'store'>, person: Person, id: string): Promise<void> {
  const { db, commit } = store;
  const all = db.selectFrom('passkeys').select('id').where('person', '=', person.id);
  if (!(await all.where('id', '=', id).executeTakeFirst())) throw notFound('ownPasskey');
  const code = db.selectFrom('recovery_codes').select('person').where('person', '=', person.id);
  const others = all.where('id', '!=', id);
  const gone = db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where(({ or, exists }) => or([exists(code), exists(others)]));
  // Their own row first: of two passkeys that are removed at once, the second is then the last.
  const row = db.updateTable('people').set({ seen: null }).where('id', '=', person.id);
  await commit([statement(row, 1), statement(gone, 1)]).catch((error: unknown) => {
    throw error instanceof Conflict ? notNow(OWN_NAME.lastWay) : error;
  });
}

/** Whoever signs in once more than there may be sessions ends the one that was used longest ago. */
export async function endOldest(
  { store, sessions, quotas }: Pick<Services, 'store' | 'sessions' | 'quotas'>,
  person: string,
): Promise<void> {
  const { db, commit } = store;
  const rows = await db
    .selectFrom('tokens')
    .select('hash')
    .where('person', '=', person)
    .orderBy(({ fn }) => fn.coalesce('seen', 'created'), 'desc')
    .orderBy('created', 'desc')
    .execute();
  const ending = rows.slice(quotas.most.sessions).map(({ hash }) => hash);
  if (ending.length === 0) return;
  await commit(ending.map((hash) => statement(db.deleteFrom('tokens').where('hash', '=', hash))));
  for (const id of ending) sessions.end({ kind: 'session', id });
}

/** Ends sessions of somebody: one by its id, all but the one that asks, or all. */
export async function endSessions(
  { store, sessions }: Pick<Services, 'store' | 'sessions'>,
  person: string,
  which: { readonly only: string } | { readonly but: string | undefined },
): Promise<void> {
  const { db, commit } = store;
  const rows = await db.selectFrom('tokens').select('hash').where('person', '=', person).execute();
  const kept = 'but' in which && which.but !== undefined ? hashOf(which.but) : undefined;
  const ending = rows
    .map(({ hash }) => hash)
    .filter((hash) => ('only' in which ? sessionId(hash) === which.only : hash !== kept));
  if (ending.length === 0 && 'only' in which) throw notFound('ownSession');
  const ends = ending.map((hash) => statement(db.deleteFrom('tokens').where('hash', '=', hash)));
  await commit([...ends, noLinks(store, person)]);
  for (const id of ending) sessions.end({ kind: 'session', id });
}
