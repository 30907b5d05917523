// The rooms of this node: opened when somebody comes, changed one plan at a time, dropped when nobody needs them.
import { detach } from '@sagebrush/engine';
import { moveCounter } from '../ops/measure.ts';
import type { Services } from '../services.ts';
import { Conflict, type News } from '../storage/store.ts';
import { Trouble } from '../trouble.ts';
import { frame } from './feed.ts';
import { tellMissed } from './missed.ts';
import { newsDesk, takeIn as readNews } from './news.ts';
import { goOnPlan, mayGoOn } from './pausing.ts';
import { type Plan, type Written, writtenOf } from './plan.ts';
import { AT_ONCE } from './play.ts';
import { presence } from './presence.ts';
import { nobody, rail } from './rail.ts';
import { type Asking, answered, type Keyed, keyedOf } from './requests.ts';
import { CHAT_KEPT, isListening, type Listener, load, type Room, rebuild, setHere, snapshotFor, tell } from './room.ts';

export interface Rooms {
  /** A plan may play on in the match of the room: if it cannot be written, the room is read again from the store. */
  change<Answer>(id: string, asking: Asking, plan: (room: Room) => Plan<Answer>): Promise<Answer>;
  read<T>(id: string, look: (room: Room) => T): Promise<T>;
  follow(id: string, listener: Listener, after: number | undefined): Promise<() => void>;
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

const MOST_ATTEMPTS = 8;

export function rooms(services: Services, wake: (room: Room) => void): Rooms {
  const { store, lobby, now, metrics } = services;
  const { others } = store;
  const open = new Map<string, Promise<Room>>();
  const countMoves = moveCounter(metrics);
  const onlookers = rail(services);
  const people = presence(services, { change, read });
  const news = newsDesk(services, { all: followed, one: followedRoom, bringUpTo }, onlookers);
  metrics.gauge('sagebrush_rooms', 'Tables held in memory.', () => open.size);
  let stopped = false;

  async function enter(id: string): Promise<Room> {
    const loaded = await load(services, id);
    const room: Room = {
      id,
      ...loaded,
      listeners: new Set(),
      rail: nobody(),
      awaySince: new Map(),
      opened: now(),
      isDoubtful: false,
      isOurs: false,
      thinking: new Map(),
      timer: undefined,
      queue: Promise.resolve(),
      touched: now(),
    };
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

  /** Where nobody listens no news are taken in: such a room is brought up to date when it is used. */
  async function inTurn<T>(
    id: string,
    job: (room: Room) => Promise<T>,
    isUpToDate = (room: Room) => room.listeners.size > 0,
  ): Promise<T> {
    if (stopped) throw new Trouble('unavailable', 'The server is stopping: try again in a moment.');
    const room = await find(id);
    room.touched = now();
    // Awaited here and below: a promise handed on costs every move three turns of the queue in place of one.
    return await next(room, async () => {
      if (room.isDoubtful) await settle(room);
      if (others && !isUpToDate(room)) await takeIn(room);
      return await job(room);
    });
  }

  function next<T>(room: Room, job: () => Promise<T>): Promise<T> {
    const done = room.queue.then(job);
    room.queue = done.catch(() => undefined);
    return done;
  }

  /** What could not be written may have been played in memory, or written after all: only the store knows. */
  async function settle(room: Room): Promise<void> {
    await rebuild(room, services);
    room.isDoubtful = false;
    await takeIn(room);
  }

  async function takeIn(room: Room): Promise<void> {
    if (!(await readNews(room, services))) return;
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

  /** One attempt: undefined when another writer was first. A no is only given on the newest state. */
  async function attempt<Answer>(
    room: Room,
    keyed: Keyed | undefined,
    make: (room: Room) => Plan<Answer>,
  ): Promise<{ answer: Answer } | undefined> {
    let plan: Plan<Answer>;
    try {
      plan = make(room);
    } catch (error) {
      const known = room.n;
      room.isDoubtful = isAhead(room);
      if (room.isDoubtful) await settle(room);
      else if (error instanceof Trouble) await takeIn(room);
      if (room.n > known) return undefined;
      throw error;
    }
    const written = writtenOf(services, room, plan, keyed);
    if (written.batch.length > 0) {
      try {
        await store.commit(written.batch);
      } catch (error) {
        room.isDoubtful = true;
        if (error instanceof Conflict) return undefined;
        throw error;
      }
    }
    carryOut(room, plan, written);
    return { answer: plan.answer };
  }

  /** What is written becomes true here, and is told. */
  function carryOut(room: Room, { present, said }: Plan<unknown>, { at, doc, rows, play, due }: Written): void {
    const isChanged = doc !== room.doc;
    if (doc.state !== room.doc.state)
      services.log.info({ table: room.id, game: doc.game, match: doc.match, state: doc.state }, 'table');
    countMoves(doc.game, rows);
    const first = room.n + 1;
    room.n += rows.length;
    room.doc = doc;
    room.play = play;
    if (play && due !== play.due) {
      play.due = due;
      room.isOurs = due === AT_ONCE;
    }
    if (present) setHere(room, present.person, present.here, at);
    if (said) room.chat = [...room.chat, said].slice(-CHAT_KEPT);
    tell(room, first, rows);
    if (rows.length > 0) others?.announce({ feed: room.id, n: room.n });
    if (isChanged) {
      lobby.tell();
      onlookers.changed(room);
    }
    wake(room);
  }

  function change<Answer>(id: string, asking: Asking, make: (room: Room) => Plan<Answer>): Promise<Answer> {
    const keyed = keyedOf(asking);
    return inTurn(id, async (room) => {
      for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
        if (room.isDoubtful) await settle(room);
        const before = keyed && (await answered(services, keyed));
        if (before) return before.answer as Answer;
        const done = await attempt(room, keyed, make);
        if (done) return done.answer;
      }
      throw new Trouble('unavailable', 'Too many people are changing this table at once: try again.');
    });
  }

  async function goOn(id: string): Promise<void> {
    if (await mayGoOn(services, id)) await change(id, {}, goOnPlan);
  }

  const notWritten = (id: string) => (reason: unknown) => {
    if (!stopped) services.log.warn({ err: reason, table: id }, 'who is here was not written');
  };

  function read<T>(id: string, look: (room: Room) => T): Promise<T> {
    return inTurn(
      id,
      async (room) => look(room),
      () => false,
    );
  }

  /** Once those that are still opening are open. Whoever asked for a table that is not there has been told so. */
  async function opened(): Promise<Room[]> {
    const all = await Promise.allSettled(open.values());
    return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }
  async function followed(): Promise<Room[]> {
    return (await opened()).filter((room) => room.listeners.size > 0);
  }
  async function followedRoom(id: string): Promise<Room | undefined> {
    const room = await open.get(id);
    return room && !stopped && room.listeners.size > 0 ? room : undefined;
  }
  async function bringUpTo(room: Room, n: number): Promise<void> {
    if (room.n >= n) return;
    await next(room, async () => {
      if (room.isDoubtful) await settle(room);
      if (room.n < n) await takeIn(room);
    });
  }

  /**
   * A long gap is told before the reader's turn comes, so that the table does not wait for it. The number up to which
   * it was told.
   */
  async function toldSince(id: string, listener: Listener, after: number): Promise<number> {
    const { room, upTo } = await read(id, (entered) => ({ room: entered, upTo: entered.n }));
    await tellMissed(services, room, listener, { after, upTo });
    return Math.max(after, upTo);
  }

  return {
    change,
    read,
    async follow(id, listener, after) {
      const { person } = listener;
      let isFirst = false;
      const seen = after === undefined ? undefined : await toldSince(id, listener, after);
      const room = await inTurn(
        id,
        async (entered) => {
          // The reader has seen more than this node knows: another one has written.
          if (seen !== undefined && seen > entered.n) await takeIn(entered);
          if (seen === undefined || seen > entered.n) {
            listener.send(frame(entered.n, JSON.stringify({ type: 'hello', snapshot: snapshotFor(entered, person) })));
          } else {
            await tellMissed(services, entered, listener, { after: seen, upTo: entered.n });
          }
          if (entered.listeners.size === 0) await onlookers.look([entered]);
          isFirst = person !== undefined && !isListening(entered, person.id);
          entered.listeners.add(listener);
          onlookers.greet(entered, listener);
          onlookers.changed(entered);
          return entered;
        },
        () => false,
      );
      if (person && isFirst) await people.come(id, person);
      if (room.doc.paused) await goOn(id);
      return () => {
        room.listeners.delete(listener);
        if (stopped) return;
        onlookers.changed(room);
        if (person && !isListening(room, person.id)) detach(people.go(id, person), notWritten(id));
      };
    },
    hurried: onlookers.hurried,
    hear: news.hear,
    check: news.check,
    missed: people.missed,
    async sweep(idleFor) {
      for (const room of await opened()) {
        const isUsed = room.doc.state !== 'closed' && now() - room.touched <= idleFor;
        const isIdle = room.listeners.size === 0 && room.thinking.size === 0 && !isUsed;
        if (!isIdle) continue;
        stopTimers(room);
        open.delete(room.id);
      }
    },
    async stop() {
      stopped = true;
      for (const room of await opened()) {
        stopTimers(room);
        await room.queue;
      }
    },
  };
}

function stopTimers({ timer, rail: onlookers }: Room): void {
  clearTimeout(timer);
  clearTimeout(onlookers.timer);
  clearTimeout(onlookers.hurry);
}

/** A plan failed after it had played on in memory. */
const isAhead = ({ play }: Room): boolean => play !== null && play.match.entries.length !== play.times.length - 1;
