// The rooms that this node has open: each is loaded once, and whoever reads or changes one waits for their turn.
import { detach } from '@sagebrush/engine';
import { ApiError } from '../api-error.ts';
import { TOO_MUCH } from '../quota-sentences.ts';
import type { Services } from '../services.ts';
import type { News } from '../storage/store.ts';
import { loadRoom } from './load-room.ts';
import { nobody } from './rail.ts';
import type { Room } from './room.ts';

export interface OpenRooms {
  readonly isStopped: boolean;
  /** Runs a job in its turn, on a room that has read all there is to read. */
  inTurn<T>(id: string, job: (room: Room) => Promise<T>, isUpToDate?: (room: Room) => boolean): Promise<T>;
  /** Takes in what was written up to a row, in turn. */
  bringUpTo(room: Room, news: News): Promise<void>;
  /** All, once those that are still opening are open. Whoever asked for a table that is not there has been told so. */
  all(): Promise<Room[]>;
  /** Those that somebody follows. */
  followed(): Promise<Room[]>;
  followedOne(id: string): Promise<Room | undefined>;
  forget(room: Room): void;
  stop(): Promise<void>;
}

/** Where nobody listens no news are taken in: such a room is brought up to date when it is used. */
const hasListeners = (room: Room): boolean => room.listeners.size > 0;

export function openRooms(
  services: Services,
  { wake, takeIn }: { wake(room: Room): void; takeIn(room: Room, heard?: News): Promise<void> },
): OpenRooms {
  const { now, metrics, store } = services;
  const open = new Map<string, Promise<Room>>();
  let isStopped = false;
  metrics.gauge('sagebrush_rooms', 'Tables held in memory.', () => open.size);

  async function enter(id: string): Promise<Room> {
    const room = freshRoom(id, await loadRoom(services, id), now());
    wake(room);
    return room;
  }
  function find(id: string): Promise<Room> {
    let room = open.get(id);
    if (!room) {
      room = enter(id);
      open.set(id, room);
      detach(room, () => open.delete(id));
    }
    return room;
  }
  async function all(): Promise<Room[]> {
    const settled = await Promise.allSettled(open.values());
    return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  return {
    get isStopped() {
      return isStopped;
    },
    async inTurn(id, job, isUpToDate = hasListeners) {
      if (isStopped) throw new ApiError('unavailable', TOO_MUCH.stopping);
      const room = await find(id);
      room.touched = now();
      // Awaited here and below: a promise handed on costs every move three turns of the queue in place of one.
      return await next(room, async () => {
        if (room.isBehind || (store.others && !isUpToDate(room))) await takeIn(room);
        return await job(room);
      });
    },
    async bringUpTo(room, news) {
      if (room.n >= news.n) return;
      await next(room, async () => {
        if (room.n < news.n) await takeIn(room, news);
      });
    },
    all,
    followed: async () => (await all()).filter(hasListeners),
    async followedOne(id) {
      const room = await open.get(id);
      return room && !isStopped && hasListeners(room) ? room : undefined;
    },
    forget(room) {
      stopTimers(room);
      open.delete(room.id);
    },
    async stop() {
      isStopped = true;
      for (const room of await all()) {
        stopTimers(room);
        await room.queue;
      }
    },
  };
}

const freshRoom = (id: string, loaded: Awaited<ReturnType<typeof loadRoom>>, now: number): Room => ({
  id,
  ...loaded,
  listeners: new Set(),
  rail: nobody(),
  awaySince: new Map(),
  opened: now,
  isBehind: false,
  isOurs: false,
  thinking: new Map(),
  timer: undefined,
  queue: Promise.resolve(),
  touched: now,
});

function next<T>(room: Room, job: () => Promise<T>): Promise<T> {
  const done = room.queue.then(job);
  room.queue = done.catch(() => undefined);
  return done;
}

function stopTimers({ timer, rail }: Room): void {
  clearTimeout(timer);
  clearTimeout(rail.timer);
  clearTimeout(rail.hurry);
}
