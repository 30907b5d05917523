// The tables as the admin sees them: who sits there and since when, never a card.
import type { TableState } from '@sagebrush/protocol';
import type { AdminReply } from '@sagebrush/protocol/admin';
import { namesNow } from '../people/names-now.ts';
import type { Services } from '../services.ts';
import type { Store } from '../storage/store.ts';
import { seatOf, type TableDoc } from '../tables/doc.ts';
import type { Rooms } from '../tables/rooms.ts';

export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly state: TableState;
  readonly names: readonly string[];
  readonly free: number;
  readonly listed: boolean;
  readonly changed: number;
}
export interface TablesNow {
  readonly counts: Readonly<Partial<Record<string, number>>>;
  readonly tables: readonly TableLine[];
}

/** Closed tables are history: they are neither counted nor read, so that this costs the same on an old site. */
const PRESENT: TableState[] = ['open', 'playing', 'over'];
const SHOWN = 100;

export async function tablesNow({ db }: Store): Promise<TablesNow> {
  const counts = await db
    .selectFrom('tables')
    .select(['state', (query) => query.fn.countAll<number>().as('count')])
    .where('state', 'in', PRESENT)
    .groupBy('state')
    .execute();
  const rows = await db
    .selectFrom('tables')
    .select(['doc', 'changed'])
    .where('state', 'in', PRESENT)
    .orderBy('changed', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, Number(count)])),
    tables: rows.map(({ doc, changed }) => lineOf(JSON.parse(doc) as TableDoc, changed)),
  };
}

function lineOf({ id, game, state, listed, chairs }: TableDoc, changed: number): TableLine {
  const live = chairs.filter(({ kind }) => kind === 'live');
  const names = live.flatMap(({ who }) => (who ? [who.kind === 'bot' ? `${who.name} (${who.level})` : who.name] : []));
  return { id, game, state, listed, names, free: live.length - names.length, changed };
}

/** Who is at a table, in a chair or at the rail, and what was said there: never a card. */
export async function peopleAt({ store }: Services, rooms: Rooms, table: string): Promise<AdminReply<'table'>> {
  const { doc, chat } = await rooms.read(table, (room) => ({ doc: room.doc, chat: room.chat }));
  const present = await store.db.selectFrom('presence').select('person').where('feed', '=', table).execute();
  const here = new Set(present.map(({ person }) => person));
  const seated = doc.chairs.flatMap(({ who }) => (who?.kind === 'person' ? [who.id] : []));
  const names = await namesNow(store, [...seated, ...here]);
  const people = [...names.values()].map(({ id, name }) => ({
    id,
    name,
    seat: seatOf(doc, id) ?? null,
    here: here.has(id),
  }));
  return { game: doc.game, state: doc.state, people, chat };
}
