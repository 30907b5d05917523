// The host's own routes, for people who look after a site: behind a named token, and not among the routes of guests.
import { type Of, type Shape, shape } from '@sagebrush/engine';
import { ProblemError } from './client.ts';
import { id, LINES, name, nothing, time } from './primitives.ts';
import type { Problem } from './problem.ts';
import { REPORT_REASONS } from './reports.ts';
import { type Route, route } from './route.ts';
import { chatLine } from './table.ts';

const { anyJson, flag, list, nullable, object, oneOf, optional, text, whole } = shape;

/** Somebody by id, a kept name, or the pseudonym of who is gone. */
const somebody = text({ min: 1, max: 80, pattern: LINES });
const pseudonym = text({ max: 80 });

export const adminReport = object({
  id,
  at: time,
  reporter: object({ id: pseudonym, name: nullable(text()) }),
  person: nullable(object({ id: pseudonym, name: nullable(text()) })),
  document: nullable(text()),
  reason: oneOf(...REPORT_REASONS),
  words: text(),
  /** What the reporter could see: names, chat, table, match. */
  context: anyJson,
  done: nullable(time),
  verdict: nullable(text()),
});
export type AdminReport = Of<typeof adminReport>;

export const adminPersonLine = object({
  id,
  name,
  kept: flag,
  program: flag,
  created: time,
  suspended: nullable(time),
  silenced: nullable(time),
});
export type AdminPersonLine = Of<typeof adminPersonLine>;

export const DEEDS = [
  'rename',
  'silence',
  'suspend',
  'ban',
  'lift',
  'sign-out',
  'close',
  'remove',
  'settle',
  'notice',
  'annul',
] as const;
export const adminDeed = object({
  id,
  at: time,
  /** The name of the token. */
  admin: text(),
  deed: oneOf(...DEEDS),
  person: nullable(pseudonym),
  table: nullable(text()),
  report: nullable(text()),
  details: anyJson,
});
export type AdminDeed = Of<typeof adminDeed>;

export const adminPerson = object({
  person: adminPersonLine,
  owner: nullable(id),
  bots: list(adminPersonLine),
  sessions: list(object({ id, created: time, seen: nullable(time), device: nullable(text()) })),
  /** Keyed hashes, and who else came from there within a month. */
  addresses: list(object({ address: text(), seen: time, others: list(adminPersonLine) })),
  said: list(object({ table: id, line: chatLine })),
  matches: list(object({ match: id, table: id, game: text(), started: time, ended: nullable(time) })),
  reports: list(adminReport),
  deeds: list(adminDeed),
});
export type AdminPerson = Of<typeof adminPerson>;

const gonePerson = object({ id: pseudonym, name: nullable(text()) });
/** Two people who met at rated tables of a game, and the same one was ahead nearly always: it may be arranged. */
export const arrangedResults = object({
  game: text(),
  winner: gonePerson,
  loser: gonePerson,
  /** How often they met, how often the winner was ahead, and how often because the loser left. */
  met: whole(0, 1_000_000),
  won: whole(0, 1_000_000),
  forfeits: whole(0, 1_000_000),
  matches: list(id),
});
export type ArrangedResults = Of<typeof arrangedResults>;

const why = optional(text({ max: 500, pattern: LINES }));
const report = optional(id);
const person = { params: object({ person: somebody }) };
/** 0 lifts it. */
const minutes = whole(0, 5_256_000);
const table = object({ table: id });

