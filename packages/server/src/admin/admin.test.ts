// The admin's doors over real sockets: only with the token, what they show, and what they change.
import { FormatError } from '@sagebrush/engine';
import { client, type Notice } from '@sagebrush/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import {
  codeOf,
  type Guest,
  type House,
  infoOf,
  momentOf,
  openHouse,
  playOn,
  record,
  startedTable,
  tableOf,
} from '../testing/house.ts';
import { startPostgres } from '../testing/postgres.ts';

const TOKEN = 'a-token-that-only-the-host-knows';
const DOORS = [
  ['GET', '/admin'],
  ['GET', '/admin/style.css'],
  ['GET', '/metrics'],
  ['POST', '/admin/notice'],
  ['POST', '/admin/notice/withdraw'],
  ['POST', '/admin/tables/some-table/close'],
  ['GET', '/admin/reports'],
  ['GET', '/admin/people'],
  ['GET', '/admin/deeds'],
  ['POST', '/admin/people/somebody/ban'],
  ['GET', '/api/admin/reports'],
  ['POST', '/api/admin/people/somebody/ban'],
] as const;
const basic = (token: string): string => `Basic ${Buffer.from(`admin:${token}`).toString('base64')}`;
const FORM = 'application/x-www-form-urlencoded';

let house: House;
let guest: Guest;
beforeAll(async () => {
  house = await openHouse({ adminToken: TOKEN });
  guest = await house.guest('Ann');
});
afterAll(() => house.close());

const fetchAsHost = (path: string, base = house.base): Promise<Response> =>
  fetch(base + path, { headers: { authorization: `Bearer ${TOKEN}` } });
const send = (
  path: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(house.base + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: basic(TOKEN), 'content-type': FORM, ...headers },
    body: new URLSearchParams(form).toString(),
  });

