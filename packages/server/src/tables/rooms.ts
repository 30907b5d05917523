// The rooms of this node: opened when somebody comes, changed one plan at a time, dropped when nobody needs them.
import { detach } from '@sagebrush/engine';
import type { Services } from '../services.ts';
import type { News } from '../storage/store.ts';
import { type ChangeRoom, changes } from './changes.ts';
import { type Follow, following } from './following.ts';
import { newsDesk, takeIn as readNews } from './news.ts';
import { openRooms } from './open-rooms.ts';
import { goOnPlan, mayGoOn } from './pausing.ts';
import { presence } from './presence.ts';
import { rail } from './rail.ts';
import { isListening, type Room } from './room.ts';

export interface Rooms {
  /** What the plan wants is written as a whole, and true afterwards; until then nothing has changed. */
  readonly change: ChangeRoom;
  read<T>(id: string, answer: (room: Room) => T): Promise<T>;
  readonly follow: Follow;
  /** The bots of a table were given less time to think than usual. */
  hurried(room: Room): void;
  /** Another node has written to a feed; undefined when it may have been any. */
  hear(news: News | undefined): void;
  /** Looks for what others have written without a word of it reaching this node. */
  check(): Promise<void>;
  /** Somebody had a table open at a node that is gone. */
  missed(id: string, person: string, node: string): Promise<void>;
  /** Rooms that nobody has used for a while are forgotten. */
  sweep(idleFor: number): Promise<void>;
  stop(): Promise<void>;
}

export function rooms(services: Services, wake: (room: Room) => void): Rooms {
  const onlookers = rail(services);
  const open = openRooms(services, { wake, takeIn });
  const change = changes(services, { open, onlookers, takeIn, wake });
  const read = <T>(id: string, answer: (room: Room) => T): Promise<T> =>
    open.inTurn(
      id,
      async (room) => answer(room),
      () => false,
    );
  const people = presence(services, { change, read });
  const news = newsDesk(services, open, onlookers);

  async function takeIn(room: Room, heard?: News): Promise<void> {
    const hasNews = await readNews(room, services, heard);
    room.isBehind = false;
    if (!hasNews) return;
    onlookers.changed(room);
    for (const { who } of room.doc.chairs) {
      // Another node has seen them go who have come here.
      if (who?.kind === 'person' && !room.here.has(who.id) && isListening(room, who.id))
        detach(people.come(room.id, who), notWritten(room.id));
    }
    // Another node has paused it while somebody opened it here.
    if (room.doc.paused && room.listeners.size > 0) detach(goOn(room.id), notWritten(room.id));
    wake(room);
  }

  async function goOn(id: string): Promise<void> {
    if (await mayGoOn(services, id)) await change(id, {}, goOnPlan);
  }

  const notWritten = (id: string) => (reason: unknown) => {
    if (!open.isStopped) services.log.warn({ err: reason, table: id }, 'who is here was not written');
  };

  return {
    change,
    read,
    follow: following(services, { open, onlookers, people, takeIn, goOn, notWritten }),
    hurried: onlookers.hurried,
    hear: news.hear,
    check: news.check,
    missed: people.missed,
    async sweep(idleFor) {
      for (const room of await open.all()) {
        const isUsed = room.doc.state !== 'closed' && services.now() - room.touched <= idleFor;
        if (room.listeners.size === 0 && room.thinking.size === 0 && !isUsed) open.forget(room);
      }
    },
    stop: open.stop,
  };
}