export const adminCalls = {
  reports: route('GET /api/admin/reports', 'The reports, the newest first', object({ reports: list(adminReport) }), {
    query: object({ done: optional(oneOf('yes', 'no')) }),
  }),
  report: route('GET /api/admin/reports/:report', 'A report with its context', adminReport, {
    params: object({ report: id }),
  }),
  settle: route('POST /api/admin/reports/:report/settle', 'A report is done with', nothing, {
    params: object({ report: id }),
    body: object({ verdict: text({ min: 1, max: 500, pattern: LINES }) }),
  }),
  people: route(
    'GET /api/admin/people',
    'People by name, id or hashed address',
    object({ people: list(adminPersonLine) }),
    {
      query: object({ q: text({ min: 1, max: 80, pattern: LINES }) }),
    },
  ),
  person: route('GET /api/admin/people/:person', 'All that is known of somebody', adminPerson, person),
  rename: route('POST /api/admin/people/:person/rename', 'Give somebody another name', nothing, {
    ...person,
    body: object({ name, why, report }),
  }),
  silence: route('POST /api/admin/people/:person/silence', 'Let somebody not talk for so many minutes', nothing, {
    ...person,
    body: object({ minutes, why, report }),
  }),
  suspend: route('POST /api/admin/people/:person/suspend', 'Keep somebody out for so many minutes', nothing, {
    ...person,
    body: object({ minutes, why, report }),
  }),
  ban: route('POST /api/admin/people/:person/ban', 'Keep somebody out for good', nothing, {
    ...person,
    /** With `addresses`, no new guest comes from where they came within a month, for a month. */
    body: object({ addresses: optional(flag), why, report }),
  }),
  lift: route('POST /api/admin/people/:person/lift', 'Let somebody in, and talk, again', nothing, {
    ...person,
    body: object({ why, report }),
  }),
  signOut: route('POST /api/admin/people/:person/sign-out', 'End all sessions of somebody', nothing, {
    ...person,
    body: object({ why, report }),
  }),
  table: route(
    'GET /api/admin/tables/:table',
    'Who is at a table, and what was said',
    object({
      game: text(),
      state: text(),
      people: list(object({ id, name, seat: nullable(whole(0, 11)), here: flag })),
      chat: list(chatLine),
    }),
    { params: table },
  ),
  close: route('POST /api/admin/tables/:table/close', 'Close a table; its match ends without a result', nothing, {
    params: table,
    body: object({ why, report }),
  }),
  remove: route('POST /api/admin/tables/:table/remove', 'Take a watcher away from a table', nothing, {
    params: table,
    body: object({ person: somebody, why, report }),
  }),
  arranged: route(
    'GET /api/admin/arranged',
    'Rated results between the same people that look arranged',
    object({ arranged: list(arrangedResults) }),
  ),
  annul: route('POST /api/admin/annul', 'Let rated matches not count; ratings are counted again', nothing, {
    body: object({ matches: list(id, { min: 1, max: 100 }), why, report }),
  }),
  deeds: route('GET /api/admin/deeds', 'What admins have done, the newest first', object({ deeds: list(adminDeed) }), {
    query: object({ before: optional(text({ max: 16, pattern: /^\d+$/ })) }),
  }),
} as const;
export type AdminCalls = typeof adminCalls;
export type AdminCall = keyof AdminCalls;
type Part<N extends AdminCall, P extends 'params' | 'query' | 'body' | 'reply'> =
  AdminCalls[N][P] extends Shape<infer T> ? T : never;
export type AdminParams<N extends AdminCall> = Part<N, 'params'>;
export type AdminQuery<N extends AdminCall> = Part<N, 'query'>;
export type AdminBody<N extends AdminCall> = Part<N, 'body'>;
export type AdminReply<N extends AdminCall> = Part<N, 'reply'>;

export interface AdminClient {
  call<N extends AdminCall>(
    name: N,
    how?: { params?: AdminParams<N>; query?: AdminQuery<N>; body?: AdminBody<N> },
  ): Promise<AdminReply<N>>;
}

/** Calls with a named token; a ProblemError says why not. */
export function adminClient({
  base,
  token,
  fetch: ask = fetch,
}: {
  base: string;
  token: string;
  fetch?: typeof fetch;
}): AdminClient {
  return {
    async call(name, { params = {}, query = {}, body = {} } = {} as never) {
      const { method, path }: Route = adminCalls[name] as Route;
      const filled = path.replace(/:(\w+)/g, (_, key: string) =>
        encodeURIComponent((params as Record<string, string>)[key] ?? ''),
      );
      const asked = new URLSearchParams(query as Record<string, string>).toString();
      const response = await ask(`${base}${filled}${asked === '' ? '' : `?${asked}`}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as unknown;
      if (!response.ok) throw new ProblemError(answer as Problem);
      return answer as never;
    },
  };
}
