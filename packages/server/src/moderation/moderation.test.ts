// From report to ban as a host would do it, by calls and by pages; what holds at every node, and what stays of who is
// gone.

import { client } from '@sagebrush/protocol';
import { type AdminClient, adminClient } from '@sagebrush/protocol/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_QUOTAS } from '../quotas.ts';
import { browserAt, keeper } from '../testing/accounts.ts';
import {
  codeOf,
  type Guest,
  guestAt,
  type House,
  infoOf,
  openHouse,
  record,
  startedTable,
  tableOf,
} from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';

const TOKENS = 'ann=a-token-that-only-ann-knows-1,ben=a-token-that-only-ben-knows-2';
const postgres = postgresHere();
const BOTS = ['greenhorn', 'greenhorn'];
let house: House;
let ann: AdminClient;
let ben: AdminClient;
let now = Date.now();
beforeAll(async () => {
  house = await openHouse({ adminToken: TOKENS, now: () => now, quotas: { ...NO_QUOTAS, reports: 20 } });
  ann = adminClient({ base: house.base, token: 'a-token-that-only-ann-knows-1' });
  ben = adminClient({ base: house.base, token: 'a-token-that-only-ben-knows-2' });
});
afterAll(() => house.close());

const ended = (who: Guest, table: string): Promise<string> =>
  codeOf(
    (async () => {
      for await (const _ of who.followTable(table));
    })(),
  );
const say = (who: Guest, table: string, text: string) => who.call('chat', { params: { table }, body: { text } });

test('a report has what the reporter saw, is worked through, and every deed has a name in the log', async () => {
  const [belle, bart] = [await keeper(house, 'Belle'), await keeper(house, 'Black_Bart')];
  const watcher = await browserAt(house, 'Watcher');
  const table = await startedTable([belle, bart], {}, BOTS);
  await say(watcher, table, 'only the rail hears this');
  await say(bart, table, 'You cheat!');
  const { match } = (await belle.call('table', { params: { table } })).table;
  const about = { kind: 'person', person: bart.me.id } as const;
  const body = { about, reason: 'chat', words: 'He shouts.', table, match: match ?? '', seq: 0 } as const;
  const { report } = await belle.call('report', { body });
  const { reports } = await ann.call('reports', { query: { done: 'no' } });
  const found = reports.find(({ id }) => id === report);
  expect(found).toMatchObject({
    reporter: { id: belle.me.id, name: 'Belle' },
    person: { id: bart.me.id, name: 'Black_Bart' },
    words: 'He shouts.',
    context: { name: 'Black_Bart', match, seq: 0, table: { id: table, chat: [{ text: 'You cheat!' }] } },
  });
  expect(JSON.stringify(found)).not.toContain('only the rail hears this');

  await ann.call('silence', { params: { person: 'Black_Bart' }, body: { minutes: 5, report, why: 'first time' } });
  expect(await codeOf(say(bart, table, 'And again!'))).toBe('not-yours');
  const { token } = await bart.call('makeBot', { body: { name: 'Bart Bot' } });
  const bot = { ...client({ base: house.base, token }), me: bart.me, token };
  expect(await codeOf(say(bot, table, 'And again, by my bot!'))).toBe('not-yours');
  now += 5 * 60_000 + 1;
  expect(await codeOf(say(bart, table, 'And again!'))).toBe('fine');
  await ben.call('rename', { params: { person: bart.me.id }, body: { name: 'Charles_Boles', report } });
  expect((await infoOf(belle, table)).chairs[1]?.who).toMatchObject({ name: 'Charles_Boles' });
  expect(await codeOf(bart.call('changeMe', { body: { name: 'Black_Bart' } }))).toBe('taken');

  const streams = ended(bart, table);
  const bots = codeOf(
    (async () => {
      for await (const _ of bot.followTable(table));
    })(),
  );
  await expect.poll(async () => (await infoOf(belle, table)).chairs[1]?.who).toMatchObject({ here: true });
  await ann.call('ban', { params: { person: bart.me.id }, body: { why: 'enough', report } });
  expect(await streams).toBe('no-session');
  expect(await bots).toBe('no-session');
  expect(await codeOf(bart.call('me'))).toBe('suspended');
  expect(await codeOf(bot.call('me'))).toBe('no-session');
  const visitor = client({ base: house.base });
  const { code: next } = await visitor.call('signInByCode', { body: { handle: 'Charles_Boles', code: bart.code } });
  expect((await infoOf(belle, table)).chairs[1]?.who).toMatchObject({ standIn: true });
  await ann.call('settle', { params: { report }, body: { verdict: 'banned' } });
  expect((await ann.call('reports', { query: { done: 'no' } })).reports.map(({ id }) => id)).not.toContain(report);
  const { deeds } = await ann.call('person', { params: { person: bart.me.id } });
  expect(deeds.map(({ admin, deed }) => `${admin} ${deed}`).reverse()).toEqual([
    'ann silence',
    'ben rename',
    'ann ban',
    'ann settle',
  ]);
  await ann.call('lift', { params: { person: bart.me.id }, body: {} });
  const again = { handle: 'Charles_Boles', code: next ?? '' };
  expect(await visitor.call('signInByCode', { body: again })).not.toHaveProperty('suspended');
  expect(await codeOf(bart.call('me'))).toBe('fine');
});

