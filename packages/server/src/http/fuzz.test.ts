// Malformed, huge, foreign and hostile input at every route: always a 4xx with its problem, never a 5xx, and nothing
// changes.
import { problem, routes } from '@sagebrush/protocol';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, type House, openHouse, startedTable } from '../testing/house.ts';

let house: House;
let people: Guest[];
let stranger: Guest;
let table: string;
let match: string;
beforeAll(async () => {
  house = await openHouse();
  people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => house.guest(name)));
  stranger = await house.guest('Stranger');
  table = await startedTable(people, { watchers: false });
  match = (await (people[0] as Guest).call('table', { params: { table } })).table.match ?? '';
});
afterAll(() => house.close());

/** Everything that a stranger must not change, as each seat sees it. */
const everything = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      people.map(async (guest) => [
        await guest.call('table', { params: { table } }),
        await guest.call('me'),
        await guest.call('myBots'),
      ]),
    ),
  );

const ROUTES = Object.values(routes);
type Method = (typeof ROUTES)[number]['method'];
const hostileTexts = fc.constantFrom(
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '<script>',
  '\u202e',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  'null',
  'lobby',
  'x'.repeat(99),
  'ä'.repeat(40),
);
const hostileJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom(
      'seat',
      'contribution',
      'action',
      'match',
      'seq',
      'level',
      'text',
      'person',
      'muted',
      'agree',
      'name',
      'lang',
      'code',
      'game',
      'seats',
      'options',
      'handle',
      'response',
      'others',
      '__proto__',
      'constructor',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  ),
  fc.record({ seat: fc.integer(), contribution: fc.constant('ab'.repeat(32)) }),
  fc.record({ match: fc.constantFrom('x', 'leak'), seq: fc.integer(), action: fc.jsonValue({ maxDepth: 2 }) }),
);
const payloads = fc.oneof(
  hostileJson.map((json) => JSON.stringify(json)),
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '"\\ud800"',
    `[${'['.repeat(5000)}`,
    '0'.repeat(5000),
    'null',
  ),
);
const requests = fc.record({
  route: fc.constantFrom(...ROUTES),
  method: fc.option(fc.constantFrom<Method>('GET', 'POST', 'PATCH', 'DELETE'), { freq: 5, nil: undefined }),
  id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('TABLE', 'MATCH') }, { weight: 1, arbitrary: hostileTexts }),
  query: fc.option(fc.oneof(hostileTexts, fc.constant('viewer=99'), fc.constant('before=x')), { nil: undefined }),
  payload: payloads,
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json;',
  ),
  token: fc.constantFrom('STRANGER', 'none', 'x', 'y'.repeat(5000), 'Bearer', "'; DROP TABLE people; --"),
  key: fc.option(fc.constantFrom('k', 'ä', 'x'.repeat(200), ' '), { nil: undefined }),
});

/** What a stranger may really do without harm to anybody else; such requests may succeed. */
const isHarmless = (url: string, method: string): boolean =>
  method === 'GET' ||
  /^\/api\/(session|me|tables)(\/(bots|device-link|link|profile|recovery-code|passkeys\/options|passkey\/options))?$/.test(
    url.split('?')[0] ?? '',
  ) ||
  url.includes('/chat') ||
  method === 'DELETE';

