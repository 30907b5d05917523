// Everything of somebody: given out as one answer, or deleted. What others need to keep their own matches stays,
// without the name.
import type { ChatLine, Player, TableMessage } from '@sagebrush/protocol';
import { ApiError } from '../api-error.ts';
import { documentsOf, dropUses } from '../documents/uses.ts';
import type { Person } from '../people/people.ts';
import { deleteMatches, hasMatches, sweepTable } from '../retention/sweep.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { personIn, seatOf, type TableDoc, withChair, withPerson } from '../tables/doc.ts';
import { cutShort } from '../tables/match-end.ts';
import type { Rooms } from '../tables/rooms.ts';
import { recordOf } from './record.ts';

/** The name that stands in finished matches for somebody who is gone. */
export const GONE = 'Drifter';
const SILENCE = '…';
const MOST_PLAYED = 1000;
const AT_ONCE = 200;

type Db = Services['store']['db'];

/** Written down when somebody's name or words come to a table, so that they can be found there. */
export const visited = (db: Db, person: string, feed: string): Statement =>
  statement(
    db
      .insertInto('visits')
      .values({ person, feed })
      .onConflict((clash) => clash.columns(['person', 'feed']).doNothing()),
  );

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
  const { played, ratings } = await recordOf(store, id, undefined, MOST_PLAYED);
  return {
    me: { id, ...me },
    sessions: await db.selectFrom('tokens').select('created').where('person', '=', id).orderBy('created').execute(),
    bots: await db.selectFrom('people').select(['id', 'name', 'created']).where('owner', '=', id).execute(),
    tables: await feedsOf(db, id),
    matches,
    said,
    documents: await documentsOf(db, id),
    played,
    ratings,
  };
}

/** Somebody stands up for good: a bot plays the running match to its end. */
function without(doc: TableDoc, person: string): TableDoc {
  const muted = doc.muted.filter((one) => one !== person);
  const seat = seatOf(doc, person);
  const rest = muted.length === doc.muted.length ? doc : { ...doc, muted };
  if (seat === undefined || !personIn(doc, seat)) return rest;
  return doc.state === 'playing'
    ? withPerson(rest, seat, { name: GONE, standIn: true, left: true })
    : withChair(rest, seat, null);
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
      const doc = without(room.doc, person);
      const isLeft =
        theirs.has(doc.host) &&
        doc.state !== 'closed' &&
        !doc.chairs.some(({ who }) => who?.kind === 'person' && !who.left);
      return { ...(isLeft ? cutShort(services, doc, 'idle', services.now()) : { doc }), answer: undefined };
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
export async function forget(services: Services, rooms: Rooms, person: string): Promise<void> {
  const { db, commit } = services.store;
  const bots = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
  for (const { id } of bots) await forget(services, rooms, id);
  const theirs = new Set([person, ...bots.map(({ id }) => id)]);
  for (const feed of new Set([...(await feedsOf(db, person)), ...(await openedBy(db, person))]))
    await leaveTable(services, rooms, { feed, person, theirs });
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
    ...(['seats', 'ratings', 'standings', 'visits', 'tokens', 'device_links'] as const).map((table) =>
      statement(db.deleteFrom(table).where('person', '=', person)),
    ),
    ...dropUses(services.store, [person]),
    statement(db.deleteFrom('people').where('id', '=', person)),
  ]);
  services.sessions.end({ kind: 'person', id: person });
}