test('who is banned signs in to take what is theirs, and to nothing else', async () => {
  const outlaw = await keeper(house, 'Outlaw');
  await outlaw.call('changeMe', { body: { lang: 'de' } });
  const { code: link } = await outlaw.call('makeDeviceLink');
  await ann.call('ban', { params: { person: 'Outlaw' }, body: {} });
  const visitor = client({ base: house.base });
  expect(await codeOf(visitor.call('arriveByLink', { body: { code: link } }))).toBe('suspended');
  const body = { handle: 'Outlaw', code: outlaw.code, program: true };
  const { me, suspended } = await visitor.call('signInByCode', { body });
  expect(suspended).toBe('Der Betreiber dieser Website hat dich gesperrt.');
  const there = client({ base: house.base, token: me.token ?? '' });
  for (const name of ['me', 'account', 'myMatches', 'makeDeviceLink', 'myBots'] as const)
    expect(await codeOf(there.call(name)), name).toBe('suspended');
  expect(await there.call('exportMe')).toMatchObject({ me: { name: 'Outlaw' } });
  await there.call('leave');
  expect(await codeOf(there.call('exportMe'))).toBe('no-session');
  expect(await outlaw.call('exportMe')).toMatchObject({ me: { name: 'Outlaw' } });
  await outlaw.call('deleteMe');
  expect(await codeOf((await browserAt(house)).call('makeCode', { body: { handle: 'Outlaw' } }))).toBe('taken');
});

test('who is suspended keeps their session, and is kept out until the time is over', async () => {
  const guest = await browserAt(house);
  const table = await tableOf([guest], { seats: 4 });
  const stream = ended(guest, table);
  await expect
    .poll(async () => (await infoOf(client({ base: house.base }), table)).chairs[0]?.who)
    .toMatchObject({ here: true });
  await ann.call('suspend', { params: { person: guest.me.id }, body: { minutes: 10 } });
  expect(await stream).toBe('no-session');
  expect(await codeOf(guest.call('me'))).toBe('suspended');
  // The pages open, so that they can say it, and nobody is kept from leaving.
  const page = await fetch(`${house.base}/settings`, { headers: { cookie: `sagebrush=${guest.token}` } });
  expect(page.status).not.toBe(403);
  now += 10 * 60_000 + 1;
  expect(await codeOf(guest.call('me'))).toBe('fine');
});

test('a ban with addresses lets no new guest come from there, and lifting it does', async () => {
  const other = await openHouse({ adminToken: TOKENS });
  const admin = adminClient({ base: other.base, token: 'a-token-that-only-ann-knows-1' });
  const guest = await browserAt(other);
  await guest.call('me');
  const { addresses } = await admin.call('person', { params: { person: guest.me.id } });
  expect(addresses).toHaveLength(1);
  expect(JSON.stringify(addresses)).not.toContain('127.0.0.1');
  await admin.call('ban', { params: { person: guest.me.id }, body: { addresses: true } });
  expect(await codeOf(client({ base: other.base }).call('arrive', { body: {} }))).toBe('suspended');
  await admin.call('lift', { params: { person: guest.me.id }, body: {} });
  expect(await codeOf(client({ base: other.base }).call('arrive', { body: {} }))).toBe('fine');
  await other.close();
});