test('1,500 hostile requests get 4xx and change nothing', async () => {
  const before = await everything();
  await fc.assert(
    fc.asyncProperty(requests, async ({ route, method = route.method, id, query, payload, type, token, key }) => {
      const named = id === 'TABLE' ? table : id;
      const path = route.path.replace(/:\w+/, encodeURIComponent(id === 'MATCH' ? match : named));
      const url = query === undefined ? path : `${path}?${encodeURIComponent(query)}=${query}`;
      const headers: Record<string, string> = { 'content-type': type };
      if (token !== 'none')
        headers['authorization'] = token === 'STRANGER' ? `Bearer ${stranger.token}` : `Bearer ${token}`;
      if (key !== undefined) headers['idempotency-key'] = key;
      const asked: InjectOptions = { method, url, headers, ...(method === 'GET' ? {} : { payload }) };
      const answer = await house.app.inject(asked);
      if (answer.statusCode < 400) {
        expect(isHarmless(url, method), `${method} ${url} ${payload}`).toBe(true);
        return;
      }
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(() => problem.parse(answer.json())).not.toThrow();
      expect(answer.body).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
    }),
    { numRuns: 1500 },
  );
  stranger = await house.guest('Stranger');
  expect(await everything()).toBe(before);
});

const post = (
  url: string,
  headers: Record<string, string>,
  payload = '{}',
): Promise<{ statusCode: number; body: string }> =>
  house.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });

test('a write from another site is refused', async () => {
  const mine = { authorization: `Bearer ${stranger.token}` };
  for (const foreign of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await post('/api/tables', { ...mine, ...(foreign as Record<string, string>) });
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([403, expect.objectContaining({ code: 'origin' })]);
  }
  const own = await post('/api/session', {
    host: 'sagebrush.test',
    origin: 'http://sagebrush.test',
    'sec-fetch-site': 'same-origin',
  });
  expect(own.statusCode).toBe(200);
});

test('what is too large is refused', async () => {
  const answer = await post('/api/session', {}, JSON.stringify({ name: 'x'.repeat(17_000) }));
  expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([413, expect.objectContaining({ code: 'too-large' })]);
});

test('a body weighs as much as it is long, before anything of it is read', async () => {
  const heavy = await openHouse({ requestsPerMinute: 600 });
  const send = (bytes: number) =>
    heavy.app.inject({
      method: 'POST',
      url: '/api/documents',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ game: 'draw-play', option: 'x', value: { text: 'x'.repeat(bytes) } }),
    });
  // The bucket of an address holds a thousand: so many small requests, or some thirty of the largest.
  const light = await Promise.all(Array.from({ length: 200 }, () => send(10)));
  expect(light.every(({ statusCode }) => statusCode === 401)).toBe(true);
  const codes = (await Promise.all(Array.from({ length: 60 }, () => send(200_000)))).map(
    ({ statusCode }) => statusCode,
  );
  expect(codes.filter((code) => code === 401).length).toBeLessThan(40);
  expect(codes.at(-1)).toBe(429);
  await heavy.close();
});

test('too many requests are refused, for a session and for an address', async () => {
  const tight = await openHouse({ requestsPerMinute: 60 });
  const codes: number[] = [];
  for (let count = 0; count < 130; count++) codes.push((await tight.app.inject({ url: '/api/games' })).statusCode);
  expect(codes.slice(0, 100).every((code) => code === 200)).toBe(true);
  expect(codes.at(-1)).toBe(429);
  await tight.close();
  const other = await openHouse({ requestsPerMinute: 60 });
  const guest = await other.guest();
  const mine: number[] = [];
  for (let count = 0; count < 15; count++) {
    mine.push(
      (await other.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${guest.token}` } })).statusCode,
    );
  }
  expect(mine.at(-1)).toBe(429);
  expect((await other.app.inject({ url: '/api/games' })).statusCode).toBe(200);
  await other.close();
});

test('every answer has the headers that keep a page safe, and the docs page needs nothing inline', async () => {
  for (const [url, from] of [
    ['/api/games', 'none'],
    ['/api/nowhere', 'self'],
    ['/api/docs/', 'self'],
    ['/nowhere', 'self'],
  ]) {
    const policy = String((await house.app.inject({ url: url ?? '' })).headers['content-security-policy']);
    expect(policy).toContain(`default-src '${from}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
  const page = await house.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+=/);
});

test('OpenAPI lists every route', async () => {
  const described = (await house.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  for (const { path, method } of ROUTES) {
    expect(described.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  }
});
