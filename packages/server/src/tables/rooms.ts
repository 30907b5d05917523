// The rooms of this node: opened when somebody comes, changed one plan at a time, dropped when nobody needs them.
import type { ChatLine } from '@sagebrush/protocol';
import { moveCounter } from '../ops/measure.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement, statement } from '../storage/store.ts';
import { Trouble } from '../trouble.ts';
import type { TableDoc } from './doc.ts';
import { frame, framesSince, insertRow, messageRow, type NewRow } from './feed.ts';
import { dueOf, type Play } from './play.ts';
import { type Asking, answered, requestHash, requestRow } from './requests.ts';
import {
  CHAT_KEPT,
  isHere,
  type Listener,
  lastNumber,
  load,
  type Room,
  reload,
  roomInfo,
  snapshotFor,
  tell,
  tellNow,
  watchersOf,
} from './room.ts';

/** What a change wants to happen: rows, a changed table, a new match. It is written as a whole, and only then told. */
export interface Plan<Answer> {
  readonly doc?: TableDoc;
  /** Rows before and after the one that tells the changed table. */
  readonly before?: readonly NewRow[];
  readonly after?: readonly NewRow[];
  readonly also?: readonly Statement[];
  /** A match that begins; its row is among `also`. */
  readonly play?: Play;
  /** Something said at the table. */
  readonly said?: ChatLine;
  readonly answer: Answer;
}
export interface Rooms {
  /** A plan may play on in the match of the room: if it cannot be written, the room is read again from the store. */
  change<Answer>(id: string, asking: Asking, plan: (room: Room) => Plan<Answer>): Promise<Answer>;
  read<T>(id: string, look: (room: Room) => T): Promise<T>;
  follow(id: string, listener: Listener, after: number | undefined): Promise<() => void>;
  /** Rooms that nobody has used for a while are forgotten. */
  sweep(idleFor: number): void;
  stop(): Promise<void>;
}

const MOST_ATTEMPTS = 8;

