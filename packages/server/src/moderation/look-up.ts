// What an admin sees of people: by name, id or hashed address, and all that is known of one.
import type { TableMessage } from '@sagebrush/protocol';
import type { AdminPerson, AdminPersonLine } from '@sagebrush/protocol/admin';
import { notFound } from '../api-error.ts';
import { sessionId } from '../people/account.ts';
import { handleKey } from '../people/handles.ts';
import type { Services } from '../services.ts';
import { startInRow } from '../tables/live-match.ts';
import { deedsOf } from './deeds.ts';
import { reportsOf } from './reports.ts';

type Needed = Pick<Services, 'store'>;
const MOST = 50;
const MOST_SAID = 100;
const COLUMNS = ['id', 'name', 'kept', 'program', 'created', 'suspended', 'silenced'] as const;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kept: number | null;
  readonly program: number;
  readonly created: number;
  readonly suspended: number | null;
  readonly silenced: number | null;
}
const lineOf = ({ id, name, kept, program, created, suspended, silenced }: Row): AdminPersonLine => ({
  id,
  name,
  kept: kept !== null,
  program: program === 1,
  created,
  suspended,
  silenced,
});

/** Somebody's id, by their id or their kept name. */
export async function personNamed({ store: { db } }: Needed, named: string): Promise<string> {
  const byId = await db.selectFrom('people').select('id').where('id', '=', named).executeTakeFirst();
  if (byId) return byId.id;
  const handle = await db
    .selectFrom('handles')
    .innerJoin('people', 'people.id', 'handles.person')
    .select('people.id')
    .where('handles.key', '=', handleKey(named))
    .executeTakeFirst();
  if (!handle) throw notFound('person');
  return handle.id;
}

/** Kept names by their beginning, guests by their whole name, anybody by id or hashed address. */
export async function peopleLike({ store: { db } }: Needed, query: string): Promise<AdminPersonLine[]> {
  const ids = new Set<string>();
  const note = (rows: readonly { readonly id: string }[]): void => {
    for (const { id } of rows) ids.add(id);
  };
  const key = handleKey(query);
  note(await db.selectFrom('people').select('id').where('id', '=', query).execute());
  if (key !== '')
    note(
      await db
        .selectFrom('handles')
        .select('person as id')
        .where('key', '>=', key)
        .where('key', '<', `${key}\u{ffff}`)
        .limit(MOST)
        .execute(),
    );
  note(await db.selectFrom('people').select('id').where('name', '=', query).limit(MOST).execute());
  note(await db.selectFrom('addresses').select('person as id').where('address', '=', query).limit(MOST).execute());
  if (ids.size === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select(COLUMNS)
    .where('id', 'in', [...ids])
    .orderBy('name')
    .execute();
  return rows.map(lineOf);
}

async function addressesOf({ store: { db } }: Needed, person: string): Promise<AdminPerson['addresses']> {
  const own = await db.selectFrom('addresses').select(['address', 'seen']).where('person', '=', person).execute();
  const all = own.map(async ({ address, seen }) => {
    const others = await db
      .selectFrom('addresses')
      .innerJoin('people', 'people.id', 'addresses.person')
      .select(COLUMNS.map((column) => `people.${column}` as const))
      .where('addresses.address', '=', address)
      .where('addresses.person', '!=', person)
      .limit(MOST)
      .execute();
    return { address, seen, others: others.map(lineOf) };
  });
  return Promise.all(all);
}

/** What somebody said at the tables that still have it. */
async function saidBy({ store: { db } }: Needed, person: string): Promise<AdminPerson['said']> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('feed', 'feed.feed', 'visits.feed')
    .select(['feed.feed', 'feed.body'])
    .where('visits.person', '=', person)
    .where('feed.kind', '=', 'message')
    .where('feed.body', 'like', '{"type":"chat"%')
    .where('feed.body', 'like', `%"by":"${person}"%`)
    .orderBy('feed.at', 'desc')
    .limit(MOST_SAID)
    .execute();
  return rows.map(({ feed, body }) => ({
    table: feed,
    line: (JSON.parse(body) as Extract<TableMessage, { type: 'chat' }>).line,
  }));
}

async function matchesOf({ store: { db } }: Needed, person: string): Promise<AdminPerson['matches']> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .selectAll('matches')
    .where('seats.person', '=', person)
    .orderBy('seats.started', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    match: row.id,
    table: row.tbl,
    game: startInRow(row).game,
    started: row.started,
    ended: row.ended,
  }));
}

export async function personSeen(services: Needed, named: string): Promise<AdminPerson> {
  const { db } = services.store;
  const id = await personNamed(services, named);
  const row = await db
    .selectFrom('people')
    .select([...COLUMNS, 'owner'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('person');
  const bots = await db.selectFrom('people').select(COLUMNS).where('owner', '=', id).execute();
  const sessions = await db.selectFrom('tokens').selectAll().where('person', '=', id).orderBy('created').execute();
  return {
    person: lineOf(row),
    owner: row.owner,
    bots: bots.map(lineOf),
    sessions: sessions.map(({ hash, created, seen, device }) => ({ id: sessionId(hash), created, seen, device })),
    addresses: await addressesOf(services, id),
    said: await saidBy(services, id),
    matches: await matchesOf(services, id),
    reports: await reportsOf(services, { person: id }),
    deeds: await deedsOf(services, { person: id }),
  };
}
