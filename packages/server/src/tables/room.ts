// A room: one table held in memory. It is a cache of rows: it can be dropped at any time and opened again.
import type { Seat } from '@sagebrush/engine';
import { type ChatLine, momentsOf, type OptionValues, type Snapshot, type TableInfo } from '@sagebrush/protocol';
import type { Person } from '../people/people.ts';
import { seatOf, type TableDoc } from './doc.ts';
import { frame, momentFrames } from './feed.ts';
import { infoOf } from './info.ts';
import { type Decision, deadlines, type LiveMatch, viewerIn, waitingIn } from './live-match.ts';
import type { Onlookers } from './rail.ts';
import { chatIn, isHeard } from './talk.ts';

export interface StreamListener {
  readonly person: Person | undefined;
  /** Says whether they still read. */
  readonly send: (frame: string) => boolean;
  /** Ends their stream, with a last message. */
  readonly end?: (lastMessage: string) => void;
  /** Whether they want to hear what somebody says, and may. */
  readonly hears?: (person: string) => boolean;
}

export interface Room {
  readonly id: string;
  doc: TableDoc;
  /** The table's options with their documents. */
  readonly options: OptionValues;
  /** The number of the last row that this room knows. */
  n: number;
  /** The match that is played here, or was played last. */
  live: LiveMatch | null;
  chat: ChatLine[];
  readonly listeners: Set<StreamListener>;
  readonly rail: Onlookers;
  /** Who has the table open, at this node or another. */
  readonly here: Set<string>;
  /** Since when somebody who was here is gone. */
  readonly awaySince: Map<string, number>;
  readonly opened: number;
  /** There may be rows that this room has not read: nobody looks before it has. */
  isBehind: boolean;
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

export function snapshotFor({
  room,
  person,
  hears,
}: {
  room: Room;
  person: Person | undefined;
  hears?: StreamListener['hears'];
}): Snapshot {
  const { live, doc } = room;
  const viewer = viewerIn(live?.players ?? [], person?.id);
  const maySee = live !== null && (viewer !== 'rail' || doc.watchers);
  return {
    table: roomInfo(room),
    seat: ownSeat(room, person),
    moment: maySee ? momentsOf(live.host)(viewer, person?.lang) : null,
    deadlines: maySee && doc.clock.kind !== 'none' ? deadlines(doc, waitingIn(live)) : [],
    chat: room.chat.filter((line) => isHeard(room, { person, ...(hears ? { hears } : {}) }, line)),
  };
}

/** Tells everyone in the room what is now in the store. */
export function sendRows(
  room: Room,
  first: number,
  rows: readonly { readonly kind: string; readonly body: string; readonly deadlines?: string | null }[],
): void {
  if (room.listeners.size === 0) return;
  rows.forEach((row, index) => {
    const n = first + index;
    if (row.kind === 'message' || !room.live) {
      const text = frame(n, row.body);
      const line = chatIn(row.body);
      for (const listener of room.listeners) if (!line || isHeard(room, listener, line)) listener.send(text);
      return;
    }
    const { host, players } = room.live;
    const framesOf = momentFrames(n, host, row.deadlines ?? null);
    for (const { person, send } of room.listeners) {
      const viewer = viewerIn(players, person?.id);
      if (viewer !== 'rail' || room.doc.watchers) send(framesOf(viewer, person?.lang));
    }
  });
}
