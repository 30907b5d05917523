// Connections over real sockets: what does not arrive is cut, streams live on, and no address takes all the places.
import { connect } from 'node:net';
import { problem } from '@sagebrush/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { type Guest, type House, openHouse, record, tableOf } from '../testing/house.ts';
import { problemIn, raw } from '../testing/raw.ts';
import { networkOf } from './address.ts';

let house: House;
const open = async (config: Partial<Config>): Promise<void> => {
  house = await openHouse(config);
};
afterEach(() => house.close());

const POST = ['POST /api/session HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
const UNFINISHED: Readonly<Record<string, readonly string[]>> = {
  'a body that stops': [...POST, 'Content-Length: 100', '', '{"name":'],
  'a body without a byte': [...POST, 'Content-Length: 100', '', ''],
  'chunks that stop': [...POST, 'Transfer-Encoding: chunked', '', '4', '{"na', ''],
  'headers that stop': ['GET /api/games HTTP/1.1', 'Host: x', 'Accept: '],
  'nothing at all': [],
};

test('what does not arrive in time is cut with 408, and a stream lives on', async () => {
  await open({ arrivalTime: 1000, answerTime: 1500 });
  const guest = await house.guest('Ann');
  const table = await tableOf([guest], { seats: 4 });
  const recorder = record(guest, table);
  await recorder.until(({ type }) => type === 'hello');
  const slow = await Promise.all(
    Array.from({ length: 20 }, () => Object.values(UNFINISHED).map((lines) => raw(house.base, ...lines))).flat(),
  );
  for (const answer of await Promise.all(slow.map(({ closed }) => closed))) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(problem.parse(problemIn(answer)).code).toBe('too-slow');
  }
  await guest.call('chat', { params: { table }, body: { text: 'Still here' } });
  await recorder.until(({ type }) => type === 'chat');
  expect(recorder.heard.filter(({ message }) => message.type === 'hello')).toHaveLength(1);
  recorder.stop();
});

test('a body that comes drop by drop is cut too', async () => {
  await open({ arrivalTime: 1000 });
  const { socket, closed } = await raw(house.base, ...POST, 'Content-Length: 10000', '', '{');
  const drops = setInterval(() => socket.write(' '), 50);
  expect(problemIn(await closed)).toMatchObject({ status: 408, code: 'too-slow' });
  clearInterval(drops);
});

test('who asks on and on ahead of the answers is let go', async () => {
  await open({});
  const ask = 'GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n';
  const few = await raw(house.base, ask.repeat(10));
  await expect.poll(() => few.heard().match(/HTTP\/1\.1 200 /g)?.length).toBe(10);
  few.socket.destroy();
  const { closed } = await raw(house.base, ask.repeat(1000));
  expect((await closed).match(/HTTP\/1\.1 200 /g)?.length ?? 0).toBeLessThan(20);
});

test('who never reads an answer is let go', async () => {
  await open({ answerTime: 1000 });
  const { socket, closed } = await raw(house.base);
  socket.pause();
  // As much as may be asked ahead, and more than the buffers of two sockets hold.
  socket.write('GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(16));
  await expect.poll(() => connectionsAt(house)).toBe(1);
  await expect.poll(() => connectionsAt(house), { timeout: 60_000 }).toBe(0);
  socket.destroy();
  await closed;
});
const connectionsAt = ({ app }: House): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));

test('a connection more than an address may hold is answered 429, until another one closes', async () => {
  await open({ mostConnectionsPerAddress: 5 });
  const held = await Promise.all(Array.from({ length: 5 }, () => raw(house.base)));
  await expect.poll(() => connectionsAt(house)).toBe(5);
  const refused = await (await raw(house.base)).closed;
  expect(refused).toMatch(/^HTTP\/1\.1 429 .*\r\n(?:.*\r\n)*retry-after: \d+\r\n/i);
  expect(problemIn(refused)).toMatchObject({ code: 'too-many' });
  held[0]?.socket.destroy();
  await expect.poll(() => connectionsAt(house)).toBe(4);
  const next = await raw(house.base, 'GET /healthz HTTP/1.1', 'Host: x', 'Connection: close', '', '');
  expect(await next.closed).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of held) socket.destroy();
});

test('behind a proxy its connections are not counted, and streams are by the guest’s address', async () => {
  await open({ trustProxy: true, mostConnectionsPerAddress: 2, mostStreamsPerAddress: 1 });
  const held = await Promise.all(Array.from({ length: 5 }, () => raw(house.base)));
  const follow = (guest: string) => fetch(`${house.base}/api/lobby/stream`, { headers: { 'x-forwarded-for': guest } });
  const streams = [await follow('10.0.0.1'), await follow('10.0.0.2'), await follow('10.0.0.1')];
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 429]);
  for (const { body } of streams) await body?.cancel();
  for (const { socket } of held) socket.destroy();
});

describe('streams', () => {
  const follow = (guest?: Guest) =>
    fetch(`${house.base}/api/lobby/stream`, guest ? { headers: { authorization: `Bearer ${guest.token}` } } : {});

  test.each([
    { of: 'an address', limits: { mostStreamsPerAddress: 3 }, hasSession: false },
    { of: 'a person', limits: { mostStreamsPerPerson: 3 }, hasSession: true },
  ])(
    'of $of are limited: one more is answered 429 with Retry-After, until another one ends',
    async ({ limits, hasSession }) => {
      await open(limits);
      const guest = hasSession ? await house.guest('Ann') : undefined;
      const streams = [await follow(guest), await follow(guest), await follow(guest)];
      expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
      const refused = await follow(guest);
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 5]);
      expect(problem.parse(await refused.json())).toMatchObject({ code: 'too-many' });
      if (guest) {
        const other = await follow(await house.guest('Bob'));
        expect(other.status).toBe(200);
        await other.body?.cancel();
      }
      await streams[0]?.body?.cancel();
      const next = async (): Promise<number> => {
        const response = await follow(guest);
        await response.body?.cancel();
        return response.status;
      };
      await expect.poll(next).toBe(200);
      for (const { body } of streams.slice(1)) await body?.cancel();
    },
  );
});

describe('what never becomes a request', () => {
  test.each([
    { what: 'no HTTP', said: 'hello there\r\n\r\n', status: 400, code: 'format' },
    {
      what: 'headers without end',
      said: `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
      status: 431,
      code: 'too-large',
    },
    {
      what: 'an address that cannot be read',
      said: 'GET /api/tables/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      status: 400,
      code: 'format',
    },
    {
      what: 'an id without end',
      said: `GET /api/tables/${'x'.repeat(200)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      status: 414,
      code: 'too-large',
    },
  ])('$what is a problem with its code', async ({ said, status, code }) => {
    await open({});
    const answer = await (await raw(house.base, said)).closed;
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
    expect(problem.parse(problemIn(answer))).toMatchObject({ status, code });
  });

  test('a connection that is reset hurts nobody', async () => {
    await open({});
    for (let count = 0; count < 50; count++) {
      const socket = connect(Number(new URL(house.base).port), '127.0.0.1', () => socket.resetAndDestroy());
      socket.on('error', () => undefined);
    }
    expect((await fetch(`${house.base}/healthz`)).status).toBe(200);
  });
});

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s counts as %s', async (ip, counted) => {
  await open({});
  expect(networkOf({ ip })).toBe(counted);
});
