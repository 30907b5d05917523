// A room: one table held in memory. It is a cache of rows: it can be dropped at any time and opened again.
import { type Entry, RAIL, type Registry, type Seat } from '@sagebrush/engine';
import { type ChatLine, momentsOf, type Snapshot, type TableInfo, type TableMessage } from '@sagebrush/protocol';
import type { Person } from '../people/people.ts';
import type { Store } from '../storage/store.ts';
import { notFound } from '../trouble.ts';
import { seatOf, type TableDoc } from './doc.ts';
import { entryRows, frame, framesSince, momentFrames, type NewRow } from './feed.ts';
import { infoOf } from './info.ts';
import { clocks, type Play, playAgain, startInRow, viewerIn } from './play.ts';

export interface Listener {
  readonly person: Person | undefined;
  readonly send: (frame: string) => void;
}

export interface Room {
  readonly id: string;
  doc: TableDoc;
  /** The number of the last row that this room knows. */
  n: number;
  play: Play | null;
  chat: ChatLine[];
  readonly listeners: Set<Listener>;
  /** How many were last said to look on. */
  watching: number;
  /** Since when somebody who was here is gone. */
  readonly awaySince: Map<string, number>;
  readonly opened: number;
  /** It may differ from the store, and has to be read again before anybody looks. */
  isDoubtful: boolean;
  /** Decisions that a bot is thinking about. */
  readonly thinking: Set<string>;
  timer: NodeJS.Timeout | undefined;
  /** Everything that reads or changes the room waits here for its turn. */
  queue: Promise<unknown>;
  touched: number;
}

export const CHAT_KEPT = 50;

type Loaded = Pick<Room, 'doc' | 'n' | 'play' | 'chat'>;

/**
 * Reads a table. The number first: whatever another node writes meanwhile makes the next change conflict,
 * while a number newer than the rest would let an old state overwrite a new one.
 */
export async function load(store: Store, games: Registry, id: string): Promise<Loaded> {
  const { db } = store;
  const n = await lastNumber(store, id);
  const row = await db.selectFrom('tables').select('doc').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('such table');
  const doc = JSON.parse(row.doc) as TableDoc;
  const messages = await db
    .selectFrom('feed')
    .select('body')
    .where('feed', '=', id)
    .where('kind', '=', 'message')
    .where('body', 'like', '{"type":"chat"%')
    .orderBy('n', 'desc')
    .limit(CHAT_KEPT)
    .execute();
  const chat = messages.reverse().map(({ body }) => (JSON.parse(body) as Extract<TableMessage, { type: 'chat' }>).line);
  return { doc, n, chat, play: doc.match === null ? null : await loadPlay(db, games, doc.match) };
}

export async function lastNumber({ db }: Store, feed: string): Promise<number> {
  const top = await db
    .selectFrom('feed')
    .select((query) => query.fn.max('n').as('n'))
    .where('feed', '=', feed)
    .executeTakeFirst();
  return Number(top?.n ?? 0);
}

async function loadPlay(db: Store['db'], games: Registry, id: string): Promise<Play> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('such match');
  const start = startInRow(row);
  const entries = await entryRows(db, id);
  let told: Play['told'] = [];
  const match = playAgain(
    games.find(start.game),
    start,
    entries.map(({ body }) => JSON.parse(body) as Entry),
    (_, news) => {
      told = news;
    },
  );
  return {
    match,
    players: JSON.parse(row.players) as Play['players'],
    times: [row.started, ...entries.map(({ at }) => at)],
    told,
    due: row.due,
  };
}

/** In memory again as the store has it; listeners hear what another node wrote meanwhile. */
export async function reload(room: Room, store: Store, games: Registry): Promise<void> {
  const known = room.n;
  Object.assign(room, await load(store, games, room.id));
  if (room.n === known) return;
  for (const { person, send } of room.listeners) {
    const who = { feed: room.id, person: person?.id, watchers: room.doc.watchers };
    for (const text of await framesSince(store, games, who, known, room.n)) send(text);
  }
}

export const isHere = (room: Room, person: string): boolean => [...room.listeners].some((listener) => listener.person?.id === person);

export const roomInfo = (room: Room, games: Registry, doc = room.doc): TableInfo => infoOf(doc, games, (person) => isHere(room, person));

/** How long somebody has had no stream open here. After a restart nobody knows, so it counts from then. */
export const awayFor = (room: Room, person: string, now: number): number =>
  isHere(room, person) ? 0 : now - (room.awaySince.get(person) ?? room.opened);

/** The seat somebody looks from: in a match the one they were dealt, otherwise their chair. */
const ownSeat = (room: Room, person: Person | undefined): Seat | null => seatOf(room.doc, person?.id) ?? null;

export function snapshotFor(room: Room, games: Registry, person: Person | undefined): Snapshot {
  const { play, doc } = room;
  const viewer = viewerIn(play?.players ?? [], person?.id);
  const maySee = play !== null && (viewer !== 'rail' || doc.watchers);
  return {
    table: roomInfo(room, games),
    seat: ownSeat(room, person),
    moment: maySee ? momentsOf(play.match, play.told)(viewer) : null,
    due: maySee && doc.clock.kind !== 'none' ? clocks(doc, play) : [],
    chat: room.chat,
  };
}

/** Who has the table open without a part in its match, or before it without a chair. */
export function watchersOf({ listeners, doc, play }: Room): number {
  if (!doc.watchers) return 0;
  const plays = (id: string): boolean => seatOf(doc, id) !== undefined || viewerIn(play?.players ?? [], id) !== RAIL;
  return new Set([...listeners].filter(({ person }) => !person || !plays(person.id)).map((one) => one.person?.id ?? one)).size;
}

/** Tells what is only true now: to somebody who has just come, or to all when the rail has changed. */
export function tellNow(room: Room, time: number, to: Iterable<Listener> = room.listeners): void {
  room.watching = watchersOf(room);
  const message: TableMessage = { type: 'now', time, watching: room.watching };
  for (const { send } of to) send(`data: ${JSON.stringify(message)}\n\n`);
}

/** Tells everyone in the room what is now in the store. */
export function tell(room: Room, first: number, rows: readonly NewRow[]): void {
  if (room.listeners.size === 0) return;
  rows.forEach((row, index) => {
    const n = first + index;
    if (row.kind === 'message' || !room.play) {
      const text = frame(n, row.body);
      for (const { send } of room.listeners) send(text);
      return;
    }
    const { match, told, players } = room.play;
    const framesOf = momentFrames(n, match, told, row.due ?? null);
    for (const { person, send } of room.listeners) {
      const viewer = viewerIn(players, person?.id);
      if (viewer !== 'rail' || room.doc.watchers) send(framesOf(viewer));
    }
  });
}
