// A room: one table held in memory. It is a cache of rows: it can be dropped at any time and opened again.
import { type Entry, fold, redo, rewind, type Seat, seqOf } from '@sagebrush/engine';
import {
  type ChatLine,
  momentsOf,
  type OptionValues,
  type Snapshot,
  type TableInfo,
  type TableMessage,
} from '@sagebrush/protocol';
import { wholeOptions } from '../documents/documents.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { FeedRow } from '../storage/schema.ts';
import { notFound } from '../trouble.ts';
import { seatOf, type TableDoc } from './doc.ts';
import { frame, momentFrames, rowsAfter } from './feed.ts';
import { infoOf } from './info.ts';
import { clocks, type Decision, type Play, viewerIn } from './play.ts';
import type { Onlookers } from './rail.ts';
import { entryRows, lengthOf, wholeStart } from './stored-match.ts';

export interface Listener {
  readonly person: Person | undefined;
  /** Says whether they still read. */
  readonly send: (frame: string) => boolean;
}

export interface Room {
  readonly id: string;
  doc: TableDoc;
  /** The table's options with their documents. */
  readonly options: OptionValues;
  /** The number of the last row that this room knows. */
  n: number;
  play: Play | null;
  chat: ChatLine[];
  readonly listeners: Set<Listener>;
  readonly rail: Onlookers;
  /** Who has the table open, at this node or another. */
  readonly here: Set<string>;
  /** Since when somebody who was here is gone. */
  readonly awaySince: Map<string, number>;
  readonly opened: number;
  /** It may differ from the store, and has to be read again before anybody looks. */
  isDoubtful: boolean;
  /** This node does what is due at the table: no other one will while it lives. */
  isOurs: boolean;
  /** Decisions that a bot is thinking about, or that wait for a thread. */
  readonly thinking: Map<string, PendingDecision>;
  timer: NodeJS.Timeout | undefined;
  /** Everything that reads or changes the room waits here for its turn. */
  queue: Promise<unknown>;
  touched: number;
}

/** A bot's decision, and how to say that nobody wants it any more. */
export interface PendingDecision extends Decision {
  readonly leave: AbortController;
}

export const CHAT_KEPT = 50;

type Loaded = Pick<Room, 'doc' | 'options' | 'n' | 'play' | 'chat' | 'here'>;

/**
 * Reads a table as it is at one moment: one statement tells the table and the number of its last row, and the rest goes
 * as far as that.
 */
