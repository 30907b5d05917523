// The rail: how many look on at a table, at all nodes together. It is only true now, so it is told without a place in the feed.
import { detach, RAIL } from '@sagebrush/engine';
import type { TableMessage } from '@sagebrush/protocol';
import { aliveNodes } from '../lease.ts';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import { seatOf } from './doc.ts';
import { viewerIn } from './play.ts';
import type { Listener, Room } from './room.ts';

/** What a room knows of its rail. */
export interface Onlookers {
  /** How many were last said to look on. */
  told: number;
  /** How many this node has said to the others that look on here, and how many look on there. */
  here: number;
  elsewhere: number;
  timer: NodeJS.Timeout | undefined;
}
export const nobody = (): Onlookers => ({ told: 0, here: 0, elsewhere: 0, timer: undefined });

export interface Rail {
  /** Somebody came or went. */
  changed(room: Room): void;
  /** How many look on at other nodes: asked for, and told if it is news. */
  look(rooms: readonly Room[]): Promise<void>;
  /** Tells one who has just come. */
  greet(room: Room, listener: Listener): void;
}

/** How soon a change is told, together with those that follow it: a thousand who come at once are one change. */
const PACE = 100;
/** Word to the other nodes that the rail of a table has changed here. */
const WORD = 'rail:';
export const tableOfRail = (feed: string): string | undefined => (feed.startsWith(WORD) ? feed.slice(WORD.length) : undefined);

/** Who has the table open here without a part in its match, or before it without a chair. */
function onlookersHere({ listeners, doc, play }: Room): number {
  if (!doc.watchers) return 0;
  const plays = (id: string): boolean => seatOf(doc, id) !== undefined || viewerIn(play?.players ?? [], id) !== RAIL;
  return new Set([...listeners].filter(({ person }) => !person || !plays(person.id)).map((one) => one.person?.id ?? one)).size;
}
const onlookers = (room: Room): number => onlookersHere(room) + room.rail.elsewhere;

export function rail({ store, node, now, log }: Services): Rail {
  const { db, others } = store;
  const frame = (watching: number): string => {
    const message: TableMessage = { type: 'now', time: now(), watching };
    return `data: ${JSON.stringify(message)}\n\n`;
  };

  function tell(room: Room): void {
    const watching = onlookers(room);
    if (watching === room.rail.told) return;
    room.rail.told = watching;
    const text = frame(watching);
    for (const { send } of room.listeners) send(text);
  }

  /** A row where somebody looks on, none where nobody does. */
  async function tellOthers({ id, rail: known }: Room, watching: number): Promise<void> {
    if (others && watching !== known.here) {
      const row = db.insertInto('rails').values({ feed: id, node, watching });
      const gone = db.deleteFrom('rails').where('feed', '=', id).where('node', '=', node);
      const changed = watching === 0 ? gone : row.onConflict((clash) => clash.columns(['feed', 'node']).doUpdateSet({ watching }));
      await store.commit([statement(changed)]);
      others.announce({ feed: `${WORD}${id}`, n: 0 });
    }
    known.here = watching;
  }

  /** One at a time, so that the last number written is the last that was true. What could not be written goes with the next change. */
  async function pass(room: Room): Promise<void> {
    try {
      tell(room);
      await tellOthers(room, onlookersHere(room));
    } finally {
      room.rail.timer = undefined;
    }
    changed(room);
  }
  const notTold = (room: Room) => (reason: unknown) => log.warn({ err: reason, table: room.id }, 'the rail was not told');

  function changed(room: Room): void {
    const isTold = onlookersHere(room) === room.rail.here && onlookers(room) === room.rail.told;
    if (room.rail.timer || isTold) return;
    room.rail.timer = setTimeout(() => detach(pass(room), notTold(room)), PACE);
    room.rail.timer.unref();
  }

  return {
    changed,
    async look(rooms) {
      if (!others || rooms.length === 0) return;
      const rows = await db
        .selectFrom('rails')
        .select(['feed', 'watching'])
        .where(
          'feed',
          'in',
          rooms.map(({ id }) => id),
        )
        .where('node', '!=', node)
        .where('node', 'in', aliveNodes(db))
        .execute();
      const counts = new Map<string, number>();
      for (const { feed, watching } of rows) counts.set(feed, (counts.get(feed) ?? 0) + watching);
      for (const room of rooms) {
        room.rail.elsewhere = room.doc.watchers ? (counts.get(room.id) ?? 0) : 0;
        tell(room);
      }
    },
    greet: (room, { send }) => send(frame(onlookers(room))),
  };
}
