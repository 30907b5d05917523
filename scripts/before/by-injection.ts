// A house without a socket: people who ask the server by injection, sit down, play, take back and talk.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Moment, Snapshot, TableInfo } from '../../packages/protocol/src/index.ts';

/** The one thing that is asked of an app, whatever its age. */
export interface Asked {
  inject(request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }): Promise<Answered>;
}
interface Answered {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Action = Moment['choices'][number];
export interface Person {
  readonly name: string;
  readonly token: string;
}
export interface Seated extends Person {
  readonly seat: number;
}
export interface PlayedTable {
  readonly id: string;
  readonly people: readonly Seated[];
}

const CONFLICT = 409;
/** A bot moved while somebody was about to. */
class TooLate extends Error {}
export const unlessLate = async (asked: Promise<unknown>): Promise<void> => {
  await asked.catch((error) => {
    if (!(error instanceof TooLate)) throw error;
  });
};

export const fresh32 = (): string => randomBytes(32).toString('hex');

export async function ask<Reply>(app: Asked, token: string, door: string, body?: object): Promise<Reply> {
  const [method = '', url = ''] = door.split(' ');
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  if (method !== 'GET') headers['content-type'] = 'application/json';
  const reply = await app.inject({
    method,
    url,
    headers,
    ...(method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
  });
  if (reply.statusCode === CONFLICT) throw new TooLate(`${door}: ${reply.body}`);
  if (reply.statusCode >= 300) throw new Error(`${door}: ${reply.statusCode} ${reply.body}`);
  return JSON.parse(reply.body === '' ? '{}' : reply.body) as Reply;
}

/** A program gets its token in the answer; a person in a cookie, and only people are rated. */
export async function arrive(app: Asked, name: string, program: boolean): Promise<Person> {
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({
    method: 'POST',
    url: '/api/session',
    headers,
    payload: JSON.stringify({ name, program }),
  });
  const { token = /sagebrush=([\w-]+)/.exec(String(reply.headers['set-cookie']))?.[1] } = JSON.parse(reply.body) as {
    token?: string;
  };
  if (token === undefined) throw new Error(`${name} could not arrive: ${reply.body}`);
  return { name, token };
}

/** A table with these people in the first live chairs and bots in the others. */
export async function openTable(
  app: Asked,
  people: readonly Person[],
  wanted: object,
  bot = 'greenhorn',
): Promise<PlayedTable> {
  const host = people[0] as Person;
  const { table } = await ask<{ table: TableInfo }>(app, host.token, 'POST /api/tables', wanted);
  const live = table.seats.flatMap((kind, seat) => (kind === 'live' ? [seat] : []));
  const seated = live.flatMap((seat, index) => (people[index] ? [{ ...people[index], seat }] : []));
  for (const { token, seat } of seated)
    await ask(app, token, `POST /api/tables/${table.id}/sit`, { seat, contribution: fresh32() });
  for (const seat of live.slice(seated.length))
    await ask(app, host.token, `POST /api/tables/${table.id}/bots`, { seat, level: bot });
  return { id: table.id, people: seated };
}

export const start = (app: Asked, { id, people }: PlayedTable): Promise<unknown> =>
  ask(app, people[0]?.token ?? '', `POST /api/tables/${id}/start`);

export async function rematch(app: Asked, { id, people }: PlayedTable): Promise<void> {
  for (const { token } of people) await ask(app, token, `POST /api/tables/${id}/rematch`, { contribution: fresh32() });
}

export const snapshotFor = (app: Asked, { id }: PlayedTable, token: string): Promise<Snapshot> =>
  ask(app, token, `GET /api/tables/${id}`);

const hasStandIn = ({ chairs }: TableInfo, seat: number): boolean => {
  const who = chairs[seat]?.who;
  return who?.kind === 'person' && who.standIn;
};

/** The person who is asked, with what they are shown; undefined once the match is over. Bots are waited for. */
export async function nextAsked(
  app: Asked,
  at: PlayedTable,
): Promise<{ person: Seated; moment: Moment; table: TableInfo } | undefined> {
  const host = at.people[0] as Seated;
  for (;;) {
    const { moment, table } = await snapshotFor(app, at, host.token);
    if (!moment) throw new Error(`table ${at.id} has no match`);
    if (moment.outcome !== null) return undefined;
    const isPlaying = ({ seat }: Seated): boolean => moment.view.pending.includes(seat) && !hasStandIn(table, seat);
    const person = at.people.find(isPlaying);
    const own = person === host ? moment : person && (await snapshotFor(app, at, person.token)).moment;
    if (person && own?.asked) return { person, moment: own, table };
    await pause(2);
  }
}

export const actWith = (
  app: Asked,
  at: PlayedTable,
  person: Person,
  { match, seq }: Moment,
  action: Action,
): Promise<{ seq: number }> => ask(app, person.token, `POST /api/tables/${at.id}/actions`, { match, seq, action });

/** At once where nobody has learned anything, else with the consent of all. */
export async function takeBack(app: Asked, at: PlayedTable, person: Seated): Promise<void> {
  const { moment } = await snapshotFor(app, at, person.token);
  if (!moment || moment.outcome !== null) return;
  const door = `POST /api/tables/${at.id}/take-back`;
  const { table } = await ask<{ table: TableInfo }>(app, person.token, door, { match: moment.match, seq: moment.seq });
  if (table.takeBackAsked === null) return;
  for (const { token, seat } of at.people)
    if (seat !== person.seat) await ask(app, token, `${door}/answer`, { agree: true });
}

export const standIn = (app: Asked, at: PlayedTable, { token, seat }: Seated): Promise<unknown> =>
  ask(app, token, `POST /api/tables/${at.id}/stand-in`, { seat });
export const comeBack = (app: Asked, at: PlayedTable, { token }: Seated): Promise<unknown> =>
  ask(app, token, `POST /api/tables/${at.id}/return`);
export const say = (app: Asked, at: PlayedTable, { token }: Person, text: string): Promise<unknown> =>
  ask(app, token, `POST /api/tables/${at.id}/chat`, { text });