describe('who may come in', () => {
  test.each(DOORS)('%s %s is closed without the token, with a wrong one, and to a guest', async (method, path) => {
    const wrong = [
      {},
      { authorization: `Bearer ${TOKEN}x` },
      { authorization: basic('guess') },
      { authorization: 'Bearer' },
    ];
    const guests = [{ authorization: `Bearer ${guest.token}` }, { cookie: `sagebrush=${guest.token}` }];
    for (const headers of [...wrong, ...guests]) {
      const response = await house.app.inject({ method, url: path, headers });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toContain('Basic');
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test.each(DOORS)('%s %s does not exist where no token is set', async (method, path) => {
    const plain = await openHouse();
    const response = await plain.app.inject({ method, url: path, headers: { authorization: `Bearer ${TOKEN}` } });
    expect(response.statusCode).toBe(404);
    await plain.close();
  });

  test('a short token is no token', async () => {
    await expect(buildApp({ adminToken: 'secret', dataFolder: house.folder, logLevel: 'silent' })).rejects.toThrow(
      FormatError,
    );
  });

  test('guessing is slowed down, by address', async () => {
    const calm = await openHouse({ adminToken: TOKEN, requestsPerMinute: 600, now: () => 0 });
    const guess = (remoteAddress: string) => calm.app.inject({ method: 'GET', url: '/admin', remoteAddress });
    const codes: number[] = [];
    for (let index = 0; index < 40; index++) codes.push((await guess('10.9.9.9')).statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(30);
    expect(codes.at(-1)).toBe(429);
    expect((await guess('10.9.9.8')).statusCode).toBe(401);
    await calm.close();
  });

  test('another site cannot make the admin’s browser send a form', async () => {
    expect((await send('/admin/notice', { text: 'x' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send('/admin/notice', { text: 'x' }, { origin: 'null' })).status).toBe(403);
  });
});

test('the figures tell moves, refusals by rule, appends, streams, delay and the bot queue', async () => {
  const table = await startedTable([guest], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  const recorder = record(guest, table);
  await recorder.until(({ type }) => type === 'hello');
  const moment = await momentOf(guest, table);
  const action = { type: 'play', card: 'KH' } as { type: string };
  const refused = await codeOf(
    guest.call('act', { params: { table }, body: { match: moment.match, seq: 9999, action } }),
  );
  expect(refused).toBe('stale');
  expect(await (await fetchAsHost('/metrics')).text()).toMatch(/^sagebrush_streams [1-9]/m);
  await playOn(guest, table);
  recorder.stop();
  const { seq } = await guest.call('match', { params: { match: moment.match } });
  const response = await fetchAsHost('/metrics');
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  const text = await response.text();
  const value = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  expect(value('sagebrush_moves_total\\{game="draw-play"\\}')).toBe(seq);
  expect(value('sagebrush_refusals_total\\{rule="stale"\\}')).toBeGreaterThan(0);
  expect(value('sagebrush_append_seconds_count')).toBeGreaterThan(seq);
  expect(value('sagebrush_rooms')).toBeGreaterThan(0);
  expect(value('sagebrush_bot_queue')).toBe(0);
  expect(value('sagebrush_loop_delay_p99_seconds')).toBeGreaterThanOrEqual(0);
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? \S+)$/);
});

test('the page shows nodes and tables, and no guest can write on it', async () => {
  const host = await house.guest('<b>Bold</b>');
  const table = await tableOf([host], { seats: 4, listed: true });
  await expect.poll(async () => (await fetchAsHost('/admin')).text()).toContain(String(process.pid));
  const page = await (await fetchAsHost('/admin')).text();
  expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt; (3 free)');
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('refresh');
  expect(page).toContain(`/admin/tables/${table}/close`);
  expect(await (await fetchAsHost('/admin?watch')).text()).toContain('http-equiv="refresh"');
});

test('a table is closed, also in the middle of a match, and those who sit there are told', async () => {
  const table = await startedTable([guest], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  const recorder = record(guest, table);
  await recorder.until(({ type }) => type === 'hello');
  const done = await send(`/admin/tables/${table}/close`);
  expect([done.status, done.headers.get('location')]).toEqual([303, '/admin']);
  await recorder.until((message) => message.type === 'table' && message.table.state === 'closed');
  recorder.stop();
  expect((await infoOf(guest, table)).state).toBe('closed');
  expect((await send('/admin/tables/nowhere-at-all/close')).status).toBe(404);
});

/** The notices that a table's stream tells, until there are so many. */
async function noticesAt(base: string, table: string, count: number): Promise<(Notice | null)[]> {
  const heard: (Notice | null)[] = [];
  const end = new AbortController();
  for await (const { message } of client({ base }).followTable(table, { signal: end.signal })) {
    if (message.type === 'notice') heard.push(message.notice);
    if (heard.length >= count) end.abort();
  }
  return heard;
}
async function noticeInLobby(base: string): Promise<Notice | null> {
  const end = new AbortController();
  for await (const { message } of client({ base }).followLobby({ signal: end.signal })) {
    if (message.type !== 'notice') continue;
    end.abort();
    return message.notice;
  }
  return null;
}

test('a word to everyone reaches those who are here and those who come, until it is withdrawn', async () => {
  const table = await tableOf([guest], { seats: 4 });
  const here = noticesAt(house.base, table, 2);
  const lobby = noticeInLobby(house.base);
  await expect.poll(async () => (await fetchAsHost('/metrics')).text()).toMatch(/^sagebrush_streams 2$/m);
  const before = Date.now();
  expect((await send('/admin/notice', { text: 'New felt  tonight', closes: '10' })).status).toBe(303);
  const told = await lobby;
  expect(told?.text).toBe('New felt tonight');
  expect(told?.closes).toBeGreaterThanOrEqual(before + 600_000);
  expect(await noticeInLobby(house.base)).toEqual(told);
  expect(await (await fetchAsHost('/admin')).text()).toContain('<strong>New felt tonight</strong> (closes in 10 min)');
  await send('/admin/notice/withdraw');
  expect(await here).toEqual([told, null]);
});

test.each([{}, { text: ' ' }, { text: 'x'.repeat(301) }, { text: 'x', closes: 'soon' }, { text: 'x', closes: '-1' }])(
  'a notice has to say something: %j',
  async (form) => {
    expect((await send('/admin/notice', form)).status).toBe(400);
  },
);

test('on several nodes every one of them tells it, and the page knows them all', async () => {
  const postgres = await startPostgres();
  const database = await postgres.database('nodes');
  const [one, other] = await Promise.all([1, 2].map(() => openHouse({ adminToken: TOKEN, database })));
  const elsewhere = noticeInLobby(other?.base ?? '');
  await fetch(`${one?.base}/admin/notice`, {
    method: 'POST',
    headers: { authorization: basic(TOKEN), 'content-type': FORM },
    body: 'text=Last+round',
  });
  expect((await elsewhere)?.text).toBe('Last round');
  const page = await (await fetchAsHost('/admin', other?.base)).text();
  expect(page.split(String(process.pid)).length - 1).toBe(2);
  await one?.close();
  await expect
    .poll(async () => (await (await fetchAsHost('/admin', other?.base)).text()).split(String(process.pid)).length - 1)
    .toBe(1);
  await other?.close();
  await postgres.stop();
});
