// Hostile JSON at every door: nested, huge, poisoned, broken, packed. Always a 4xx with its code, or harmless.
import { gzipSync } from 'node:zlib';
import { problem, routes } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guest, type House, openHouse, startedTable } from '../testing/house.ts';
import { problemIn, raw } from '../testing/raw.ts';

let house: House;
let guest: Guest;
let table: string;
beforeAll(async () => {
  house = await openHouse();
  guest = await house.guest('Ann');
  table = await startedTable([guest], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
});
afterAll(() => house.close());

const DEEP = 20_000;
const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const BODIES: Readonly<Record<string, string | Buffer>> = {
  '40 kB of [': '['.repeat(40_000),
  'deep lists': lists(DEEP),
  'deep objects': objects(DEEP),
  'deep lists and objects by turns': '[{"a":'.repeat(DEEP),
  'deep options': `{"game":"draw-play","seats":4,"options":{"rounds":${lists(DEEP)}}}`,
  'a deep pack': `{"game":"draw-play","seats":4,"options":{"pack":${objects(DEEP)}}}`,
  'a deep action': `{"match":"x","seq":0,"action":${objects(DEEP)}}`,
  'a deep name': `{"name":${lists(DEEP)}}`,
  'a deep key': `{"${'['.repeat(100)}":${lists(DEEP)}}`,
  'deep behind a quote': `{"name":"\\"","x":${lists(DEEP)}}`,
  'a huge text': JSON.stringify({ name: 'x'.repeat(200_000) }),
  'a huge key': `{"${'x'.repeat(200_000)}":1}`,
  'a huge number': `{"seat":${'9'.repeat(100_000)}}`,
  'a number beyond all': '{"seat":1e999,"seq":-1e999}',
  'many keys': JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`k${index}`, 1]))),
  'a poisoned prototype': '{"__proto__":{"program":true},"name":"Eve"}',
  'a poisoned constructor': '{"constructor":{"prototype":{"program":true}}}',
  'a poisoned option': '{"game":"draw-play","seats":4,"options":{"__proto__":{"rounds":1}}}',
  'an option of the prototype': '{"game":"draw-play","seats":4,"options":{"toString":1,"hasOwnProperty":2}}',
  'a game of the prototype': '{"game":"constructor","seats":4}',
  'a key twice': '{"seat":1,"seat":{"a":[]},"name":"a","name":[[]]}',
  'half a character': '{"name":"\\ud800","text":"\\udfff","game":"\\ud83d"}',
  'a nought in a text': '{"name":"a\\u0000b","text":"a\\u0000b","game":"\\u0000","level":"\\u0000"}',
  'bytes that are no text': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'a byte order mark alone': '\ufeff',
  'half of a JSON': '{"name":"Ann"',
  'two of them': '{}{}',
  'packed JSON': gzipSync('{"name":"Ann"}'),
};

const WRITES = Object.values(routes).filter(
  ({ method, path }) => method !== 'GET' && path !== '/api/me' && path !== '/api/session',
);

test.each(Object.entries(BODIES))(
  '%s is refused at every door, without a stack and without harm',
  { timeout: 120_000 },
  async (_, payload) => {
    for (const { method, path } of WRITES) {
      const url = path.replace(':table', table).replace(/:\w+/, 'x');
      const headers = {
        authorization: `Bearer ${guest.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'k',
      };
      const answer = await house.app.inject({ method, url, headers, payload });
      expect(answer.statusCode, `${method} ${path}: ${answer.body.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${method} ${path}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      expect(problem.parse(answer.json()).detail).not.toMatch(/\.ts:\d|node_modules|stack/);
    }
    expect(({} as { program?: boolean }).program).toBeUndefined();
  },
);

const asked = (body: string, ...headers: readonly string[]): readonly string[] => [
  'POST /api/session HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Connection: close',
  ...headers,
  '',
  body,
];

test('what is nested as deep as allowed is read, and brackets in a text do not count', async () => {
  const arrive = (payload: string) =>
    house.app.inject({ method: 'POST', url: '/api/session', headers: { 'content-type': 'application/json' }, payload });
  expect((await arrive(lists(64))).json()).toMatchObject({ code: 'format', place: '' });
  expect((await arrive(lists(65))).json()).toMatchObject({ status: 400, code: 'format', place: 'body' });
  expect((await arrive(JSON.stringify({ name: '[[[{{{\\"'.repeat(3) }))).statusCode).toBe(200);
  expect((await arrive('\ufeff{"name":"Ann"}')).statusCode).toBe(200);
});

test('chunks with trailers are a body like any other', async () => {
  const body = '{"name":"Ann","program":true}';
  const chunks = (text: string) =>
    `${text.length.toString(16)}\r\n${text}\r\n0\r\nX-Trailer: ${'x'.repeat(100)}\r\n\r\n`;
  const fine = await raw(house.base, ...asked(chunks(body), 'Transfer-Encoding: chunked', 'Trailer: X-Trailer'));
  expect(await fine.closed).toMatch(/^HTTP\/1\.1 200 /);
  const deep = await raw(house.base, ...asked(chunks('['.repeat(10_000)), 'Transfer-Encoding: chunked'));
  expect(problemIn(await deep.closed)).toMatchObject({ status: 400, code: 'format' });
  const both = await raw(house.base, ...asked(chunks(body), 'Transfer-Encoding: chunked', 'Content-Length: 5'));
  expect(problemIn(await both.closed)).toMatchObject({ status: 400, code: 'format' });
});
