// Changes of a room: a plan is made, written as a whole, and only then true in memory and told.

import { ApiError } from '../api-error.ts';
import { moveCounter } from '../ops/measure.ts';
import { applyRename } from '../people/renames.ts';
import type { Services } from '../services.ts';
import { Conflict } from '../storage/store.ts';
import { wordOfMove } from './feed.ts';
import { AT_ONCE } from './live-match.ts';
import type { OpenRooms } from './open-rooms.ts';
import { type Plan, type Written, writtenOf } from './plan.ts';
import type { Rail } from './rail.ts';
import { answered, type Keyed, keyedOf, type Requester } from './requests.ts';
import { CHAT_KEPT, type Room, sendRows, setHere } from './room.ts';
import { AT_TABLE } from './sentences.ts';
import { dropRemoved } from './talk.ts';

export type ChangeRoom = <Answer>(id: string, asking: Requester, plan: (room: Room) => Plan<Answer>) => Promise<Answer>;

interface Surroundings {
  readonly open: OpenRooms;
  readonly onlookers: Rail;
  takeIn(room: Room): Promise<void>;
  wake(room: Room): void;
}

const MOST_ATTEMPTS = 8;

export function changes(services: Services, { open, onlookers, takeIn, wake }: Surroundings): ChangeRoom {
  const { store, lobby, metrics } = services;
  const countMoves = moveCounter(metrics);

  /** A no is only given on the newest state: undefined when the room had to read on for it. */
  async function made<Answer>(room: Room, make: (room: Room) => Plan<Answer>): Promise<Plan<Answer> | undefined> {
    try {
      return make(room);
    } catch (error) {
      const known = room.n;
      if (error instanceof ApiError) await takeIn(room);
      if (room.n > known) return undefined;
      throw error;
    }
  }

  /** False when another writer was first. Where it is not known whether it was written, the rows will tell. */
  async function isCommitted(room: Room, { batch }: Written): Promise<boolean> {
    if (batch.length === 0) return true;
    try {
      await store.commit(batch);
      return true;
    } catch (error) {
      room.isBehind = true;
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  /** What is written becomes true here, and is told. */
  function makeTrue(room: Room, { move, present, renamed, said }: Plan<unknown>, written: Written): void {
    const { at, doc, rows, live, wakeAt, notified } = written;
    const isChanged = doc !== room.doc;
    if (doc.state !== room.doc.state)
      services.log.info({ table: room.id, game: doc.game, match: doc.match, state: doc.state }, 'table');
    countMoves(doc.game, rows);
    const first = room.n + 1;
    room.n += rows.length;
    room.doc = doc;
    room.live = live;
    if (live && move) {
      live.host.accept(move);
      live.times.push(at);
    }
    if (live && wakeAt !== live.wakeAt) {
      live.wakeAt = wakeAt;
      room.isOurs = wakeAt === AT_ONCE;
    }
    if (renamed) applyRename(room, renamed);
    if (present) setHere(room, present.person, present.here, at);
    if (said) room.chat = [...room.chat, said].slice(-CHAT_KEPT);
    sendRows(room, first, rows);
    if (rows.length > 0) store.others?.announce({ feed: room.id, n: room.n, ...wordOfMove(rows, at) });
    if (notified.length > 0) services.inbox.notify(notified);
    if (isChanged || (present && doc.listed)) lobby.announce();
    if (isChanged) {
      dropRemoved(room);
      onlookers.changed(room);
    }
    wake(room);
  }

  async function attempt<Answer>(
    room: Room,
    keyed: Keyed | undefined,
    make: (room: Room) => Plan<Answer>,
  ): Promise<{ readonly answer: Answer } | undefined> {
    const plan = await made(room, make);
    if (!plan) return undefined;
    const written = writtenOf(services, room, plan, keyed);
    if (!(await isCommitted(room, written))) return undefined;
    makeTrue(room, plan, written);
    return { answer: plan.answer };
  }

  return <Answer>(id: string, asking: Requester, make: (room: Room) => Plan<Answer>) => {
    const keyed = keyedOf(asking);
    return open.inTurn(id, async (room) => {
      for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
        if (room.isBehind) await takeIn(room);
        const before = keyed && (await answered(services, keyed));
        if (before) return before.answer as Answer;
        const done = await attempt(room, keyed, make);
        if (done) return done.answer;
      }
      throw new ApiError('unavailable', AT_TABLE.crowded);
    });
  };
}
