// Sitting down to a day's deal: an ordinary table with one person and the day's bots, dealt the day's cards.
import { type Day, dailyOf, dayAt, dealOf } from '@sagebrush/engine';
import type { OptionValues } from '@sagebrush/protocol';
import { notNow } from '../api-error.ts';
import { botName } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { visited } from '../record/visits.ts';
import { freshId } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, statement } from '../storage/store.ts';
import { type TableDoc, withChair } from '../tables/doc.ts';
import { cutShort } from '../tables/match-end.ts';
import { startPlan } from '../tables/match-start.ts';
import { tableRows } from '../tables/new-table.ts';
import type { Rooms } from '../tables/rooms.ts';
import { newTableDoc } from '../tables/seating.ts';
import { type DealRow, dealRow } from './deals.ts';
import { DAILY } from './sentences.ts';
import { beginTry, isInField, tryOf } from './tries.ts';

export interface DailyRequest {
  readonly day: Day;
  readonly game: string;
  readonly again: boolean;
  readonly ip: string;
}

export async function sitDown(
  services: Services,
  rooms: Rooms,
  person: Person,
  request: DailyRequest,
): Promise<string> {
  const { store, games, now } = services;
  dailyOf(games.find(request.game));
  const today = dayAt(now());
  if (request.day > today) throw notNow(DAILY.notYet);
  const deal = await dealRow(store, request.day, request.game);
  const mine = await tryOf(store.db, request.day, request.game, person.id);
  if (!request.again && mine?.ended === null && deal.opened === null) return begun(services, rooms, mine.tbl);
  if (!request.again && mine) throw notNow(DAILY.once);
  const mayCount = request.day === today && deal.opened === null;
  if (!request.again && !mayCount) throw notNow(DAILY.over);
  // Past midnight too: who may still finish for the record must not try the same cards out beside it.
  const mayStillCount = mine ? mine.ended === null && deal.opened === null : mayCount;
  if (request.again && mayStillCount) throw notNow(DAILY.countedFirst);
  await leaveOld(services, rooms, person);
  try {
    return await begun(services, rooms, await openDailyTable(services, person, deal, request));
  } catch (error) {
    // From two devices at once: the other one was first.
    if (error instanceof Conflict && !request.again) return sitDown(services, rooms, person, request);
    throw error;
  }
}

/** Who sits down anew gives up what they played for themselves, and a counted try that came too late. */
async function leaveOld(services: Services, rooms: Rooms, person: Person): Promise<void> {
  const { store, now } = services;
  const tables = await store.db
    .selectFrom('tables')
    .select(['id', 'doc'])
    .where('owner', '=', person.id)
    .where('state', '=', 'playing')
    .execute();
  for (const { id, doc } of tables) {
    const { daily, game } = JSON.parse(doc) as TableDoc;
    if (!daily || (daily.counted && (await dealRow(store, daily.day, game)).opened === null)) continue;
    await rooms.change(id, {}, (room) => ({ ...cutShort(services, room.doc, 'idle', now()), answer: undefined }));
  }
}

/** The table with everybody in their chairs, and the row of the try with it. */
async function openDailyTable(
  services: Services,
  person: Person,
  { day, game: id, secret }: DealRow,
  { again, ip }: DailyRequest,
): Promise<string> {
  const { store, quotas, games, levels, now } = services;
  const game = games.find(id);
  const { players, level, options } = dailyOf(game);
  const payer = await quotas.payerOf(person.id, ip);
  await quotas.mustHaveRoomFor('openTables', payer);
  await quotas.mustHaveRoomFor('botTables', payer);
  const settings = {
    game: id,
    seats: players,
    options: options as OptionValues,
    watchers: false,
    hints: again,
    talk: 'nobody',
  } as const;
  const open = newTableDoc(person, settings, { game, levels, usualStandIn: level, now: now() });
  const doc = seated(
    { ...open, daily: { day, counted: !again }, next: { match: freshId(), secret, deal: dealOf(id, day) } },
    person,
    level,
  );
  const field = again ? false : await isInField(store.db, person.id, day);
  await store.commit([
    ...tableRows(services, doc, payer),
    statement(
      store.db
        .updateTable('tables')
        .set({ bots: players - 1 })
        .where('id', '=', doc.id),
      1,
    ),
    visited(store.db, person.id, doc.id),
    ...(again ? [] : beginTry(store.db, { day, game: id, person: person.id, doc, isInField: field, at: doc.created })),
    ...quotas.taken('openTables', payer, doc.id),
  ]);
  return doc.id;
}

function seated(doc: TableDoc, { id, name, program, kept }: Person, level: string): TableDoc {
  const person = doc.seats.indexOf('live');
  return doc.seats.reduce((table, kind, seat) => {
    if (kind !== 'live') return table;
    if (seat !== person) {
      const taken = table.chairs.flatMap(({ who }) => (who ? [who.name] : []));
      return withChair(table, seat, { kind: 'bot', level, name: botName(taken) });
    }
    const self = { id, name, program, kept, contribution: null, standIn: false, left: false, since: 0 };
    return withChair(table, seat, { kind: 'person', ...self });
  }, doc);
}

/** Dealt, if it is not yet: whoever was cut off in between comes back to it. */
async function begun(services: Services, rooms: Rooms, table: string): Promise<string> {
  const { quotas } = services;
  const payer = await quotas.payerAt(table);
  await rooms.change(table, {}, (room) => {
    if (room.doc.state !== 'open') return { answer: undefined };
    return startPlan(services, room.doc, { ...room, taken: quotas.taken('botTables', payer, table) });
  });
  return table;
}