test('a watcher is taken away from a table and does not come back; a player is not', async () => {
  const [host, watcher] = [await browserAt(house), await browserAt(house, 'Peeping Tom')];
  const table = await startedTable([host], {}, [...BOTS, 'greenhorn']);
  const stream = ended(watcher, table);
  const people = async () => (await ann.call('table', { params: { table } })).people.map(({ id }) => id);
  await expect.poll(people).toContain(watcher.me.id);
  await ann.call('remove', { params: { table }, body: { person: watcher.me.id } });
  expect(await stream).toBe('not-yours');
  expect(await ended(watcher, table)).toBe('not-yours');
  expect(await codeOf(watcher.call('table', { params: { table } }))).toBe('not-yours');
  expect(await codeOf(say(watcher, table, 'Hello?'))).toBe('not-yours');
  const { token } = await watcher.call('makeBot', { body: { name: 'Peeping Tin Man' } });
  const bot = { ...client({ base: house.base, token }), me: watcher.me, token };
  expect(await ended(bot, table)).toBe('not-yours');
  expect(await codeOf(bot.call('table', { params: { table } }))).toBe('not-yours');
  expect(await codeOf(say(bot, table, 'Hello?'))).toBe('not-yours');
  expect(await codeOf(ann.call('remove', { params: { table }, body: { person: host.me.id } }))).toBe('not-now');
  const open = await tableOf([host], { seats: 4 });
  await ann.call('remove', { params: { table: open }, body: { person: watcher.me.id } });
  const sit = { params: { table: open }, body: { seat: 1, contribution: 'ab'.repeat(32) } };
  for (const one of [watcher, bot]) expect(await codeOf(one.call('sit', sit))).toBe('not-yours');
  await ann.call('close', { params: { table }, body: { why: 'test' } });
  expect((await infoOf(host, table)).state).toBe('closed');
});

test('a ban ends session, stream and bot token at all three nodes', async () => {
  const database = await postgres.database('bans');
  // No beat looks for sessions that are gone: what ends the streams is the word from node to node.
  const nodes = await Promise.all(
    [1, 2, 3].map(() => openHouse({ database, adminToken: TOKENS, heartbeat: 3_600_000 })),
  );
  const [first, second, third] = nodes as [House, House, House];
  const bart = await guestAt(first.base, 'Bart');
  const table = await tableOf([bart], { seats: 4 });
  const { token } = await bart.call('makeBot', { body: { name: 'Bart Bot' } });
  const there = [second, third].map(({ base }) => client({ base, token: bart.token, patience: () => 20 }) as Guest);
  const bot = client({ base: third.base, token, patience: () => 20 }) as Guest;
  for (const who of [...there, bot]) await who.call('me');
  const streams = [...there, bot].map((who) => ended(who, table));
  const admin = adminClient({ base: first.base, token: 'a-token-that-only-ben-knows-2' });
  await expect
    .poll(async () => (await admin.call('table', { params: { table } })).people.filter(({ here }) => here))
    .toHaveLength(2);
  const began = performance.now();
  await admin.call('ban', { params: { person: bart.me.id }, body: {} });
  expect(await Promise.all(streams)).toEqual(['no-session', 'no-session', 'no-session']);
  if (process.env['SAGEBRUSH_TIMED'] !== undefined) expect(performance.now() - began).toBeLessThan(1000);
  for (const who of [bart, ...there]) expect(await codeOf(who.call('me'))).toBe('suspended');
  expect(await codeOf(bot.call('me'))).toBe('no-session');
  await Promise.all(nodes.map((node) => node.close()));
});

test('of who is gone, reports, deeds and a banned name stay under a pseudonym', async () => {
  const [victim, rude] = [await keeper(house, 'Victim'), await keeper(house, 'Rude_Fellow')];
  const table = await tableOf([victim, rude], { seats: 4 });
  const bystander = await keeper(house, 'Bystander');
  await bystander.call('sit', { params: { table }, body: { seat: 2, contribution: 'ab'.repeat(32) } });
  await say(bystander, table, 'Now, now.');
  await say(rude, table, 'unkind words');
  const about = { kind: 'person', person: rude.me.id } as const;
  const { report } = await victim.call('report', { body: { about, reason: 'chat', table } });
  await ann.call('silence', { params: { person: rude.me.id }, body: { minutes: 1 } });
  await rude.call('deleteMe');
  await victim.call('deleteMe');
  await bystander.call('deleteMe');
  const kept = await ann.call('report', { params: { report } });
  expect(kept.person).toMatchObject({ id: expect.stringMatching(/^gone-/), name: null });
  expect(kept.reporter).toMatchObject({ id: expect.stringMatching(/^gone-/), name: null });
  expect(JSON.stringify(kept)).toContain('unkind words');
  for (const gone of ['Rude_Fellow', rude.me.id, victim.me.id, 'Bystander', bystander.me.id])
    expect(JSON.stringify(kept)).not.toContain(gone);
  const { deeds } = await ann.call('deeds', { query: {} });
  expect(JSON.stringify(deeds)).not.toContain(rude.me.id);
  const other = await browserAt(house);
  expect(await codeOf(other.call('makeCode', { body: { handle: 'Rude_Fellow' } }))).toBe('taken');
  now += 91 * 86_400_000;
  expect(await codeOf((await browserAt(house)).call('makeCode', { body: { handle: 'Rude_Fellow' } }))).toBe('fine');
});

