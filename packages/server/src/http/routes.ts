// The routes: each of the protocol's gets its handler here, checked by its shapes on the way in.
import { FormatError, type Shape } from '@sagebrush/engine';
import {
  type BodyOf,
  type ParamsOf,
  problem,
  type QueryOf,
  type ReplyOf,
  type RouteName,
  type Routes,
  routes,
} from '@sagebrush/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../people/people.ts';
import type { Requester } from '../tables/requests.ts';
import { LARGEST_BODY } from './json-body.ts';
import { personOf } from './visitor.ts';

export interface Visit<N extends RouteName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
/** An answer that is JSON already, because writing it took long. */
type WrittenJson = string;
export type Handlers<N extends RouteName = RouteName> = {
  readonly [Name in N]: (visit: Visit<Name>) => Promise<ReplyOf<Name> | WrittenJson>;
};

const KEY = /^[\x21-\x7e]{1,100}$/;

/** The key by which somebody may ask again for the same. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key)))
    throw new FormatError('idempotency-key', 'has to be 1 to 100 plain characters');
  return key;
}

/** Who asks for a change, and the key by which they may ask again for the same. */
export function askingOf({
  request,
  body,
}: Pick<Visit<RouteName>, 'request'> & { readonly body: unknown }): Requester & { readonly person: Person } {
  const key = keyOf(request);
  const person = personOf(request);
  return key === undefined ? { person } : { person, keyed: { key, what: `${request.method} ${request.url}`, body } };
}

const tagOf = (path: string): string => path.split('/')[2] ?? '';

/** For OpenAPI only: the shapes themselves do the checking. */
const described = ({ about, path, params, query, body, reply, method }: Routes[RouteName]) => ({
  summary: about,
  tags: [tagOf(path)],
  ...(path.includes(':') ? { params: params.schema } : {}),
  ...(Object.keys((query.schema['properties'] ?? {}) as object).length === 0 ? {} : { querystring: query.schema }),
  ...(method === 'GET' ? {} : { body: body.schema }),
  response: { 200: { description: 'Done', ...reply.schema }, default: { description: 'A problem', ...problem.schema } },
});

/** Only an option's document is larger. */
const USUAL_BODY = 16 * 1024;
const WITH_DOCUMENTS: ReadonlySet<RouteName> = new Set(['openTable', 'keepDocument']);

/** `admit` does what a handler does, unless there is too much to do. */
export function openRoutes(
  app: FastifyInstance,
  admit: <T>(job: () => Promise<T>) => Promise<T>,
  handlers: Handlers,
): void {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  for (const name of Object.keys(routes) as RouteName[]) {
    const route = routes[name];
    const handler = handlers[name] as (visit: unknown) => Promise<unknown>;
    app.route({
      method: route.method,
      url: route.path,
      schema: described(route),
      bodyLimit: WITH_DOCUMENTS.has(name) ? LARGEST_BODY : USUAL_BODY,
      handler: (request, reply) =>
        admit(async () => {
          const answer = await handler({
            params: (route.params as Shape<unknown>).parse(request.params),
            query: (route.query as Shape<unknown>).parse(request.query),
            body: route.method === 'GET' ? {} : (route.body as Shape<unknown>).parse(request.body ?? {}),
            request,
            reply,
          });
          if (typeof answer === 'string') reply.type('application/json; charset=utf-8');
          return answer;
        }),
    });
  }
}
