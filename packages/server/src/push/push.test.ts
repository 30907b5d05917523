// Pushes end to end: to a push service of the test's own, opened as a browser would; every other address is refused.
import { detach } from '@sagebrush/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushService, type PushService, receiver, vapidClaims } from '../../../../scripts/push-service.ts';
import { configFromEnvironment } from '../config.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import { statement } from '../storage/store.ts';
import { browserAt } from '../testing/accounts.ts';
import { codeOf, type Guest, type House, momentOf, openHouse, startedTable } from '../testing/house.ts';
import { isQuiet } from './quiet.ts';
import { BROWSERS_OWN, publicAddressOf, pushServiceIn } from './services.ts';

const HOUR = 3_600_000;
const DAYS = { clock: { kind: 'days', days: 2 } } as const;
let now = Date.now();
let service: PushService;
let house: House;
beforeAll(async () => {
  service = await openPushService();
  house = await openHouse({ tick: 20, now: () => now, push: [service.host], pushLine: service.line });
});
afterAll(async () => {
  await house.close();
  await service.close();
});

async function subscribed(guest: Guest, more: { readonly quiet?: object } = {}) {
  const browser = receiver();
  const endpoint = `https://${service.host}/send/${guest.me.id}`;
  await guest.call('subscribe', { body: { endpoint, keys: browser.keys, ...more } as never });
  const pushed = () => service.received.filter(({ path }) => path === `/send/${guest.me.id}`);
  return { ...browser, endpoint, pushed };
}
async function tableOfFour() {
  const four = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => browserAt(house, name)));
  const devices = await Promise.all(four.map((guest) => subscribed(guest)));
  const table = await startedTable(four, DAYS);
  const moments = await Promise.all(four.map((guest) => momentOf(guest, table)));
  const seat = moments.findIndex(({ asked }) => asked);
  return { four, devices, table, asked: four[seat] as Guest, device: devices[seat] as (typeof devices)[number] };
}
const until = (happened: () => boolean | Promise<boolean>) =>
  expect.poll(async () => happened(), { timeout: 30_000, interval: 10 }).toBe(true);
