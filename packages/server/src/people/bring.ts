// A guest who signs in brings everything along: seats, matches, ratings, documents, bots, and what is held by them and
// against them. What the account has already at the same table, in the same match, in the same event, or of the same
// day's deal, stays with the guest.
import type { Player, TableMessage } from '@sagebrush/protocol';
import { notFound } from '../api-error.ts';
import type { Services } from '../services.ts';
import { forgetTies } from '../social/circle.ts';
import { deafTo, tiesBrought } from '../social/ties.ts';
import { Conflict, type Statement, type Store, statement } from '../storage/store.ts';
import { seatOf } from '../tables/doc.ts';
import { viewerIn } from '../tables/live-match.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Person } from './people.ts';
import { type Renamed, renamePlan, tablesWith } from './renames.ts';

export interface Belongings {
  /** Chairs at tables that are not closed. */
  readonly seats: number;
  readonly matches: number;
}

export async function belongingsOf({ db }: Store, person: string): Promise<Belongings> {
  const { matches } = await db
    .selectFrom('seats')
    .select(({ fn }) => fn.countAll<number>().as('matches'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  const { seats } = await db
    .selectFrom('visits')
    .innerJoin('tables', 'tables.id', 'visits.feed')
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where('visits.person', '=', person)
    .where('tables.state', '!=', 'closed')
    .executeTakeFirstOrThrow();
  return { seats: Number(seats), matches: Number(matches) };
}

/** Both cannot sit at one table: the account has a chair there, or has played in its match. */
const isBoth = ({ doc, live }: Room, guest: string, person: string): boolean =>
  (seatOf(doc, guest) !== undefined && seatOf(doc, person) !== undefined) ||
  (live !== null && viewerIn(live.players, guest) !== 'rail' && viewerIn(live.players, person) !== 'rail');

/** The tables of the guest's counted tries of a day and game of which the account has one of its own. */
const secondTries = ({ db }: Store, guest: string, id: string) =>
  db
    .selectFrom('daily_tries as guests')
    .innerJoin('daily_tries as own', (join) =>
      join.onRef('own.day', '=', 'guests.day').onRef('own.game', '=', 'guests.game'),
    )
    .select('guests.tbl')
    .where('guests.person', '=', guest)
    .where('own.person', '=', id);

/** The other counted tries of the guest's, which become the account's. */
const triesMoved = (store: Store, guest: string, id: string) =>
  store.db
    .updateTable('daily_tries')
    .set({ person: id })
    .where('person', '=', guest)
    .where('tbl', 'not in', secondTries(store, guest, id));

/** The tables where the account would have the same cards twice: a day's deal, or an event where both are entered. */
async function tablesApart(store: Store, guest: string, id: string): Promise<string[]> {
  const inEvents = store.db
    .selectFrom('tournament_tables')
    .innerJoin('tournament_entrants', 'tournament_entrants.tournament', 'tournament_tables.tournament')
    .select('tournament_tables.tbl')
    .where('tournament_entrants.person', '=', guest);
  const rows = await secondTries(store, guest, id).union(inEvents).execute();
  return rows.map(({ tbl }) => tbl);
}

/** The matches of the guest's that the account did not sit in, rewritten. */
async function matchRows(
  { db }: Store,
  { guest, person: { id, name }, apart }: { guest: string; person: Person; apart: readonly string[] },
): Promise<Statement[]> {
  const own = db.selectFrom('seats').select('match').where('person', '=', id);
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(['matches.id', 'matches.players', 'matches.tbl'])
    .where('seats.person', '=', guest)
    .where('seats.match', 'not in', own)
    .execute();
  const renamed = (players: string): string =>
    JSON.stringify(
      (JSON.parse(players) as Player[]).map((player) =>
        player.kind === 'person' && player.id === guest ? { ...player, id, name, kept: true } : player,
      ),
    );
  const brought = rows.filter(({ tbl }) => !apart.includes(tbl));
  return brought.flatMap((row) => [
    statement(
      db
        .updateTable('matches')
        .set({ players: renamed(row.players) })
        .where('id', '=', row.id),
    ),
    statement(db.updateTable('seats').set({ person: id }).where('match', '=', row.id).where('person', '=', guest)),
    statement(db.updateTable('ratings').set({ person: id }).where('match', '=', row.id).where('person', '=', guest)),
  ]);
}

/** A standing of the account's stays as it is: two people's ratings cannot be added up. */
const standingRows = ({ db }: Store, guest: string, id: string): Statement[] => {
  const known = db.selectFrom('standings').select('game').where('person', '=', id);
  const moved = db.updateTable('standings').set({ person: id }).where('person', '=', guest);
  return [
    statement(moved.where('game', 'not in', known)),
    statement(db.deleteFrom('standings').where('person', '=', guest)),
  ];
};

/** What the guest said at a table is the account's. */
async function saidRows({ db }: Store, feed: string, guest: string, { id, name }: Person): Promise<Statement[]> {
  const rows = await db
    .selectFrom('feed')
    .select(['n', 'body'])
    .where('feed', '=', feed)
    .where('kind', '=', 'message')
    .where('body', 'like', '{"type":"chat"%')
    .where('body', 'like', `%${guest}%`)
    .execute();
  return rows.flatMap(({ n, body }) => {
    const message = JSON.parse(body) as TableMessage;
    if (message.type !== 'chat' || message.line.by !== guest) return [];
    const said = JSON.stringify({ ...message, line: { ...message.line, by: id, name, kept: true } });
    return [statement(db.updateTable('feed').set({ body: said }).where('feed', '=', feed).where('n', '=', n))];
  });
}

/** One table; false where both sit at it. */
async function bringTable(
  services: Services,
  rooms: Rooms,
  { table, guest, person }: { readonly table: string; readonly guest: string; readonly person: Person },
): Promise<boolean> {
  const { store } = services;
  const { id, name } = person;
  const renamed: Renamed = { type: 'renamed', person: id, name, kept: true, was: guest };
  const said = await saidRows(store, table, guest, person);
  const { db } = store;
  const visited = db.insertInto('visits').values({ person: id, feed: table });
  const rows = [
    statement(visited.onConflict((clash) => clash.columns(['person', 'feed']).doNothing())),
    statement(db.deleteFrom('visits').where('person', '=', guest).where('feed', '=', table)),
    statement(db.updateTable('tables').set({ owner: id }).where('id', '=', table).where('owner', '=', guest)),
    // Together with the chair: the last move counts the try of whoever sits there.
    statement(triesMoved(store, guest, id).where('tbl', '=', table)),
  ];
  return rooms.change(table, {}, (room) => {
    if (isBoth(room, guest, id)) return { answer: false };
    return { ...renamePlan(room, renamed), also: [...said, ...rows], answer: true };
  });
}

/** Who may not talk does not talk by their account either. */
async function silenceRows({ db }: Store, guest: string, person: string): Promise<Statement[]> {
  const both = db.selectFrom('people').select('silenced').where('id', 'in', [guest, person]);
  const until = (await both.execute()).map(({ silenced }) => Number(silenced ?? 0));
  const silenced = Math.max(0, ...until);
  if (silenced === 0) return [];
  return [statement(db.updateTable('people').set({ silenced }).where('id', '=', person))];
}

/** Everything of the guest's that can be: what could not is told in `left`, as tables. */
export async function bring(
  services: Services,
  rooms: Rooms,
  guest: string,
  person: Person,
): Promise<Belongings & { readonly left: number }> {
  const { store, sessions, circle } = services;
  const { db } = store;
  const before = await belongingsOf(store, guest);
  let left = 0;
  const entered = db.selectFrom('tournament_entrants').select('tournament').where('person', '=', person.id);
  const entries = db.updateTable('tournament_entrants').set({ person: person.id }).where('person', '=', guest);
  // Nobody begins a second try of the same cards while the rest is brought.
  await store.commit([
    statement(entries.where('tournament', 'not in', entered)),
    statement(triesMoved(store, guest, person.id).where('ended', 'is not', null)),
  ]);
  const apart = await tablesApart(store, guest, person.id);
  // The matches before the tables: a table that is opened meanwhile finds its player.
  await store.commit(await matchRows(store, { guest, person, apart }));
  for (const table of await tablesWith(store, guest))
    if (apart.includes(table) || !(await bringTable(services, rooms, { table, guest, person }))) left += 1;
  const visits = db.updateTable('visits').set({ person: person.id }).where('person', '=', guest);
  const known = db.selectFrom('visits').select('feed').where('person', '=', person.id);
  const documents = db.selectFrom('document_uses').select('document').where('used_by', '=', person.id);
  const uses = db.updateTable('document_uses').set({ used_by: person.id }).where('used_by', '=', guest);
  await store.commit([
    ...standingRows(store, guest, person.id),
    statement(triesMoved(store, guest, person.id)),
    statement((apart.length === 0 ? visits : visits.where('feed', 'not in', apart)).where('feed', 'not in', known)),
    statement(uses.where('document', 'not in', documents)),
    ...(await tiesBrought(services, guest, person.id)),
    ...(await silenceRows(store, guest, person.id)),
    ...forgetTies(store, guest),
    statement(db.deleteFrom('seekers').where('person', '=', guest)),
    statement(db.updateTable('people').set({ owner: person.id }).where('owner', '=', guest)),
    statement(db.deleteFrom('tokens').where('person', '=', guest)),
  ]);
  sessions.end({ kind: 'person', id: guest });
  await circle.listenAnew([person.id, ...(await deafTo(store, person.id))]);
  return { ...before, left };
}

/** Whose things a code brings: the guest's who was signed in on this device. Uses it up. */
export async function guestByCode({ store, now }: Services, hash: string): Promise<string> {
  const { db, commit } = store;
  const spent = notFound('brought');
  const row = await db
    .selectFrom('device_links')
    .innerJoin('people', 'people.id', 'device_links.person')
    .select('people.id')
    .where('device_links.hash', '=', hash)
    .where('people.kept', 'is', null)
    .where('people.program', '=', 0)
    .executeTakeFirst();
  if (!row) throw spent;
  const use = db.updateTable('device_links').set({ used: now() }).where('hash', '=', hash).where('used', 'is', null);
  await commit([statement(use.where('expires', '>', now()), 1)]).catch((error: unknown) => {
    throw error instanceof Conflict ? spent : error;
  });
  return row.id;
}