export function rooms(services: Services, wake: (room: Room) => void): Rooms {
  const { store, games, lobby, now, metrics } = services;
  const open = new Map<string, Promise<Room>>();
  const countMoves = moveCounter(metrics);
  metrics.gauge('sagebrush_rooms', 'Tables held in memory.', () => open.size);
  let stopped = false;

  async function enter(id: string): Promise<Room> {
    const loaded = await load(store, games, id);
    const room: Room = {
      id,
      ...loaded,
      listeners: new Set(),
      watching: 0,
      awaySince: new Map(),
      opened: now(),
      isDoubtful: false,
      thinking: new Set(),
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
      room.catch(() => open.delete(id));
    }
    return room;
  }

  async function inTurn<T>(id: string, job: (room: Room) => Promise<T>): Promise<T> {
    if (stopped) throw new Trouble('unavailable', 'The server is stopping: try again in a moment.');
    const room = await find(id);
    room.touched = now();
    const done = room.queue.then(async () => {
      await settle(room);
      return job(room);
    });
    room.queue = done.catch(() => undefined);
    return done;
  }

  /** What could not be written may have been played in memory, or written after all: only the store knows. */
  async function settle(room: Room): Promise<void> {
    if (!room.isDoubtful) return;
    await reload(room, store, games);
    room.isDoubtful = false;
  }

  /** One attempt: undefined when another writer was first. A no is only given on the newest state. */
  async function attempt<Answer>(
    room: Room,
    hash: string | undefined,
    make: (room: Room) => Plan<Answer>,
  ): Promise<{ answer: Answer } | undefined> {
    let plan: Plan<Answer>;
    try {
      plan = make(room);
    } catch (error) {
      const isBehind = error instanceof Trouble && (await lastNumber(store, room.id)) > room.n;
      room.isDoubtful = isBehind || isAhead(room);
      if (isBehind) return undefined;
      throw error;
    }
    const at = now();
    const doc = plan.doc ?? room.doc;
    const changed = doc !== room.doc;
    const info = changed ? [messageRow({ type: 'table', table: roomInfo(room, games, doc) })] : [];
    const said = plan.said ? [messageRow({ type: 'chat', line: plan.said })] : [];
    const rows = [...(plan.before ?? []), ...info, ...(plan.after ?? []), ...said];
    const play = plan.play ?? room.play;
    const due = play && dueOf(doc, play);
    const batch = [
      ...rows.map((row, index) =>
        insertRow(store.db, {
          feed: room.id,
          n: room.n + 1 + index,
          kind: row.kind,
          match: row.match ?? null,
          seq: row.seq ?? null,
          body: row.body,
          due: row.due ?? null,
          at,
        }),
      ),
      ...(changed ? [saveDoc(doc, at), ...lobby.rowFor(room.doc, doc, at)] : []),
      ...(play && due !== play.due ? [saveDue(play.match.start.match, due)] : []),
      ...(plan.also ?? []),
      ...requestRow(services, hash, plan.answer),
    ];
    if (batch.length > 0) {
      try {
        await store.commit(batch);
      } catch (error) {
        room.isDoubtful = true;
        if (error instanceof Conflict) return undefined;
        throw error;
      }
    }
    if (doc.state !== room.doc.state) services.log.info({ table: room.id, game: doc.game, match: doc.match, state: doc.state }, 'table');
    countMoves(doc.game, rows);
    const first = room.n + 1;
    room.n += rows.length;
    room.doc = doc;
    room.play = play;
    if (play) play.due = due;
    if (plan.said) room.chat = [...room.chat, plan.said].slice(-CHAT_KEPT);
    tell(room, first, rows);
    if (changed) {
      lobby.tell();
      railChanged(room);
    }
    wake(room);
    return { answer: plan.answer };
  }

  function railChanged(room: Room): boolean {
    const isOther = watchersOf(room) !== room.watching;
    if (isOther) tellNow(room, now());
    return isOther;
  }
  const saveDoc = (doc: TableDoc, at: number): Statement =>
    statement(
      store.db
        .updateTable('tables')
        .set({ doc: JSON.stringify(doc), state: doc.state, listed: Number(doc.listed), changed: at })
        .where('id', '=', doc.id),
      1,
    );
  const saveDue = (match: string, due: number | null): Statement =>
    statement(store.db.updateTable('matches').set({ due }).where('id', '=', match), 1);

  async function change<Answer>(id: string, asking: Asking, make: (room: Room) => Plan<Answer>): Promise<Answer> {
    const hash = requestHash(asking);
    return inTurn(id, async (room) => {
      for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
        await settle(room);
        const before = await answered(services, hash);
        if (before) return before.answer as Answer;
        const done = await attempt(room, hash, make);
        if (done) return done.answer;
      }
      throw new Trouble('unavailable', 'Too many people are changing this table at once: try again.');
    });
  }

  const presence = (id: string, person: Person, here: boolean): Promise<void> =>
    change(id, {}, (room) => {
      const seated = room.doc.chairs.some(({ who }) => who?.kind === 'person' && who.id === person.id);
      const rows =
        seated && isHere(room, person.id) === here ? [messageRow({ type: 'presence', person: person.id, name: person.name, here })] : [];
      return { before: rows, answer: undefined };
    });

  return {
    change,
    read: (id, look) => inTurn(id, async (room) => look(room)),
    async follow(id, listener, after) {
      const { person } = listener;
      let isFirst = false;
      const room = await inTurn(id, async (entered) => {
        // The reader has seen more than this node knows: another one has written.
        if (after !== undefined && after > entered.n) await reload(entered, store, games);
        const who = { feed: id, person: person?.id, watchers: entered.doc.watchers };
        if (after === undefined || after > entered.n) {
          listener.send(frame(entered.n, JSON.stringify({ type: 'hello', snapshot: snapshotFor(entered, games, person) })));
        } else if (after < entered.n) {
          for (const text of await framesSince(store, games, who, after, entered.n)) listener.send(text);
        }
        isFirst = person !== undefined && !isHere(entered, person.id);
        entered.listeners.add(listener);
        if (!railChanged(entered)) tellNow(entered, now(), [listener]);
        return entered;
      });
      if (person && isFirst) await presence(id, person, true);
      return () => {
        room.listeners.delete(listener);
        railChanged(room);
        if (!person || isHere(room, person.id)) return;
        room.awaySince.set(person.id, now());
        if (!stopped)
          presence(id, person, false).catch((reason: unknown) => services.log.warn({ err: reason, table: id }, 'presence not written'));
      };
    },
    sweep(idleFor) {
      for (const [id, opening] of open) {
        void opening.then((room) => {
          const isIdle = room.listeners.size === 0 && room.thinking.size === 0 && now() - room.touched > idleFor;
          if (!isIdle) return;
          clearTimeout(room.timer);
          open.delete(id);
        });
      }
    },
    async stop() {
      stopped = true;
      for (const opening of open.values()) {
        const room = await opening.catch(() => undefined);
        clearTimeout(room?.timer);
        await room?.queue;
      }
    },
  };
}

/** A plan failed after it had played on in memory. */
const isAhead = ({ play }: Room): boolean => play !== null && play.match.entries.length !== play.times.length - 1;
