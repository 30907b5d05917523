// Everything of somebody: given out as one answer, or deleted. What others need to keep their own matches stays,
// without the name.
import type { ChatLine, Player, TableMessage } from '@sagebrush/protocol';
import { ApiError } from '../api-error.ts';
import { documentsOf, dropUses } from '../documents/uses.ts';
import { pseudonymRows } from '../moderation/pseudonyms.ts';
import type { Person } from '../people/people.ts';
import { deleteMatches, hasMatches, sweepTable } from '../retention/sweep.ts';
import type { Services } from '../services.ts';
import { forgetTies } from '../social/circle.ts';
import { statement } from '../storage/store.ts';
import { seatOf, type TableDoc } from '../tables/doc.ts';
import { leave } from '../tables/forfeits.ts';
import { cutShort } from '../tables/match-end.ts';
import type { Plan } from '../tables/plan.ts';
import type { Rooms } from '../tables/rooms.ts';
import { leaveTournaments } from '../tournaments/entry.ts';
import { recordOf } from './record.ts';
import { GONE } from './visits.ts';

const SILENCE = '…';
const MOST_PLAYED = 1000;
const AT_ONCE = 200;

type Db = Services['store']['db'];

/** The tables where somebody has sat or spoken. */
const feedsOf = async (db: Db, person: string): Promise<string[]> =>
  (await db.selectFrom('visits').select('feed').where('person', '=', person).execute()).map(({ feed }) => feed);
/** The tables that somebody has opened and that are not closed yet. */
const openedBy = async (db: Db, person: string): Promise<string[]> =>
  (await db.selectFrom('tables').select('id').where('owner', '=', person).execute()).map(({ id }) => id);

const messagesAt = (db: Db, feed: string, person: string) =>
  db
    .selectFrom('feed')
    .select(['n', 'body'])
    .where('feed', '=', feed)
    .where('kind', '=', 'message')
    .where('body', 'like', `%${person}%`)
    .orderBy('n')
    .execute();

export async function everythingOf({ store }: Services, { id, ...me }: Person) {
  const { db } = store;
  const said: (Pick<ChatLine, 'text' | 'at'> & { table: string })[] = [];
  for (const table of await feedsOf(db, id)) {
    for (const { body } of await messagesAt(db, table, id)) {
      const message = JSON.parse(body) as TableMessage;
      if (message.type === 'chat' && message.line.by === id)
        said.push({ table, text: message.line.text, at: message.line.at });
    }
  }
  const matches = await db
    .selectFrom('seats')
    .select(['match', 'seat', 'started'])
    .where('person', '=', id)
    .orderBy('started')
    .execute();
  const { played, ratings } = await recordOf(store, id, { most: MOST_PLAYED });
  return {
    me: { id, ...me },
    sessions: await db
      .selectFrom('tokens')
      .select(['created', 'seen', 'device'])
      .where('person', '=', id)
      .orderBy('created')
      .execute(),
    passkeys: await db.selectFrom('passkeys').select(['name', 'created', 'used']).where('person', '=', id).execute(),
    recoveryCode: (await db.selectFrom('recovery_codes').select('created').where('person', '=', id).executeTakeFirst())
      ?.created,
    addresses: await db.selectFrom('addresses').select(['address', 'seen']).where('person', '=', id).execute(),
    reports: await db.selectFrom('reports').select(['at', 'reason', 'words']).where('reporter', '=', id).execute(),
    ties: await db.selectFrom('ties').select(['other', 'kind', 'at']).where('person', '=', id).execute(),
    bots: await db.selectFrom('people').select(['id', 'name', 'created']).where('owner', '=', id).execute(),
    tables: await feedsOf(db, id),
    matches,
    said,
    documents: await documentsOf(db, id),
    played,
    ratings,
    dailies: await db
      .selectFrom('daily_tries')
      .select(['day', 'game', 'match', 'started', 'ended', 'score', 'margin'])
      .where('person', '=', id)
      .orderBy('day')
      .execute(),
  };
}

/** Somebody stands up for good: a bot plays the running match to its end, where others are left. */
function without(services: Services, doc: TableDoc, person: string): Pick<Plan<void>, 'doc' | 'also'> {
  const muted = doc.muted.filter((one) => one !== person);
  const seat = seatOf(doc, person);
  const rest = muted.length === doc.muted.length ? doc : { ...doc, muted };
  return seat === undefined ? { doc: rest } : leave(services, rest, seat, { name: GONE });
}

