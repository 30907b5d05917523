// The rail: how many look on at a table, at all nodes together, and whether its bots are hurried. It is only true now,
// so it is told without a place in the feed.
import { detach, RAIL } from '@sagebrush/engine';
import type { Now } from '@sagebrush/protocol';
import { aliveNodes } from '../lease.ts';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import { seatOf } from './doc.ts';
import { viewerIn } from './live-match.ts';
import type { Room, StreamListener } from './room.ts';

/** What a room knows of its rail. */
export interface Onlookers {
  /** What was last said. */
  sentNow: Pick<Now, 'watching' | 'hurried'>;
  /** How many this node has said to the others that look on here, and how many look on there. */
  here: number;
  elsewhere: number;
  timer: NodeJS.Timeout | undefined;
  /** Runs while the bots are said to be hurried. */
  hurry: NodeJS.Timeout | undefined;
  /** When the other nodes were last told so. */
  hurryTold: number;
}
export const nobody = (): Onlookers => ({
  sentNow: { watching: 0, hurried: false },
  here: 0,
  elsewhere: 0,
  timer: undefined,
  hurry: undefined,
  hurryTold: Number.NEGATIVE_INFINITY,
});

export interface Rail {
  /** Somebody came or went. */
  changed(room: Room): void;
  /** How many look on at other nodes: asked for, and told if it is news. */
  countElsewhere(rooms: readonly Room[]): Promise<void>;
  /** The bots were given less time than usual: told for a while, here and at the other nodes. */
  hurried(room: Room): void;
  /** Another node has said so. */
  heardHurried(room: Room): void;
  /** Tells one who has just come. */
  greet(room: Room, listener: StreamListener): void;
}

/** How soon a change is told, together with those that follow it: a thousand who come at once are one change. */
const PACE = 100;
/** How long bots are said to be hurried after the last time that they were. */
const HURRY = 10_000;
/** Word to the other nodes that the rail of a table has changed here. */
const WORD = 'rail:';
/** And that the bots of a table are hurried. */
const HURRY_WORD = 'hurry:';
const after = (word: string) => (feed: string) => (feed.startsWith(word) ? feed.slice(word.length) : undefined);
export const tableOfRail = after(WORD);
export const tableOfHurry = after(HURRY_WORD);

/** Who has the table open here without a part in its match, or before it without a chair. */
function onlookersHere({ listeners, doc, live }: Room): number {
  if (!doc.watchers) return 0;
  const plays = (id: string): boolean => seatOf(doc, id) !== undefined || viewerIn(live?.players ?? [], id) !== RAIL;
  return new Set(
    [...listeners].filter(({ person }) => !person || !plays(person.id)).map((one) => one.person?.id ?? one),
  ).size;
}
const onlookers = (room: Room): number => onlookersHere(room) + room.rail.elsewhere;

export function rail({ store, node, now, log }: Services): Rail {
  const { db, others } = store;
  const frame = ({ watching, hurried }: Onlookers['sentNow']): string => {
    const message: Now = { type: 'now', time: now(), watching, hurried };
    return `data: ${JSON.stringify(message)}\n\n`;
  };
  const present = (room: Room): Onlookers['sentNow'] => ({
    watching: onlookers(room),
    hurried: room.rail.hurry !== undefined,
  });
  const isSent = (room: Room): boolean => {
    const { watching, hurried } = present(room);
    return watching === room.rail.sentNow.watching && hurried === room.rail.sentNow.hurried;
  };

  function sendNow(room: Room): void {
    if (isSent(room)) return;
    room.rail.sentNow = present(room);
    const text = frame(room.rail.sentNow);
    for (const { send } of room.listeners) send(text);
  }

  /** A row where somebody looks on, none where nobody does. */
  async function notifyOthers({ id, rail: known }: Room, watching: number): Promise<void> {
    if (others && watching !== known.here) {
      const row = db.insertInto('rails').values({ feed: id, node, watching });
      const gone = db.deleteFrom('rails').where('feed', '=', id).where('node', '=', node);
      const changed =
        watching === 0 ? gone : row.onConflict((clash) => clash.columns(['feed', 'node']).doUpdateSet({ watching }));
      await store.commit([statement(changed)]);
      others.announce({ feed: `${WORD}${id}`, n: 0 });
    }
    known.here = watching;
  }

  /**
   * One at a time, so that the last number written is the last that was true. What could not be written goes with the
   * next change.
   */
  async function pass(room: Room): Promise<void> {
    try {
      sendNow(room);
      await notifyOthers(room, onlookersHere(room));
    } finally {
      room.rail.timer = undefined;
    }
    changed(room);
  }
  const notSent = (room: Room) => (reason: unknown) =>
    log.warn({ err: reason, table: room.id }, 'the rail was not told');

  function changed(room: Room): void {
    if (room.rail.timer || (onlookersHere(room) === room.rail.here && isSent(room))) return;
    room.rail.timer = setTimeout(() => detach(pass(room), notSent(room)), PACE);
    room.rail.timer.unref();
  }

  function heardHurried(room: Room): void {
    if (room.rail.hurry) {
      room.rail.hurry.refresh();
      return;
    }
    room.rail.hurry = setTimeout(() => {
      room.rail.hurry = undefined;
      changed(room);
    }, HURRY);
    room.rail.hurry.unref();
    changed(room);
  }
  function hurried(room: Room): void {
    heardHurried(room);
    if (!others || performance.now() - room.rail.hurryTold < HURRY / 2) return;
    room.rail.hurryTold = performance.now();
    others.announce({ feed: `${HURRY_WORD}${room.id}`, n: 0 });
  }

  return {
    changed,
    hurried,
    heardHurried,
    async countElsewhere(rooms) {
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
        sendNow(room);
      }
    },
    greet: (room, { send }) => send(frame(present(room))),
  };
}
