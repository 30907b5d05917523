// A room from the store: the whole of it when it is opened, and row by row what others have written since.
import { type Entry, foldHost, seqOf } from '@sagebrush/engine';
import type { ChatLine, TableMessage } from '@sagebrush/protocol';
import { notFound } from '../api-error.ts';
import { wholeOptions } from '../documents/documents.ts';
import { type Called, namesNow } from '../people/names-now.ts';
import { applyRename } from '../people/renames.ts';
import type { Services } from '../services.ts';
import type { FeedRow } from '../storage/schema.ts';
import type { News } from '../storage/store.ts';
import type { TableDoc } from './doc.ts';
import { moveHeard, rowsAfter } from './feed.ts';
import type { LiveMatch } from './live-match.ts';
import { CHAT_KEPT, type Room, sendRows, setHere } from './room.ts';
import { entryRows, wholeStart } from './stored-match.ts';
import { dropRemoved } from './talk.ts';

type Loaded = Pick<Room, 'doc' | 'options' | 'n' | 'live' | 'chat' | 'here'>;

/**
 * Reads a table as it is at one moment: one statement tells the table and the number of its last row, and the rest goes
 * as far as that.
 */
export async function loadRoom(services: Services, id: string): Promise<Loaded> {
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
  if (!row) throw notFound('table');
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
  const said = messages.reverse().map(({ body }) => (JSON.parse(body) as Extract<TableMessage, { type: 'chat' }>).line);
  const names = await namesNow(services.store, new Set(said.map(({ by }) => by)));
  const chat = said.map((line) => ({ ...line, ...calledIn(names, line.by) }));
  const present = await db.selectFrom('presence').select('person').where('feed', '=', id).execute();
  const here = new Set(present.map(({ person }) => person));
  // A table that closed before anything was played has given its documents back, and needs none.
  const options = doc.state === 'closed' && doc.match === null ? {} : await wholeOptions(db, doc.options);
  return { doc, options, n, chat, here, live: doc.match === null ? null : await loadLive(services, doc.match, n) };
}

/** The present name of who said something; nothing where they are gone. */
const calledIn = (names: ReadonlyMap<string, Called>, person: string): Partial<ChatLine> => {
  const called = names.get(person);
  return called ? { name: called.name, kept: called.kept } : {};
};

/** null where the match is no longer kept. */
async function loadLive(
  { store: { db }, games, slices }: Services,
  id: string,
  upTo: number,
): Promise<LiveMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const start = await wholeStart(db, row);
  const rows = await entryRows(db, id, { n: upTo });
  const log = { ...start, entries: rows.map(({ entry }) => entry) };
  return {
    host: await slices.run(foldHost(games.find(start.game), log)),
    players: JSON.parse(row.players) as LiveMatch['players'],
    times: [row.started, ...rows.map(({ at }) => at)],
    wakeAt: row.wake_at,
  };
}

/** Takes in what another node wrote, row by row, and tells it. One move that was heard of whole is not read again. */
export async function catchUp(room: Room, services: Services, heard?: News): Promise<void> {
  const isNext = heard?.n === room.n + 1 && !room.isBehind;
  const move = isNext ? moveHeard(heard) : undefined;
  for (const row of move ? [move] : await rowsAfter(services.store.db, room.id, room.n)) {
    if (row.kind === 'message') takeInMessage(room, row);
    else await takeInMove(room, row, services);
    room.n = row.n;
    sendRows(room, row.n, [row]);
  }
}

function takeInMessage(room: Room, { body, doc, at }: FeedRow & { readonly doc: string | null }): void {
  const message = JSON.parse(body) as TableMessage;
  if (message.type === 'chat') room.chat = [...room.chat, message.line].slice(-CHAT_KEPT);
  if (message.type === 'renamed') applyRename(room, message);
  if (message.type === 'presence') setHere(room, message.person, message.here, at);
  if (message.type !== 'table') return;
  if (doc !== null) room.doc = JSON.parse(doc) as TableDoc;
  dropRemoved(room);
  for (const { who } of message.table.chairs) if (who?.kind === 'person') setHere(room, who.id, who.here, at);
}

async function takeInMove(room: Room, { match, seq, n, body, at }: FeedRow, services: Services): Promise<void> {
  const { live } = room;
  if (live && live.host.match.start.match === match && seqOf(live.host.match) + 1 === seq) {
    live.host.accept(live.host.tryEntry(JSON.parse(body) as Entry));
    live.times.push(at);
  } else if (match !== null) {
    room.live = await loadLive(services, match, n);
  }
}
