// Play somebody now: sit down where somebody waits for the same, or open a table and wait there. Asked again while
// waiting, it looks again.
import { setTimeout } from 'node:timers/promises';
import type { TableInfo } from '@sagebrush/protocol';
import { ApiError, notNow } from '../api-error.ts';
import type { CostlyLimits } from '../http/visitor.ts';
import { fromSameAddress } from '../people/same-address.ts';
import { cameFrom, dayOf } from '../people/visit-notes.ts';
import { visited } from '../record/visits.ts';
import type { Services } from '../services.ts';
import { Conflict } from '../storage/store.ts';
import { personIn, seatOf, type TableDoc, withChair } from '../tables/doc.ts';
import { leave } from '../tables/forfeits.ts';
import { infoOf } from '../tables/info.ts';
import { seatedPlan } from '../tables/match-start.ts';
import { tableRows } from '../tables/new-table.ts';
import type { Room } from '../tables/room.ts';
import { roomInfo } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { newTableDoc, takeChair } from '../tables/seating.ts';
import { AT_TABLE } from '../tables/sentences.ts';
import { fittingTables, seatedAt } from './fitting-tables.ts';
import { poolOf, poolVersion, raisePool, type Seeker, type SeekOptions, seatSeeker, seekerRow } from './seekers.ts';

/** Where many ask for the same at once each finds a table in the end; those who were late wait a little. */
const MOST_ATTEMPTS = 40;
const PAUSE = 10;
const freeSeat = (doc: TableDoc): number => doc.chairs.findIndex(({ kind, who }) => kind === 'live' && who === null);

export function playNow(services: Services, rooms: Rooms, limits: CostlyLimits) {
  const { store, now, games, levels, lobby, quotas } = services;
  const { db } = store;

  /** The table where they wait or play already, if there is one. */
  async function tableOf(person: string, table: string | undefined): Promise<TableInfo | undefined> {
    if (table === undefined) return undefined;
    const read = rooms.read(table, (room) => {
      const { state } = room.doc;
      const seat = seatOf(room.doc, person);
      const isTheirs = seat !== undefined && !personIn(room.doc, seat)?.left;
      return isTheirs && (state === 'open' || state === 'playing') ? roomInfo(room) : undefined;
    });
    return read.catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not-found') return undefined;
      throw error;
    });
  }

  /**
   * They give up a table where they wait alone, to go where somebody waits longer; with company only where they wish for
   * something else now. False when they stay, or the cards were dealt.
   */
  const giveUp = (table: string, person: string, { isSame }: { readonly isSame: boolean }): Promise<boolean> =>
    rooms.change(table, {}, ({ doc }: Room) => {
      const seat = seatOf(doc, person);
      if (doc.state !== 'open' || seat === undefined) return { answer: false };
      if (doc.quick && seatedAt(doc).length === 1)
        return { doc: { ...withChair(doc, seat, null), state: 'closed' as const }, answer: true };
      return isSame ? { answer: false } : { ...leave(services, doc, seat), answer: true };
    });

  /** The chair, the row that says so, and the deal where it was the last chair: at once or not at all. */
  async function sitAt(doc: TableDoc, { person, ip, contribution }: Seeker, before: string | undefined) {
    const people = seatedAt(doc);
    const alike = await fromSameAddress(services, ip, people);
    return rooms.change(doc.id, {}, (room) => {
      // Who is apart from whom was asked about those who sat there.
      if (room.doc.state !== 'open' || seatedAt(room.doc).join() !== people.join()) throw notNow(AT_TABLE.taken);
      const seat = freeSeat(room.doc);
      if (seat < 0) throw notNow(AT_TABLE.taken);
      const seated = takeChair(room.doc, person, { seat, contribution, rated: true, alike });
      const plan = seatedPlan(services, room, seated);
      const at = now();
      return {
        ...plan,
        also: [
          ...(plan.also ?? []),
          visited(db, person.id, doc.id),
          ...(doc.rated ? [cameFrom(db, person.id, quotas.hashOf(ip), dayOf(at))] : []),
          seatSeeker(store, { person: person.id, table: doc.id, before, at }),
        ],
        answer: roomInfo(room, plan.doc ?? seated),
      };
    });
  }

  async function openFor(
    options: SeekOptions,
    { person, ip, contribution }: Seeker,
    before: string | undefined,
    seen?: number,
  ) {
    limits.openTable.take(person.id);
    const payer = await quotas.payerOf(person.id, ip);
    await quotas.mustHaveRoomFor('openTables', payer);
    const game = games.find(options.game);
    const usualStandIn = levels.includes('deputy') ? 'deputy' : (levels[0] ?? '');
    const at = now();
    const setting = { game, levels, usualStandIn, now: at };
    const empty = newTableDoc(person, { ...options, seats: game.players.min, listed: true }, setting);
    const seated = takeChair(empty, person, { seat: freeSeat(empty), contribution, rated: true });
    const doc: TableDoc = { ...seated, quick: true };
    await store.commit([
      ...tableRows(services, doc, payer),
      ...lobby.rowFor(undefined, { doc, isHere: () => false }, at),
      ...quotas.taken('openTables', payer, doc.id),
      visited(db, person.id, doc.id),
      ...(doc.rated ? [cameFrom(db, person.id, quotas.hashOf(ip), dayOf(at))] : []),
      seatSeeker(store, { person: person.id, table: doc.id, before, at }),
      raisePool(store, poolOf(options), seen),
    ]);
    lobby.announce();
    return infoOf(doc, () => false);
  }

  /** Undefined where others were quicker: then it looks again. */
  async function attempt(options: SeekOptions, seeker: Seeker): Promise<TableInfo | undefined> {
    const { person } = seeker;
    const before = (await seekerRow(store, person.id))?.tbl;
    const mine = await tableOf(person.id, before);
    if (mine?.state === 'playing') return mine;
    const seen = await poolVersion(store, poolOf(options));
    const fitting = await fittingTables(services, seeker, options);
    // Only to who waits longer, where they wait for the same: else two would change places for ever.
    const isSame = mine !== undefined && poolOf(mine) === poolOf(options);
    const better = isSame ? fitting.filter((doc) => waitsLonger(doc, mine)) : fitting;
    const stays = mine && ((isSame && better.length === 0) || !(await giveUp(mine.id, person.id, { isSame })));
    if (stays) return mine;
    for (const doc of better) {
      const seated = await sitAt(doc, seeker, before).catch(unlessLate);
      if (seated) return seated;
    }
    return better.length > 0 ? undefined : openFor(options, seeker, before, seen).catch(unlessLate);
  }

  return async (options: SeekOptions, seeker: Seeker): Promise<TableInfo> => {
    games.find(options.game);
    if (options.rated && seeker.person.program) throw notNow(AT_TABLE.ratedForPeople);
    for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
      const table = await attempt(options, seeker);
      if (table) return table;
      await setTimeout(PAUSE * (1 + tries * Math.random()));
    }
    throw new ApiError('unavailable', AT_TABLE.crowded);
  };
}

type Opened = Pick<TableDoc, 'created' | 'id'>;
const waitsLonger = (one: Opened, other: Opened): boolean =>
  one.created < other.created || (one.created === other.created && one.id < other.id);

/** Somebody else took the chair, or these seated themselves elsewhere meanwhile. */
function unlessLate(error: unknown): undefined {
  if (error instanceof Conflict) return undefined;
  if (error instanceof ApiError && (error.code === 'not-now' || error.code === 'unavailable')) return undefined;
  throw error;
}