export async function load(services: Services, id: string): Promise<Loaded> {
  const { db } = services.store;
  const row = await db
    .selectFrom('tables')
    .select('doc')
    .select((query) =>
      query
        .selectFrom('feed')
        .select((inner) => inner.fn.max('n').as('n'))
        .where('feed', '=', id)
        .as('n'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('such table');
  const n = Number(row.n ?? 0);
  const doc = JSON.parse(row.doc) as TableDoc;
  const messages = await db
    .selectFrom('feed')
    .select('body')
    .where('feed', '=', id)
    .where('kind', '=', 'message')
    .where('n', '<=', n)
    .where('body', 'like', '{"type":"chat"%')
    .orderBy('n', 'desc')
    .limit(CHAT_KEPT)
    .execute();
  const chat = messages.reverse().map(({ body }) => (JSON.parse(body) as Extract<TableMessage, { type: 'chat' }>).line);
  const present = await db.selectFrom('presence').select('person').where('feed', '=', id).execute();
  const here = new Set(present.map(({ person }) => person));
  // A table that closed before anything was played has given its documents back, and needs none.
  const options = doc.state === 'closed' && doc.match === null ? {} : await wholeOptions(db, doc.options);
  return { doc, options, n, chat, here, play: doc.match === null ? null : await loadPlay(services, doc.match, n) };
}

/** null where the match is no longer kept. */
async function loadPlay({ store: { db }, games, slices }: Services, id: string, upTo: number): Promise<Play | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const start = await wholeStart(db, row);
  const rows = await entryRows(db, id, { n: upTo });
  const reached = await slices.run(fold(games.find(start.game), { ...start, entries: rows.map(({ entry }) => entry) }));
  return {
    ...reached,
    players: JSON.parse(row.players) as Play['players'],
    times: [row.started, ...rows.map(({ at }) => at)],
    due: row.due,
  };
}

/** A plan may have played on in memory and was not written: the match again as far as this room had told it. */
export async function rebuild(room: Room, { store: { db }, slices }: Services): Promise<void> {
  const { play } = room;
  if (!play) return;
  const seq = await lengthOf(db, play.match.start.match, room.n);
  room.play = { ...play, ...(await slices.run(rewind(play.match, seq))), times: play.times.slice(0, seq + 1) };
}

/** Takes in what another node wrote, row by row, and tells it. */
export async function catchUp(room: Room, services: Services): Promise<void> {
  for (const row of await rowsAfter(services.store.db, room.id, room.n)) {
    if (row.kind === 'message') takeInMessage(room, row);
    else await takeInMove(room, row, services);
    room.n = row.n;
    tell(room, row.n, [row]);
  }
}

function takeInMessage(room: Room, { body, doc, at }: FeedRow & { readonly doc: string | null }): void {
  const message = JSON.parse(body) as TableMessage;
  if (message.type === 'chat') room.chat = [...room.chat, message.line].slice(-CHAT_KEPT);
  if (message.type === 'presence') setHere(room, message.person, message.here, at);
  if (message.type !== 'table') return;
  if (doc !== null) room.doc = JSON.parse(doc) as TableDoc;
  for (const { who } of message.table.chairs) if (who?.kind === 'person') setHere(room, who.id, who.here, at);
}

async function takeInMove(room: Room, { match, seq, n, body, at }: FeedRow, services: Services): Promise<void> {
  const { play } = room;
  if (play && play.match.start.match === match && seqOf(play.match) + 1 === seq) {
    play.told = redo(play.match, JSON.parse(body) as Entry);
    play.times.push(at);
  } else if (match !== null) {
    room.play = await loadPlay(services, match, n);
  }
}

export function setHere({ here, awaySince }: Room, person: string, isHere: boolean, at: number): void {
  if (isHere) here.add(person);
  else if (here.delete(person)) awaySince.set(person, at);
}

/** Somebody has a stream of this node open. */
export const isListening = (room: Room, person: string): boolean =>
  [...room.listeners].some((listener) => listener.person?.id === person);

export const roomInfo = (room: Room, doc = room.doc): TableInfo => infoOf(doc, (person) => room.here.has(person));

/** How long somebody has had no stream open here. After a restart nobody knows, so it counts from then. */
export const awayFor = (room: Room, person: string, now: number): number =>
  room.here.has(person) ? 0 : now - (room.awaySince.get(person) ?? room.opened);

/** The seat somebody looks from: in a match the one they were dealt, otherwise their chair. */
const ownSeat = (room: Room, person: Person | undefined): Seat | null => seatOf(room.doc, person?.id) ?? null;

export function snapshotFor(room: Room, person: Person | undefined): Snapshot {
  const { play, doc } = room;
  const viewer = viewerIn(play?.players ?? [], person?.id);
  const maySee = play !== null && (viewer !== 'rail' || doc.watchers);
  return {
    table: roomInfo(room),
    seat: ownSeat(room, person),
    moment: maySee ? momentsOf(play.match, play.told)(viewer) : null,
    due: maySee && doc.clock.kind !== 'none' ? clocks(doc, play) : [],
    chat: room.chat,
  };
}

/** Tells everyone in the room what is now in the store. */
export function tell(
  room: Room,
  first: number,
  rows: readonly { readonly kind: string; readonly body: string; readonly due?: string | null }[],
): void {
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