/** Some rounds of upkeep later. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

test('who has no page open is told once, sealed, and nothing but that it is their turn', async () => {
  const { devices, table, device, asked } = await tableOfFour();
  now += 6000;
  await until(() => device.pushed().length === 1);
  const [message] = device.pushed();
  expect(device.opened(message?.body ?? Buffer.alloc(0))).toEqual({
    about: expect.any(String),
    address: `/t/${table}`,
    title: 'Sagebrush',
    text: expect.stringMatching(/^Your turn at .+\.$/),
  });
  const { authorization = '', ttl, topic } = message?.headers ?? {};
  const claims = vapidClaims(String(authorization));
  expect(claims?.aud).toBe(`https://${service.host}`);
  expect(claims?.exp).toBeLessThan(now / 1000 + 24 * 3600);
  expect(Number(ttl)).toBeLessThanOrEqual(48 * 3600);
  expect(String(topic)).toMatch(/^[\w-]{1,32}$/);
  const { push } = await asked.call('house');
  expect(String(authorization)).toContain(`k=${push}`);
  now += HOUR;
  await aWhile();
  expect(devices.flatMap((one) => one.pushed())).toHaveLength(1);
  await asked.call('unsubscribe', { body: { endpoint: device.endpoint } });
});

test('who has a page open, quiet hours, or has signed off is let be; a browser that is gone is forgotten', async () => {
  const { asked, device } = await tableOfFour();
  const end = new AbortController();
  const following = async (): Promise<void> => {
    for await (const _ of asked.followMe({ signal: end.signal }));
  };
  detach(following(), () => undefined);
  await aWhile();
  now += 6000;
  await aWhile();
  expect(device.pushed()).toEqual([]);
  const hour = new Date(now).getUTCHours();
  await subscribed(asked, { quiet: { from: hour, to: (hour + 3) % 24, zone: 'UTC' } });
  end.abort();
  now += 20 * 60_000;
  await aWhile();
  expect(device.pushed()).toEqual([]);
  service.answer = 410;
  now += 3 * HOUR;
  await until(() => device.pushed().length === 1);
  service.answer = 201;

  const other = await tableOfFour();
  await other.asked.call('leave');
  now += 6000;
  await aWhile();
  expect(other.device.pushed()).toEqual([]);
  expect(isQuiet(JSON.stringify({ from: 22, to: 7, zone: 'Europe/Rome' }), Date.UTC(2026, 0, 1, 21, 30))).toBe(true);
  expect(isQuiet(JSON.stringify({ from: 22, to: 7, zone: 'Europe/Rome' }), Date.UTC(2026, 0, 1, 6, 30))).toBe(false);
});

test('many whom nobody may disturb now hold up no others, and devices that were signed off stand in nobody’s way', async () => {
  const sleeper = await browserAt(house, 'Sleeper');
  const hour = new Date(now).getUTCHours();
  const asleep = await subscribed(sleeper, { quiet: { from: hour, to: (hour + 3) % 24, zone: 'UTC' } });
  const store = await sqliteStore(`${house.folder}/sagebrush.sqlite`);
  const item = { person: sleeper.me.id, kind: 'turn', address: '/t/somewhere', game: null, people: '[]', news: 0 };
  await store.commit(
    Array.from({ length: 250 }, (_, index) => ({
      ...item,
      about: `match-${index}`,
      at: 1,
      until: null,
      pushed: null,
    })).map((row) => statement(store.db.insertInto('inbox').values(row))),
  );
  const { device, asked } = await tableOfFour();
  now += 6000;
  await until(() => device.pushed().length === 1);
  expect(asleep.pushed()).toEqual([]);

  const gone = { person: asked.me.id, session: 'signed off', p256dh: '', auth: '', quiet: null, created: 1 };
  await store.commit(
    Array.from({ length: 12 }, (_, index) => ({ ...gone, id: `gone-${index}`, endpoint: `https://gone/${index}` })).map(
      (row) => statement(store.db.insertInto('push_subscriptions').values(row)),
    ),
  );
  await subscribed(asked);
  await store.db.deleteFrom('inbox').where('person', '=', sleeper.me.id).execute();
  await store.close();
});

test('no other address is called: only https, only these hosts, only public addresses, and no redirect', async () => {
  const guest = await browserAt(house, 'Mallory');
  const { keys } = receiver();
  for (const endpoint of [
    'https://example.org/send/x',
    `https://evil.${service.host}/x`,
    `https://user:pass@${service.host}/x`,
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x12345',
  ])
    expect(await codeOf(guest.call('subscribe', { body: { endpoint, keys } }))).toBe('not-yours');
  expect(await codeOf(guest.call('subscribe', { body: { endpoint: `http://${service.host}/x`, keys } }))).toBe(
    'format',
  );
  const zone = { quiet: { from: 1, to: 2, zone: 'Mars/North' } };
  expect(
    await codeOf(guest.call('subscribe', { body: { endpoint: `https://${service.host}/x`, keys, ...zone } })),
  ).toBe('not-now');
  await expect(publicAddressOf('localhost')).rejects.toThrow('no public address');
  for (const [address, isOne] of [
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://push.services.mozilla.com.evil.org/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
  ] as const)
    expect(pushServiceIn(address, BROWSERS_OWN) !== undefined).toBe(isOne);
  expect(configFromEnvironment({ SAGEBRUSH_PUSH: '1' }).push).toEqual(BROWSERS_OWN);
  expect(configFromEnvironment({ SAGEBRUSH_PUSH: '0' }).push).toBeUndefined();
  expect(() => configFromEnvironment({ SAGEBRUSH_PUSH: 'http://x' })).toThrow('SAGEBRUSH_PUSH');

  service.answer = 307;
  const { device } = await tableOfFour();
  now += 6000;
  await until(() => device.pushed().length === 1);
  await aWhile();
  expect(device.pushed()).toHaveLength(1);
  expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
  service.answer = 201;
});

test('without the setting there is no key, no subscription and no call', async () => {
  const quiet = await openHouse({ tick: 20 });
  const guest = await browserAt(quiet, 'Ann');
  expect((await guest.call('house')).push).toBeNull();
  const { keys } = receiver();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  expect(await codeOf(guest.call('subscribe', { body: { endpoint, keys } }))).toBe('not-now');
  await quiet.close();
});
