// The admin's calls, for the command line and any other program with a named token.
import type { Shape } from '@sagebrush/engine';
import {
  type AdminBody,
  type AdminCall,
  type AdminParams,
  type AdminQuery,
  type AdminReply,
  adminCalls,
} from '@sagebrush/protocol/admin';
import type { FastifyInstance } from 'fastify';
import { deedsOf } from '../moderation/deeds.ts';
import { peopleLike, personNamed, personSeen } from '../moderation/look-up.ts';
import type { Moderator } from '../moderation/moderator.ts';
import { reportNamed, reportsOf } from '../moderation/reports.ts';
import { arrangedResults } from '../record/arranged.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import { peopleAt } from './tables.ts';

interface Asked<N extends AdminCall> {
  readonly params: AdminParams<N>;
  readonly query: AdminQuery<N>;
  readonly body: AdminBody<N>;
  readonly moderator: Moderator;
}
type Answers = { readonly [N in AdminCall]: (asked: Asked<N>) => Promise<AdminReply<N>> };

function answers(services: Services, rooms: Rooms): Answers {
  const named = (person: string): Promise<string> => personNamed(services, person);
  return {
    reports: async ({ query }) => ({
      reports: await reportsOf(services, query.done === undefined ? {} : { done: query.done === 'yes' }),
    }),
    report: ({ params }) => reportNamed(services, params.report),
    async settle({ params, body, moderator }) {
      await moderator.settle(params.report, body.verdict);
      return {};
    },
    people: async ({ query }) => ({ people: await peopleLike(services, query.q) }),
    person: ({ params }) => personSeen(services, params.person),
    async rename({ params, body: { name, ...reasons }, moderator }) {
      await moderator.rename(await named(params.person), name, reasons);
      return {};
    },
    async silence({ params, body: { minutes, ...reasons }, moderator }) {
      await moderator.silence(await named(params.person), minutes, reasons);
      return {};
    },
    async suspend({ params, body: { minutes, ...reasons }, moderator }) {
      await moderator.suspend(await named(params.person), minutes, reasons);
      return {};
    },
    async ban({ params, body: { addresses = false, ...reasons }, moderator }) {
      await moderator.ban(await named(params.person), addresses, reasons);
      return {};
    },
    async lift({ params, body, moderator }) {
      await moderator.lift(await named(params.person), body);
      return {};
    },
    async signOut({ params, body, moderator }) {
      await moderator.signOut(await named(params.person), body);
      return {};
    },
    table: ({ params }) => peopleAt(services, rooms, params.table),
    async close({ params, body, moderator }) {
      await moderator.close(params.table, body);
      return {};
    },
    async remove({ params, body: { person, ...reasons }, moderator }) {
      await moderator.remove(params.table, await named(person), reasons);
      return {};
    },
    arranged: async () => ({ arranged: await arrangedResults(services.store, services.now()) }),
    async annul({ body: { matches, ...reasons }, moderator }) {
      await moderator.annul(matches, reasons);
      return {};
    },
    deeds: async ({ query }) => ({
      deeds: await deedsOf(services, query.before === undefined ? {} : { before: Number(query.before) }),
    }),
  };
}

/** In the scope of the admin's doors, which have asked for the token already. */
export function openAdminCalls(
  app: FastifyInstance,
  services: Services,
  rooms: Rooms,
  moderatorFor: (authorization: string | undefined) => Moderator,
): void {
  const all = answers(services, rooms);
  for (const name of Object.keys(adminCalls) as AdminCall[]) {
    const { method, path, params, query, body } = adminCalls[name];
    const answer = all[name] as (asked: unknown) => Promise<unknown>;
    app.route({
      method,
      url: path,
      schema: { hide: true },
      handler: (request) =>
        answer({
          params: (params as Shape<unknown>).parse(request.params),
          query: (query as Shape<unknown>).parse(request.query),
          body: method === 'GET' ? {} : (body as Shape<unknown>).parse(request.body ?? {}),
          moderator: moderatorFor(request.headers.authorization),
        }),
    });
  }
}
