// The rooms of this node: opened when somebody comes, changed one plan at a time, dropped when nobody needs them.
import type { ChatLine } from '@sagebrush/protocol';
import { moveCounter } from '../ops/measure.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { Conflict, type News, type Statement, statement } from '../storage/store.ts';
import { Trouble } from '../trouble.ts';
import { seatOf, type TableDoc } from './doc.ts';
import { frame, framesSince, insertRow, LOBBY, messageRow, type NewRow } from './feed.ts';
import { AT_ONCE, dueOf, type Play } from './play.ts';
import { type Asking, answered, requestHash, requestRow } from './requests.ts';
import {
  CHAT_KEPT,
  catchUp,
  isListening,
  type Listener,
  load,
  nowFrame,
  type Room,
  rebuild,
  roomInfo,
  setHere,
  snapshotFor,
  tell,
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
  /** Somebody came, or went. */
  readonly present?: { readonly person: string; readonly here: boolean };
  readonly answer: Answer;
}
export interface Rooms {
  /** A plan may play on in the match of the room: if it cannot be written, the room is read again from the store. */
  change<Answer>(id: string, asking: Asking, plan: (room: Room) => Plan<Answer>): Promise<Answer>;
  read<T>(id: string, look: (room: Room) => T): Promise<T>;
  follow(id: string, listener: Listener, after: number | undefined): Promise<() => void>;
  /** Another node has written to a feed; undefined when it may have been any. */
  hear(news: News | undefined): void;
  /** Looks for what others have written without a word of it reaching this node. */
  check(): Promise<void>;
  /** Somebody had a table open at a node that is gone. */
  missed(id: string, person: string, node: string): Promise<void>;
  /** Rooms that nobody has used for a while are forgotten. */
  sweep(idleFor: number): void;
  stop(): Promise<void>;
}

const MOST_ATTEMPTS = 8;
/** How soon a change of the rail is told, together with those that follow it: a thousand who come at once are one change. */
const RAIL_PACE = 100;

