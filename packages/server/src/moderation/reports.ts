// Reports: written with what the reporter could see at that moment, and read by admins.
import type { Json } from '@sagebrush/engine';
import type { NewReport } from '@sagebrush/protocol';
import type { AdminReport } from '@sagebrush/protocol/admin';
import { ApiError, notFound } from '../api-error.ts';
import { namesNow } from '../people/names-now.ts';
import type { Person } from '../people/people.ts';
import { freshId } from '../secrets.ts';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import type { StreamListener } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { isHeard } from '../tables/talk.ts';
import { REPORTING } from './sentences.ts';

const DAY = 86_400_000;
const PAGE = 100;

type Hearing = Pick<StreamListener, 'person' | 'hears'>;

/** The table as the reporter may know it: who sits there, and what they heard. */
const tableContext = (rooms: Rooms, table: string, hearing: Hearing) =>
  rooms.read(table, (room) => ({
    id: table,
    game: room.doc.game,
    state: room.doc.state,
    match: room.doc.match,
    chairs: room.doc.chairs.map(({ who }) =>
      who ? { name: who.name, ...(who.kind === 'person' ? { id: who.id } : {}) } : null,
    ),
    chat: room.chat.filter((line) => isHeard(room, hearing, line)),
  }));

async function mustHaveRoom({ store: { db }, quotas, now }: Services, reporter: string): Promise<void> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reporter', '=', reporter)
    .where('at', '>', now() - DAY)
    .executeTakeFirstOrThrow();
  if (Number(count) >= quotas.most.reports) throw new ApiError('quota', REPORTING.enough);
}

export async function makeReport(
  services: Services,
  rooms: Rooms,
  {
    person: reporter,
    hears,
    asked,
  }: { readonly person: Person; readonly hears: (by: string) => boolean; readonly asked: NewReport },
): Promise<string> {
  const { store, now } = services;
  const { about, reason, words = '', table, match, seq } = asked;
  await mustHaveRoom(services, reporter.id);
  const person = about.kind === 'person' ? about.person : null;
  const called = person === null ? undefined : (await namesNow(store, [person])).get(person);
  if (person !== null && !called) throw notFound('person');
  const document = about.kind === 'document' ? about.document : null;
  if (document !== null) {
    const known = await store.db.selectFrom('documents').select('hash').where('hash', '=', document).executeTakeFirst();
    if (!known) throw notFound('document');
  }
  const at = table === undefined ? undefined : await tableContext(rooms, table, { person: reporter, hears });
  const context = {
    ...(called ? { name: called.name, kept: called.kept } : {}),
    ...(at ? { table: at } : {}),
    ...(match === undefined ? {} : { match, ...(seq === undefined ? {} : { seq }) }),
  };
  const id = freshId();
  const row = {
    id,
    at: now(),
    reporter: reporter.id,
    person,
    document,
    reason,
    words,
    context: JSON.stringify(context),
  };
  const present = new Set([
    ...(at?.chairs ?? []).flatMap((chair) => chair?.id ?? []),
    ...(at?.chat ?? []).map(({ by }) => by),
  ]);
  await store.commit([
    statement(store.db.insertInto('reports').values({ ...row, done: null, verdict: null })),
    ...[...present].map((one) => statement(store.db.insertInto('report_people').values({ report: id, person: one }))),
  ]);
  return id;
}

export async function reportsOf(
  { store }: Pick<Services, 'store'>,
  which: { readonly id?: string; readonly person?: string; readonly done?: boolean },
): Promise<AdminReport[]> {
  let rows = store.db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(PAGE);
  if (which.id !== undefined) rows = rows.where('id', '=', which.id);
  if (which.person !== undefined) rows = rows.where('person', '=', which.person);
  if (which.done !== undefined) rows = rows.where('done', which.done ? 'is not' : 'is', null);
  const found = await rows.execute();
  const names = await namesNow(store, new Set(found.flatMap(({ reporter, person }) => [reporter, person ?? reporter])));
  const named = (id: string) => ({ id, name: names.get(id)?.name ?? null });
  return found.map(({ reporter, person, context, reason, ...row }) => ({
    ...row,
    reason: reason as AdminReport['reason'],
    reporter: named(reporter),
    person: person === null ? null : named(person),
    context: JSON.parse(context) as Json,
  }));
}

export async function reportNamed(services: Pick<Services, 'store'>, id: string): Promise<AdminReport> {
  const [found] = await reportsOf(services, { id });
  if (!found) throw notFound('report');
  return found;
}