test('the pages do the same, and script in a name stays text', async () => {
  const guest = await browserAt(house, '<b>Bold</b>');
  const about = { kind: 'person', person: guest.me.id } as const;
  const { report } = await guest.call('report', {
    body: { about, reason: 'name', words: '<script>alert(1)</script>' },
  });
  const authorization = `Basic ${Buffer.from('x:a-token-that-only-ann-knows-1').toString('base64')}`;
  const fetchAsHost = async (path: string): Promise<string> =>
    (await fetch(house.base + path, { headers: { authorization } })).text();
  const send = (path: string, form: Record<string, string>): Promise<Response> =>
    fetch(house.base + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  const table = await tableOf([guest], { seats: 4 });
  for (const path of [
    '/admin/reports',
    `/admin/reports/${report}`,
    `/admin/people/${guest.me.id}`,
    '/admin/people?q=%3Cb%3EBold%3C%2Fb%3E',
    `/admin/tables/${table}`,
    '/admin/deeds',
  ]) {
    const page = await fetchAsHost(path);
    expect(page, path).toContain('<nav');
    expect(page, path).not.toMatch(/<script|<b>Bold/);
  }
  expect(await fetchAsHost('/admin/people?q=%3Cb%3EBold%3C%2Fb%3E')).toContain('&lt;b&gt;Bold');
  expect((await send(`/admin/people/${guest.me.id}/rename`, { name: 'Mild', why: '', report })).status).toBe(303);
  expect((await guest.call('me')).name).toBe('Mild');
  expect((await send(`/admin/people/${guest.me.id}/suspend`, { minutes: 'x' })).status).toBe(400);
  expect((await send(`/admin/people/${guest.me.id}/explode`, {})).status).toBe(400);
  expect((await send(`/admin/people/${guest.me.id}/ban`, { addresses: '' })).status).toBe(303);
  expect(await codeOf(guest.call('me'))).toBe('suspended');
  expect((await send(`/admin/reports/${report}/settle`, { verdict: 'banned' })).status).toBe(303);
  expect(await fetchAsHost('/admin/deeds')).toMatch(/ann<\/td><td>settle/);
  const wrong = await fetch(`${house.base}/api/admin/deeds`, { headers: { authorization: 'Bearer guess' } });
  expect(wrong.status).toBe(401);
});

test('reports have a limit a day, and need something that is there', async () => {
  const guest = await browserAt(house);
  const report = (person: string) =>
    guest.call('report', { body: { about: { kind: 'person', person }, reason: 'other' } });
  expect(await codeOf(report('nobody-here'))).toBe('not-found');
  const about = { kind: 'person', person: guest.me.id } as const;
  // PostgreSQL cannot keep a nought in a text.
  expect(await codeOf(guest.call('report', { body: { about, reason: 'chat', words: 'a\u0000b' } }))).toBe('format');
  expect(await codeOf(ann.call('person', { params: { person: '\u0000' } }))).toBe('format');
  const document = 'ab'.repeat(32);
  expect(
    await codeOf(guest.call('report', { body: { about: { kind: 'document', document }, reason: 'content' } })),
  ).toBe('not-found');
  const other = await browserAt(house);
  for (let count = 0; count < 20; count++) await report(other.me.id);
  expect(await codeOf(report(other.me.id))).toBe('quota');
  const recorder = record(guest, await tableOf([guest], { seats: 4 }));
  await recorder.until(({ type }) => type === 'hello');
  recorder.stop();
});
