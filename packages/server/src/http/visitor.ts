// Who asks: the session's cookie or a bearer token says it, never the message. Writes must come from our own pages or from a program.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People, Person } from '../people/people.ts';
import { Trouble } from '../trouble.ts';
import { type Limit, limit } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
    token: string | undefined;
  }
}

export const COOKIE = 'sagebrush';
const A_YEAR = 365 * 86_400;

export const tokenCookie = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: A_YEAR, secure: request.protocol === 'https' }) as const;

export const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(COOKIE, token, tokenCookie(request));
};

function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
  return request.cookies[COOKIE];
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser says where a write comes from, and a page cannot lie about it. A program says nothing, and has no cookies to steal. */
function mustBeOurs(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    origin === undefined ? site !== undefined && site !== 'same-origin' && site !== 'none' : hostOf(origin) !== request.host;
  if (isForeign) throw new Trouble('origin', 'This request comes from another site.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

export function knowVisitors(app: FastifyInstance, people: People, limits: { session: Limit; address: Limit }): void {
  app.decorateRequest('person', undefined);
  app.decorateRequest('token', undefined);
  app.addHook('onRequest', async (request) => {
    limits.address.take(request.ip);
    if (!READS.has(request.method)) mustBeOurs(request);
    const token = tokenOf(request);
    if (token === undefined || token.length > 100) return;
    request.person = await people.byToken(token);
    if (!request.person) return;
    request.token = token;
    limits.session.take(request.person.id);
  });
}

export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new Trouble('no-session', 'Arrive first: POST /api/session gives you a name and a session.');
  return request.person;
}

/** Smaller buckets for what costs more than a move. */
export const costlyLimits = (now: () => number, perMinute: number) => ({
  arrive: limit(perMinute / 10, now, perMinute / 20),
  openTable: limit(perMinute / 20, now, perMinute / 30),
  chat: limit(perMinute / 20, now, perMinute / 100),
  hint: limit(perMinute / 10, now, perMinute / 60),
  link: limit(perMinute / 60, now, perMinute / 60),
});
export type CostlyLimits = ReturnType<typeof costlyLimits>;
