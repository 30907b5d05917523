// A plan: what a change of a table wants to happen. It is written as a whole; only then it is true, and told.
import type { Move } from '@sagebrush/engine';
import type { ChatLine } from '@sagebrush/protocol';
import { hashesIn } from '../documents/documents.ts';
import { dropUses } from '../documents/uses.ts';
import { dropItem, tableAddress } from '../inbox/inbox.ts';
import { turnChanges } from '../inbox/turns.ts';
import type { Renamed } from '../people/renames.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { botsIn, isBrief, type TableDoc } from './doc.ts';
import { insertRow, messageRow, type NewRow } from './feed.ts';
import type { Inhabited } from './here-at-tables.ts';
import { AT_ONCE, type LiveMatch, waitingAfter, waitingIn, wakeAtOf } from './live-match.ts';
import { type Keyed, requestRow } from './requests.ts';
import { type Room, roomInfo } from './room.ts';

export interface Plan<Answer> {
  readonly doc?: TableDoc;
  /** Rows before and after the one that tells the changed table. */
  readonly before?: readonly NewRow[];
  readonly after?: readonly NewRow[];
  readonly also?: readonly Statement[];
  /** A match that begins; its row is among `also`. */
  readonly live?: LiveMatch;
  /** A move in the match of the table; its row is among `before`. */
  readonly move?: Move;
  /** Something said at the table. */
  readonly said?: ChatLine;
  /** Somebody has another name; its row is among `before`. */
  readonly renamed?: Renamed;
  /** Somebody came, or went. */
  readonly present?: { readonly person: string; readonly here: boolean };
  /** When it happens, where clocks count from it: what is written says the same. */
  readonly at?: number;
  readonly answer: Answer;
}

/** A plan with all that follows from it, ready to be written. */
export interface Written {
  readonly at: number;
  readonly doc: TableDoc;
  readonly rows: readonly NewRow[];
  readonly live: LiveMatch | null;
  readonly wakeAt: number | null;
  readonly batch: readonly Statement[];
  /** Whose inbox it changes. */
  readonly notified: readonly string[];
}

const NOTHING: readonly never[] = [];

export function writtenOf(services: Services, room: Room, plan: Plan<unknown>, keyed: Keyed | undefined): Written {
  const { store, lobby } = services;
  const {
    before = NOTHING,
    after = NOTHING,
    also = NOTHING,
    said,
    at = services.now(),
    doc = room.doc,
    live = room.live,
    move,
  } = plan;
  const isChanged = doc !== room.doc;
  const rows = [
    ...before,
    ...(isChanged ? [messageRow({ type: 'table', table: roomInfo(room, doc) })] : NOTHING),
    ...after,
    ...(said ? [messageRow({ type: 'chat', line: said })] : NOTHING),
  ];
  const waiting = live && (move ? waitingAfter(live, move, at) : waitingIn(live));
  const wakeAt = live && waiting && wakeAtOf(doc, waiting);
  const batch = rows.map(({ kind, match = null, seq = null, body, deadlines = null }, index) =>
    insertRow(store.db, { feed: room.id, n: room.n + 1 + index, kind, match, seq, body, deadlines, at }),
  );
  if (isChanged) batch.push(saveDoc(services, doc, at), ...released(store, doc));
  if (isChanged || plan.present) batch.push(...lobby.rowFor(hereNow(room), hereAfter(room, plan), at));
  batch.push(...also);
  if (live && wakeAt !== live.wakeAt) batch.push(saveWakeAt(services, live, wakeAt));
  batch.push(...requestRow(services, keyed, plan.answer));
  const turns = turnChanges(
    store.db,
    { ...hereNow(room), live: room.live, waiting: room.live && waitingIn(room.live) },
    { ...hereAfter(room, plan), live, waiting, mover: move?.entry.seat },
  );
  batch.push(...turns.batch);
  const notified = new Set(turns.people);
  if (doc.tournament) {
    // Who comes to a table of a tournament, or is asked for a move there, is no longer told that it is ready.
    if (plan.present?.here) notified.add(plan.present.person);
    const ready = { kind: 'tournament', about: doc.tournament.id, address: tableAddress(doc.id) } as const;
    for (const person of notified) batch.push(dropItem(store.db, { person, ...ready }));
  }
  return {
    at,
    doc,
    rows,
    live,
    wakeAt,
    batch,
    notified: [...notified],
  };
}

const hereNow = ({ doc, here }: Room): Inhabited => ({ doc, isHere: (person) => here.has(person) });
const hereAfter = (room: Room, { doc = room.doc, present }: Plan<unknown>): Inhabited => ({
  doc,
  isHere: (person) => (person === present?.person ? present.here : room.here.has(person)),
});

/** A table that closes before anything was played needs its documents no more. */
const released = (store: Services['store'], doc: TableDoc): readonly Statement[] =>
  doc.state === 'closed' && doc.match === null && hashesIn(doc.options).length > 0
    ? dropUses(store, [doc.id])
    : NOTHING;

const saveDoc = ({ store: { db } }: Services, doc: TableDoc, at: number): Statement =>
  statement(
    db
      .updateTable('tables')
      .set({
        doc: JSON.stringify(doc),
        state: doc.state,
        listed: Number(doc.listed),
        deserted: doc.deserted ?? null,
        brief: Number(isBrief(doc)),
        bots: doc.paused ? 0 : botsIn(doc),
        swept: 0,
        changed: at,
      })
      .$if(doc.state === 'closed', (row) => row.set({ owner: null, address: null }))
      .where('id', '=', doc.id),
    1,
  );

const saveWakeAt = ({ store: { db }, node }: Services, { host }: LiveMatch, wakeAt: number | null): Statement =>
  statement(
    db
      .updateTable('matches')
      .set({ wake_at: wakeAt, holder: wakeAt === AT_ONCE ? node : null })
      .where('id', '=', host.match.start.match),
    1,
  );
