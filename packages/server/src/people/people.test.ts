// People arrive, change, and move on: by cookie in a browser, by token in a program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type House, infoOf, openHouse, tableOf } from '../testing/house.ts';
import { LINK_LIFETIME } from './device-links.ts';

let house: House;
let now = Date.now();
beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

test('a guest gets a name and a cookie that no script can read', async () => {
  const arrived = await house.app.inject({
    method: 'POST',
    url: '/api/session',
    payload: {},
    headers: { 'accept-language': 'fr, it-CH;q=0.9' },
  });
  expect(arrived.json()).toMatchObject({ lang: 'it', program: false, name: expect.stringMatching(/\w+ \w+/) });
  expect(arrived.json()).not.toHaveProperty('token');
  const [cookie] = arrived.cookies;
  expect(cookie).toMatchObject({ name: 'sagebrush', httpOnly: true, sameSite: 'Lax', path: '/' });
  const cookies = { sagebrush: cookie?.value ?? '' };
  const again = await house.app.inject({ method: 'GET', url: '/api/me', cookies });
  expect(again.json()).toEqual(arrived.json());
  const same = await house.app.inject({ method: 'POST', url: '/api/session', payload: { name: 'Another' }, cookies });
  expect(same.json()).toEqual(arrived.json());
});

test('a person changes name and language, and leaves', async () => {
  const guest = await house.guest('Belle');
  expect(await guest.call('changeMe', { body: { name: 'Belle Starr', lang: 'de' } })).toMatchObject({
    name: 'Belle Starr',
    lang: 'de',
  });
  expect(await guest.call('me')).toMatchObject({ name: 'Belle Starr', lang: 'de' });
  await guest.call('leave');
  expect(await codeOf(guest.call('me'))).toBe('no-session');
});

test.each(['', ' x', 'x ', 'a\u202eb', 'a\nb', 'x'.repeat(25)])(
  'the name %j is refused with its place',
  async (name) => {
    const answer = await house.app.inject({ method: 'POST', url: '/api/session', payload: { name } });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'format', place: 'name' });
  },
);

test('name and seats move to another device by a link that works once', async () => {
  const guest = await house.guest('Calamity');
  const table = await tableOf([guest], { seats: 4 });
  const link = await guest.call('makeDeviceLink');
  expect(link.svg).toContain('<svg');
  // By the site's own name, whatever the request's Host says.
  expect(link.url).toBe(`http://localhost:${new URL(house.base).port}/link#${link.code}`);
  const other = await client({ base: house.base }).call('arriveByLink', { body: { code: link.code, program: true } });
  expect(other).toMatchObject({ id: guest.me.id, name: 'Calamity' });
  const there = client({ base: house.base, token: other.token ?? '' });
  expect((await there.call('table', { params: { table } })).seat).toBe(0);
  expect(await codeOf(there.call('arriveByLink', { body: { code: link.code } }))).toBe('not-found');
});

test('of two devices that use a link at once, one gets in; and after five minutes nobody does', async () => {
  const guest = await house.guest();
  const arrive = (code: string) =>
    codeOf(client({ base: house.base }).call('arriveByLink', { body: { code, program: true } }));
  const { code } = await guest.call('makeDeviceLink');
  expect((await Promise.all([arrive(code), arrive(code)])).sort()).toEqual(['fine', 'not-found']);
  const late = await guest.call('makeDeviceLink');
  now += LINK_LIFETIME;
  expect(await arrive(late.code)).toBe('not-found');
});

test('a bot account has a token of its own, and loses it', async () => {
  const guest = await house.guest();
  const { bot, token } = await guest.call('makeBot', { body: { name: 'Tin Man' }, key: 'once' });
  expect(await codeOf(guest.call('makeBot', { body: { name: 'Tin Man' }, key: 'once' }))).toBe('not-now');
  expect(await guest.call('myBots')).toEqual({ bots: [bot] });
  const program = client({ base: house.base, token });
  expect(await program.call('me')).toEqual({ id: bot.id, name: 'Tin Man', lang: 'en', program: true, kept: false });
  // Whoever withdraws it has withdrawn all of it: it hands out nothing that would live on.
  expect(await codeOf(program.call('makeDeviceLink'))).toBe('not-yours');
  expect(await codeOf(program.call('makeBot', { body: { name: 'Tin Boy' } }))).toBe('not-yours');
  const stranger = await house.guest();
  expect(await codeOf(stranger.call('removeBot', { params: { bot: bot.id } }))).toBe('not-found');
  await guest.call('removeBot', { params: { bot: bot.id } });
  expect(await codeOf(program.call('me'))).toBe('no-session');
  expect(await guest.call('myBots')).toEqual({ bots: [] });
});

test('the store knows no token and no code', async () => {
  const guest = await house.guest();
  const { code } = await guest.call('makeDeviceLink');
  const { token } = await guest.call('makeBot', { body: { name: 'Secretive' }, key: 'k' });
  await infoOf(guest, await tableOf([guest], { seats: 4 }));
  const bytes = ['sagebrush.sqlite', 'sagebrush.sqlite-wal']
    .map((file) => readFileSync(join(house.folder, file), 'latin1'))
    .join('');
  expect(bytes).toContain('Secretive');
  for (const secret of [guest.token, code, token]) expect(bytes).not.toContain(secret);
});