export function rooms(services: Services, wake: (room: Room) => void): Rooms {
  const { store, games, lobby, now, node, metrics } = services;
  const { db, others } = store;
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
      rail: undefined,
      awaySince: new Map(),
      opened: now(),
      isDoubtful: false,
      isOurs: false,
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

  /** Where nobody listens no news are taken in: such a room is brought up to date when it is used. */
  async function inTurn<T>(id: string, job: (room: Room) => Promise<T>, isUpToDate = (room: Room) => room.listeners.size > 0): Promise<T> {
    if (stopped) throw new Trouble('unavailable', 'The server is stopping: try again in a moment.');
    const room = await find(id);
    room.touched = now();
    return next(room, async () => {
      await settle(room);
      if (others && !isUpToDate(room)) await takeIn(room);
      return job(room);
    });
  }

  function next<T>(room: Room, job: () => Promise<T>): Promise<T> {
    const done = room.queue.then(job);
    room.queue = done.catch(() => undefined);
    return done;
  }

  /** What could not be written may have been played in memory, or written after all: only the store knows. */
  async function settle(room: Room): Promise<void> {
    if (!room.isDoubtful) return;
    await rebuild(room, store, games);
    room.isDoubtful = false;
    await takeIn(room);
  }

  /** Reads what other nodes wrote and tells it. Who wrote a change of what is due does it. */
  async function takeIn(room: Room): Promise<void> {
    const { n, play } = room;
    const known = play && { match: play.match.start.match, due: play.due };
    await catchUp(room, store, games);
    if (room.n === n) return;
    if (room.play) {
      room.play.due = dueOf(room.doc, room.play);
      if (room.play.due !== known?.due || room.play.match.start.match !== known.match) room.isOurs = false;
    }
    railChanged(room);
    for (const { who } of room.doc.chairs) {
      // Another node has seen them go who have come here.
      if (who?.kind === 'person' && !room.here.has(who.id) && isListening(room, who.id)) come(room.id, who).catch(notWritten(room.id));
    }
    wake(room);
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
      const known = room.n;
      room.isDoubtful = isAhead(room);
      if (room.isDoubtful) await settle(room);
      else if (error instanceof Trouble) await takeIn(room);
      if (room.n > known) return undefined;
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
      ...(plan.also ?? []),
      ...(play && due !== play.due ? [saveDue(play.match.start.match, due)] : []),
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
    if (play && due !== play.due) {
      play.due = due;
      room.isOurs = due === AT_ONCE;
    }
    if (plan.present) setHere(room, plan.present.person, plan.present.here, at);
    if (plan.said) room.chat = [...room.chat, plan.said].slice(-CHAT_KEPT);
    tell(room, first, rows);
    if (rows.length > 0) others?.announce({ feed: room.id, n: room.n });
    if (changed) {
      lobby.tell();
      railChanged(room);
    }
    wake(room);
    return { answer: plan.answer };
  }

  function railChanged(room: Room): void {
    if (room.rail || watchersOf(room) === room.watching) return;
    room.rail = setTimeout(() => {
      room.rail = undefined;
      const watching = watchersOf(room);
      if (watching === room.watching) return;
      room.watching = watching;
      const text = nowFrame(now(), watching);
      for (const { send } of room.listeners) send(text);
    }, RAIL_PACE);
    room.rail.unref();
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
    statement(
      db
        .updateTable('matches')
        .set({ due, holder: due === AT_ONCE ? node : null })
        .where('id', '=', match),
      1,
    );

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

  const presence = (room: Room, { id, name }: Pick<Person, 'id' | 'name'>, here: boolean): NewRow[] =>
    seatOf(room.doc, id) === undefined || room.here.has(id) === here ? [] : [messageRow({ type: 'presence', person: id, name, here })];

  const come = (id: string, person: Pick<Person, 'id' | 'name'>): Promise<void> =>
    change(id, {}, (room) => {
      const row = { feed: id, person: person.id, node };
      return {
        before: presence(room, person, true),
        also: [
          statement(
            db
              .insertInto('presence')
              .values(row)
              .onConflict((clash) => clash.doNothing()),
          ),
        ],
        present: { person: person.id, here: true },
        answer: undefined,
      };
    });

  /** The last stream of somebody at one node is gone: this one, or a node that died. They may have the table open at another. */
  async function go(id: string, person: Pick<Person, 'id' | 'name'>, from: string): Promise<void> {
    const elsewhere = await db
      .selectFrom('presence')
      .select('node')
      .where('feed', '=', id)
      .where('person', '=', person.id)
      .where('node', '!=', from)
      .executeTakeFirst();
    await change(id, {}, (room) => {
      if (from === node && isListening(room, person.id)) return { answer: undefined };
      const gone = db.deleteFrom('presence').where('feed', '=', id).where('person', '=', person.id).where('node', '=', from);
      const before = elsewhere ? [] : presence(room, person, false);
      return { before, also: [statement(gone)], ...(elsewhere ? {} : { present: { person: person.id, here: false } }), answer: undefined };
    });
  }
  const notWritten = (id: string) => (reason: unknown) => {
    if (!stopped) services.log.warn({ err: reason, table: id }, 'presence not written');
  };

  const read = <T>(id: string, look: (room: Room) => T): Promise<T> =>
    inTurn(
      id,
      async (room) => look(room),
      () => false,
    );

  async function missed(id: string, person: string, from: string): Promise<void> {
    const chair = await read(id, ({ doc }) => doc.chairs.find(({ who }) => who?.kind === 'person' && who.id === person));
    await go(id, { id: person, name: chair?.who?.name ?? '' }, from);
  }

  function hear(news: News | undefined): void {
    if (news === undefined) return void check().catch(() => undefined);
    if (news.feed === LOBBY) return lobby.hear();
    void open.get(news.feed)?.then((room) => {
      if (stopped || room.n >= news.n || room.listeners.size === 0) return;
      next(room, async () => {
        await settle(room);
        if (room.n < news.n) await takeIn(room);
      }).catch((reason: unknown) => services.log.warn({ err: reason, table: room.id }, 'news not taken in'));
    });
  }

  async function check(): Promise<void> {
    if (!others) return;
    const followed: string[] = [];
    for (const opening of open.values()) {
      const room = await opening.catch(() => undefined);
      if (room && room.listeners.size > 0) followed.push(room.id);
    }
    lobby.hear();
    if (followed.length === 0) return;
    for (const news of await others.lastNumbers(followed)) hear(news);
  }

  return {
    change,
    read,
    async follow(id, listener, after) {
      const { person } = listener;
      let isFirst = false;
      const room = await inTurn(
        id,
        async (entered) => {
          // The reader has seen more than this node knows: another one has written.
          if (after !== undefined && after > entered.n) await takeIn(entered);
          const who = { feed: id, person: person?.id, watchers: entered.doc.watchers };
          if (after === undefined || after > entered.n) {
            listener.send(frame(entered.n, JSON.stringify({ type: 'hello', snapshot: snapshotFor(entered, games, person) })));
          } else if (after < entered.n) {
            for (const text of await framesSince(store, games, who, after, entered.n)) listener.send(text);
          }
          isFirst = person !== undefined && !isListening(entered, person.id);
          entered.listeners.add(listener);
          listener.send(nowFrame(now(), watchersOf(entered)));
          railChanged(entered);
          return entered;
        },
        () => false,
      );
      if (person && isFirst) await come(id, person);
      return () => {
        room.listeners.delete(listener);
        railChanged(room);
        if (person && !stopped && !isListening(room, person.id)) go(id, person, node).catch(notWritten(id));
      };
    },
    hear,
    check,
    missed,
    sweep(idleFor) {
      for (const [id, opening] of open) {
        void opening.then((room) => {
          const isIdle = room.listeners.size === 0 && room.thinking.size === 0 && now() - room.touched > idleFor;
          if (!isIdle) return;
          clearTimeout(room.timer);
          clearTimeout(room.rail);
          open.delete(id);
        });
      }
    },
    async stop() {
      stopped = true;
      for (const opening of open.values()) {
        const room = await opening.catch(() => undefined);
        clearTimeout(room?.timer);
        clearTimeout(room?.rail);
        await room?.queue;
      }
    },
  };
}

/** A plan failed after it had played on in memory. */
const isAhead = ({ play }: Room): boolean => play !== null && play.match.entries.length !== play.times.length - 1;
