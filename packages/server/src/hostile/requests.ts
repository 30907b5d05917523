// Hostile requests for every route that the server describes, from a seeded stream: the same seed makes the same
// requests.
import { below, pick, type Random } from '@sagebrush/engine';
import { HOSTILE_TEXTS, hostileValue, mutated, oneIn, type RequestSchema, sampleOf } from './sample.ts';

export interface TargetRoute {
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly body: RequestSchema | undefined;
  readonly isStream: boolean;
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: RequestSchema }>> };
}

/** Routes that the description leaves out: the host's own, and pages. */
const HIDDEN: readonly TargetRoute[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /admin',
  'POST /admin/notice',
  'POST /admin/tables/{table}/close',
  'GET /admin/reports',
  'POST /admin/people/{person}/ban',
  'GET /api/admin/people',
  'POST /api/admin/people/{person}/ban',
  'GET /api/docs/json',
  'GET /',
  'GET /table/{table}',
  'GET /{file}',
  'OPTIONS /api/tables',
  'PUT /api/me',
  'TRACE /api/me',
].map((route) => {
  const [method = 'GET', path = '/'] = route.split(' ');
  return { method, path, body: undefined, isStream: false };
});

export const routesIn = ({ paths }: Described): TargetRoute[] => [
  ...Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content['application/json']?.schema,
      isStream: path.endsWith('/stream'),
    })),
  ),
  ...HIDDEN,
];

/** What an attacker knows: ids seen in answers, and the tokens of sessions. */
export interface AttackerKnowledge {
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly tokens: readonly string[];
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
  readonly isStream: boolean;
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json;',
];
const RAW_BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '"',
  '[]',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '"\\ud800"',
  '\ufeff{}',
  '['.repeat(40_000),
  '{"a":'.repeat(8000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '0'.repeat(50_000),
  `{"name":"${'x'.repeat(300_000)}"}`,
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.alloc(1000),
];
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '10.0.0.1, evil' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=0-1,2-3,-1' },
  { 'if-none-match': '*' },
  { cookie: `sagebrush=${'a'.repeat(3000)}` },
  { expect: '100-continue' },
];

const pathValue = (random: Random, name: string, { ids }: AttackerKnowledge): string => {
  const known = ids[name] ?? [];
  return known.length > 0 && !oneIn(random, 4) ? pick(random, known) : pick(random, HOSTILE_TEXTS).slice(0, 2000);
};

/** A lone surrogate has no form in an address: it is sent as the character that stands for nothing. */
const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed());

function bodyFor(random: Random, { body }: TargetRoute, knowledge: AttackerKnowledge): string | Buffer {
  if (oneIn(random, 8)) return pick(random, RAW_BODIES);
  const known = (name: string): string | undefined => {
    const ids = knowledge.ids[name];
    return ids && ids.length > 0 && !oneIn(random, 8) ? pick(random, ids) : undefined;
  };
  const fitting = body ? sampleOf(body, random, known) : hostileValue(random);
  return JSON.stringify(oneIn(random, 2) ? fitting : mutated(fitting, random)) ?? 'undefined';
}

export function hostileRequest(
  random: Random,
  routes: readonly TargetRoute[],
  knowledge: AttackerKnowledge,
): HostileRequest {
  const route = pick(random, routes);
  const method = oneIn(random, 12) ? pick(random, ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD']) : route.method;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(pathValue(random, name, knowledge)));
  const query = oneIn(random, 4)
    ? `?${inAddress(pick(random, ['viewer', 'before', 'from', 'count', 'after', 'x']))}=${inAddress(pick(random, HOSTILE_TEXTS).slice(0, 500))}`
    : '';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const token =
    oneIn(random, 3) || knowledge.tokens.length === 0
      ? pick(random, ['', 'x', 'y'.repeat(5000)])
      : pick(random, knowledge.tokens);
  const headers: Record<string, string> = {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(hasBody ? { 'content-type': oneIn(random, 6) ? pick(random, TYPES) : 'application/json' } : {}),
    ...(oneIn(random, 6) ? { 'idempotency-key': pick(random, ['k', 'again', 'x'.repeat(200), ' ']) } : {}),
    ...(oneIn(random, 8) ? pick(random, FOREIGN) : {}),
    ...(route.isStream && oneIn(random, 2) ? { 'last-event-id': String(below(random, 50)) } : {}),
  };
  return {
    method,
    path: path + query,
    headers,
    body: hasBody ? bodyFor(random, route, knowledge) : undefined,
    isStream: route.isStream,
  };
}

/** Bytes that are no request, or never become one. */
export function brokenBytes(random: Random): string {
  return pick(random, [
    'GET / HTTP/9.9\r\n\r\n',
    'GET\r\n\r\n',
    '\u0000'.repeat(200),
    `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`,
    'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"',
    'POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
    'POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\nContent-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n{}',
    'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/lobby/stream HTTP/1.1\r\nHost: x\r\n\r\nGET /api/lobby/stream HTTP/1.1\r\nHost: x\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]);
}
