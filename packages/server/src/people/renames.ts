// A new name reaches everything at once: chairs, chat, the lobby, and the match that is played.
import type { TableMessage } from '@sagebrush/protocol';
import { ApiError } from '../api-error.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from '../tables/doc.ts';
import { messageRow } from '../tables/feed.ts';
import type { Plan } from '../tables/plan.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Person } from './people.ts';

export type Renamed = Extract<TableMessage, { type: 'renamed' }>;

const isTheirs = ({ person, was }: Renamed, id: string): boolean => id === person || id === was;

/** The table with the new name in the chair; with `was`, the guest's chair and table are the person's. */
function renamedDoc(doc: TableDoc, renamed: Renamed): TableDoc {
  const { person: id, name, kept } = renamed;
  const theirs = doc.chairs.some(({ who }) => who?.kind === 'person' && isTheirs(renamed, who.id));
  const host = isTheirs(renamed, doc.host) ? id : doc.host;
  const { muted, removed = [] } = doc;
  const isHeldAgainst = [...muted, ...removed].some((one) => one === renamed.was);
  if (!theirs && host === doc.host && !isHeldAgainst) return doc;
  const chairs = doc.chairs.map((chair) =>
    chair.who?.kind === 'person' && isTheirs(renamed, chair.who.id)
      ? { ...chair, who: { ...chair.who, id, name, kept } }
      : chair,
  );
  const renew = (people: readonly string[]): string[] => people.map((one) => (one === renamed.was ? id : one));
  return {
    ...doc,
    host,
    chairs,
    muted: renew(muted),
    ...(removed.length > 0 ? { removed: renew(removed) } : {}),
  };
}

/** What a room has in memory beside its table. */
export function applyRename(room: Room, renamed: Renamed): void {
  const { person: id, name, kept } = renamed;
  room.chat = room.chat.map((line) => (isTheirs(renamed, line.by) ? { ...line, by: id, name, kept } : line));
  if (!room.live) return;
  room.live.players = room.live.players.map((player) =>
    player.kind === 'person' && isTheirs(renamed, player.id) ? { ...player, id, name, kept } : player,
  );
}

export const renamePlan = ({ doc }: Room, renamed: Renamed): Plan<void> => ({
  doc: renamedDoc(doc, renamed),
  before: [messageRow(renamed)],
  renamed,
  answer: undefined,
});

/** The tables that are not closed where somebody has sat or spoken, and those that they opened. */
export async function tablesWith({ db }: Services['store'], person: string): Promise<string[]> {
  const visited = await db
    .selectFrom('visits')
    .innerJoin('tables', 'tables.id', 'visits.feed')
    .select('tables.id')
    .where('visits.person', '=', person)
    .where('tables.state', '!=', 'closed')
    .execute();
  const opened = await db.selectFrom('tables').select('id').where('owner', '=', person).execute();
  return [...new Set([...visited, ...opened].map(({ id }) => id))];
}

/** Tells every table where somebody is known how they are called now. */
export async function tellTables({ store }: Services, rooms: Rooms, { id, name, kept }: Person): Promise<void> {
  for (const table of await tablesWith(store, id)) {
    await rooms
      .change(table, {}, (room) => renamePlan(room, { type: 'renamed', person: id, name, kept }))
      .catch((error: unknown) => {
        // It may have been swept away meanwhile.
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
      });
  }
}
