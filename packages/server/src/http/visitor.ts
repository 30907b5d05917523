// Who asks: the session's cookie or a bearer token says it, never the message. Writes must come from our own pages or
// from a program.
import { routes } from '@sagebrush/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { deviceOf } from '../people/devices.ts';
import type { People, Person } from '../people/people.ts';
import { Suspended } from '../people/suspension.ts';
import { NOT_FOR_YOU } from '../sentences.ts';
import { networkOf } from './address.ts';
import { LARGEST_BODY } from './json-body.ts';
import { type Limit, limit } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
    token: string | undefined;
  }
}

const COOKIE = 'sagebrush';
const IN_COOKIES = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`);
const A_YEAR = 365 * 86_400;

/** Tokens are base64url: nothing in them needs quoting. */
function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, maxAge: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${maxAge}; Path=/; HttpOnly${secure}; SameSite=Lax`);
}
export const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, token, A_YEAR);
export const takeCookie = (request: FastifyRequest, reply: FastifyReply): void => setCookie(request, reply, '', 0);

function tokenOf({ headers: { authorization, cookie } }: FastifyRequest): string | undefined {
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
  return cookie === undefined ? undefined : IN_COOKIES.exec(cookie)?.[1];
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A supervisor that is told to come back later takes the server for dead. */
const HEALTH = new Set<string | undefined>(['/healthz', '/readyz']);

/**
 * A browser says where a write comes from, and a page cannot lie about it. A program says nothing, and has no cookies
 * to steal.
 */
function mustBeOurs(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : hostOf(origin) !== request.host;
  if (isForeign) throw new ApiError('origin', NOT_FOR_YOU.otherSite);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** What is somebody's own stays theirs, whatever they did: these doors stay open to who is suspended. */
const OPEN_TO_SUSPENDED: ReadonlySet<string> = new Set(
  [routes.exportMe, routes.deleteMe, routes.leave].map(({ method, path }) => `${method} ${path}`),
);
/** Who is suspended gets the pages, which say so, and those doors; the rest of the API is closed to them. */
function admitSuspended({ url, method, routeOptions }: FastifyRequest, suspended: Suspended): Person | undefined {
  if (OPEN_TO_SUSPENDED.has(`${method} ${routeOptions.url}`)) return suspended.person;
  if (url.startsWith('/api/')) throw suspended;
  return undefined;
}

/** What a body of this size costs beside a request without one: reading, parsing and looking through it. */
const WEIGHED_BYTES = 8 * 1024;
/** A browser that keeps all of the house, for when there is no network, asks for hundreds of files in one go. */
const FILE_WEIGHT = 0.2;
/** Asked before anything of the body is read. Who does not say how long it will be has to be taken for the longest. */
function weightOf({ headers, method, url }: FastifyRequest): number {
  if (method === 'GET' && url.startsWith('/assets/')) return FILE_WEIGHT;
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : LARGEST_BODY;
  return 1 + (length > 0 ? Math.min(length, LARGEST_BODY) / WEIGHED_BYTES : 0);
}

export function knowVisitors(
  app: FastifyInstance,
  people: People,
  addressHash: (ip: string) => string,
  limits: { session: Limit; address: Limit },
): void {
  app.decorateRequest('person', undefined);
  app.decorateRequest('token', undefined);
  /** Without a promise where the session is remembered: every move comes by here. */
  app.addHook('onRequest', (request, _reply, done) => {
    if (HEALTH.has(request.routeOptions.url)) return done();
    const weight = weightOf(request);
    limits.address.take(networkOf(request), weight);
    if (!READS.has(request.method)) mustBeOurs(request);
    const token = tokenOf(request);
    if (token === undefined || token.length > 100) return done();
    const enter = (person: Person | undefined): void => {
      if (!person) return;
      limits.session.take(person.id, weight);
      request.person = person;
      request.token = token;
    };
    const known = people.remembered(token);
    if (!known) {
      people
        .byToken(token, { address: addressHash(request.ip), device: deviceOf(request.headers['user-agent']) })
        .catch((reason: unknown) => {
          if (reason instanceof Suspended) return admitSuspended(request, reason);
          throw reason;
        })
        .then(enter)
        .then(
          () => done(),
          (reason: unknown) => done(reason as Error),
        );
      return;
    }
    enter(known);
    done();
  });
}

export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new ApiError('no-session', NOT_FOR_YOU.arriveFirst);
  return request.person;
}

/** Smaller buckets for what costs more than a move. */
export const costlyLimits = (monotonic: () => number, perMinute: number, codeTries: number) => ({
  arrive: limit(perMinute / 10, monotonic, perMinute / 20),
  openTable: limit(perMinute / 20, monotonic, perMinute / 30),
  document: limit(perMinute / 20, monotonic, perMinute / 30),
  chat: limit(perMinute / 20, monotonic, perMinute / 100),
  hint: limit(perMinute / 10, monotonic, perMinute / 60),
  link: limit(perMinute / 60, monotonic, perMinute / 60),
  profile: limit(perMinute / 10, monotonic, perMinute / 20),
  report: limit(perMinute / 60, monotonic, perMinute / 20),
  social: limit(perMinute / 20, monotonic, perMinute / 20),
  rename: limit(perMinute / 60, monotonic, perMinute / 60),
  handle: limit(perMinute / 10, monotonic, perMinute / 20),
  /** Tries of recovery codes, by the name and by the address. */
  code: limit(codeTries / 5, monotonic, codeTries),
  replay: limit(perMinute / 5, monotonic, perMinute / 10),
  admin: limit(perMinute / 10, monotonic, perMinute / 20),
});
export type CostlyLimits = ReturnType<typeof costlyLimits>;
