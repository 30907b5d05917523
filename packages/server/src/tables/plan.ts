// A plan: what a change of a table wants to happen. It is written as a whole; only then it is true, and told.
import type { Move } from '@sagebrush/engine';
import type { ChatLine } from '@sagebrush/protocol';
import { hashesIn } from '../documents/documents.ts';
import { dropUses } from '../documents/uses.ts';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { botsIn, type TableDoc } from './doc.ts';
import { insertRow, messageRow, type NewRow } from './feed.ts';
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
  const wakeAt = live && wakeAtOf(doc, move ? waitingAfter(live, move, at) : waitingIn(live));
  const batch = rows.map(({ kind, match = null, seq = null, body, deadlines: due = null }, index) =>
    insertRow(store.db, { feed: room.id, n: room.n + 1 + index, kind, match, seq, body, due, at }),
  );
  if (isChanged) batch.push(saveDoc(services, doc, at), ...lobby.rowFor(room.doc, doc, at), ...released(store, doc));
  batch.push(...also);
  if (live && wakeAt !== live.wakeAt) batch.push(saveWakeAt(services, live, wakeAt));
  batch.push(...requestRow(services, keyed, plan.answer));
  return { at, doc, rows, live, wakeAt, batch };
}

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
      .set({ due: wakeAt, holder: wakeAt === AT_ONCE ? node : null })
      .where('id', '=', host.match.start.match),
    1,
  );