/** A message of the feed without the name and the words of somebody. */
function silenced(body: string, person: string): string {
  const message = JSON.parse(body) as TableMessage;
  if (message.type === 'chat' && message.line.by === person)
    return JSON.stringify({ ...message, line: { ...message.line, name: GONE, text: SILENCE } });
  if (message.type === 'presence' && message.person === person) return JSON.stringify({ ...message, name: GONE });
  if (message.type !== 'table') return body;
  const chairs = message.table.chairs.map((chair) =>
    chair.who?.kind === 'person' && chair.who.id === person ? { ...chair, who: { ...chair.who, name: GONE } } : chair,
  );
  return JSON.stringify({ ...message, table: { ...message.table, chairs } });
}

const nameless = (players: readonly Player[], person: string): Player[] =>
  players.map((player) => (player.kind === 'person' && player.id === person ? { ...player, name: GONE } : player));

/**
 * Matches that somebody played with bots alone, at tables that are closed; the tables with them, where no other match
 * was played.
 */
async function deleteAlone({ store, now }: Services, person: string): Promise<void> {
  const { db } = store;
  const alone = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .innerJoin('tables', 'tables.id', 'matches.tbl')
    .select(['matches.id', 'matches.tbl'])
    .where('seats.person', '=', person)
    .where('matches.people', '<', 2)
    .where('tables.state', '=', 'closed')
    .execute();
  for (let at = 0; at < alone.length; at += AT_ONCE) await deleteMatches(store, alone.slice(at, at + AT_ONCE), now());
  for (const table of new Set(alone.map(({ tbl }) => tbl)))
    if (!(await hasMatches(db, table))) await sweepTable(store, table);
}

/** What is somebody's alone, and goes with them. */
const OWN_ROWS = [
  'seats',
  'ratings',
  'standings',
  'visits',
  'seekers',
  'tokens',
  'device_links',
  'passkeys',
  'recovery_codes',
  'addresses',
  'inbox',
  'push_subscriptions',
  'daily_tries',
] as const;

interface Leaving {
  readonly feed: string;
  readonly person: string;
  /** The person and their bot accounts. */
  readonly theirs: ReadonlySet<string>;
}

/** The table without somebody; a table that has gone meanwhile, as old ones do, has nothing of theirs left. */
async function leaveTable(services: Services, rooms: Rooms, { feed, person, theirs }: Leaving): Promise<void> {
  const { db, commit } = services.store;
  try {
    await rooms.change(feed, {}, (room) => {
      room.chat = room.chat.filter(({ by }) => by !== person);
      const { doc = room.doc, also = [] } = without(services, room.doc, person);
      const isLeft =
        theirs.has(doc.host) &&
        doc.state !== 'closed' &&
        !doc.chairs.some(({ who }) => who?.kind === 'person' && !who.left);
      return { ...(isLeft ? cutShort(services, doc, 'idle', services.now()) : { doc, also }), answer: undefined };
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return;
    throw error;
  }
  const rows = await messagesAt(db, feed, person);
  const update = (n: number, body: string) =>
    db.updateTable('feed').set({ body }).where('feed', '=', feed).where('n', '=', n);
  await commit(rows.map(({ n, body }) => statement(update(n, silenced(body, person)))));
}

/**
 * Deletes somebody and their bot accounts: sessions, ratings, words, matches that were nobody else's, and their name
 * wherever it stands.
 */
export async function forgetPerson(services: Services, rooms: Rooms, person: string): Promise<void> {
  const { db, commit } = services.store;
  const bots = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
  const pseudonymous = await pseudonymRows(services, person, GONE);
  for (const { id } of bots) await forgetPerson(services, rooms, id);
  const theirs = new Set([person, ...bots.map(({ id }) => id)]);
  for (const feed of new Set([...(await feedsOf(db, person)), ...(await openedBy(db, person))]))
    await leaveTable(services, rooms, { feed, person, theirs });
  await leaveTournaments(services, rooms, person);
  await deleteAlone(services, person);
  const matches = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['matches.id', 'matches.players'])
    .where('seats.person', '=', person)
    .execute();
  const rename = (id: string, players: string) => db.updateTable('matches').set({ players }).where('id', '=', id);
  await commit([
    ...matches.map(({ id, players }) =>
      statement(rename(id, JSON.stringify(nameless(JSON.parse(players) as Player[], person)))),
    ),
    ...OWN_ROWS.map((table) => statement(db.deleteFrom(table).where('person', '=', person))),
    ...dropUses(services.store, [person]),
    ...forgetTies(services.store, person),
    ...pseudonymous,
    statement(db.deleteFrom('people').where('id', '=', person)),
  ]);
  services.sessions.end({ kind: 'person', id: person });
}
