// A push end to end: asked for in the settings, sealed by the server, opened by the test, and handed to the page's own
// service worker, which shows it and leads to the table.
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushService, type PushService, receiver } from '../../../scripts/push-service.ts';
import { type House, openHouse, PHONE, WHOLE_MATCH, workerReady } from './house.ts';
import { deal } from './tables.ts';

let service: PushService;
let house: House;
beforeAll(async () => {
  service = await openPushService();
  house = await openHouse({ push: [service.host], pushLine: service.line });
});
afterAll(async () => {
  await house.close();
  await service.close();
});

/** The browser's way to its vendor, which this one does not have: what it subscribes with is the test's. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Runs in the page: a subscription of the test's own, kept as a browser keeps its own. */
function subscribesHere(own: Subscription): void {
  const made = (): unknown =>
    localStorage.getItem('subscribed') === null
      ? null
      : { endpoint: own.endpoint, toJSON: () => own, unsubscribe: async () => localStorage.removeItem('subscribed') };
  Object.assign(PushManager.prototype, {
    async subscribe(options: PushSubscriptionOptionsInit) {
      localStorage.setItem('subscribed', JSON.stringify(options));
      return made();
    },
    getSubscription: async () => made(),
  });
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly address: string };
}

/**
 * Runs in the page and in its worker. A browser without a screen shows no notification, and refuses to be asked for
 * one: they lie in a cache instead, where page and worker see the same.
 */
function keepsNotifications(): void {
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, options: Shown) {
      const tray = await caches.open('tray');
      await tray.put(`/tray/${options.tag}`, Response.json({ ...options, title }));
    },
    async getNotifications() {
      const tray = await caches.open('tray');
      const lying = (await tray.keys()).map(async (request) => {
        const shown = (await (await tray.match(request))?.json()) as Shown;
        return { ...shown, close: () => tray.delete(request) };
      });
      return Promise.all(lying);
    },
  });
}

/** Runs in the worker: what only a real tap allows, and where a tap without any page has led. */
function letsTapOpen(): void {
  const { WindowClient, Clients } = globalThis as unknown as Record<'WindowClient' | 'Clients', { prototype: object }>;
  Object.assign(WindowClient.prototype, {
    async focus(this: unknown) {
      return this;
    },
  });
  Object.assign(Clients.prototype, {
    async openWindow(address: string) {
      Object.assign(globalThis, { openedAt: address });
      return null;
    },
  });
}

const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const lying = (await getNotifications.call(await navigator.serviceWorker.ready)) as unknown as Shown[];
    return lying.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Somebody taps the notification. */
const tap = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    let done: unknown;
    const waitUntil = (work: unknown): void => {
      done = work;
    };
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await done;
  });

/** Hands a message to the worker of this page as the browser would have, had it come from its vendor. */
async function delivering(context: BrowserContext, page: Page): Promise<(data: unknown) => Promise<void>> {
  const wire = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    wire.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    );
  });
  await wire.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await wire.send('ServiceWorker.deliverPushMessage', {
      origin: house.address,
      registrationId,
      data: JSON.stringify(data),
    });
  };
}

test('your turn comes by push to who has closed every page, and a tap leads to the table', WHOLE_MATCH, async () => {
  const { page, context, problems } = await house.guest({ worker: true, size: PHONE });
  const { keys, opened } = receiver();
  await context.addInitScript(subscribesHere, { endpoint: `https://${service.host}/send/phone`, keys });
  await context.addInitScript(keepsNotifications);
  await page.goto('/settings?speed=none');
  await workerReady(page);
  const [worker] = context.serviceWorkers() as [Worker];
  await worker.evaluate(keepsNotifications);
  await worker.evaluate(letsTapOpen);
  await page.locator('input[name=push]').click();
  await page.locator('select[name=push-quiet]').waitFor();
  const asked = await page.evaluate(() => localStorage.getItem('subscribed'));
  const { push } = (await (await page.request.get('/api/house')).json()) as { push: string };
  expect(JSON.parse(asked ?? '')).toEqual({ userVisibleOnly: true, applicationServerKey: push });

  await page.goto('/play/corral?speed=none&friends');
  await page.locator('input[name=count][value="2"]').check();
  await page.locator('input[name=clock][value="letters"]').check();
  await page.locator('[data-part="page"] > [data-part="actions"] button').click();
  await page.locator('[data-part="chairs"] li:has([data-part="free"]) button').last().click();
  await page.locator('[data-part="chairs"] [data-part="free"]').waitFor({ state: 'detached' });
  await deal(page);
  await page.locator('[data-part="asked"][data-asked]').waitFor();
  const path = new URL(page.url()).pathname;
  expect(service.received).toEqual([]);
  // No page of the app is open any more; this one belongs to the server.
  await page.goto('/healthz');
  await expect
    .poll(() => {
      house.wait(6000);
      return service.received.length;
    })
    .toBe(1);
  const message = opened(service.received[0]?.body ?? Buffer.alloc(0));

  const deliver = await delivering(context, page);
  await deliver(message);
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect(await shown(page)).toMatchObject([
    { title: 'Sagebrush', body: 'Your turn at Gunfight at the Pretty Good Corral.', data: { address: path } },
  ]);
  // Told twice, it still is one thing; a page that opens has said it, and the notification goes.
  await deliver(message);
  const other = await context.newPage();
  await other.goto('/rules');
  await other.locator('[data-part="turn-sign"]').waitFor();
  await expect.poll(() => shown(page)).toEqual([]);
  await other.close();

  await deliver(message);
  await expect.poll(() => shown(page)).toHaveLength(1);
  await tap(worker);
  await page.locator('[data-part="table"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await shown(page)).toEqual([]);

  await page.goto('/settings?speed=none');
  await page.locator('input[name=push]').click();
  await page.locator('select[name=push-quiet]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
  await deliver(message);
  await expect.poll(() => shown(page)).toHaveLength(1);
  await page.close();
  await tap(worker);
  expect(await worker.evaluate(() => (globalThis as unknown as { openedAt: string }).openedAt)).toBe(
    `${house.address}${path}`,
  );
  expect(problems).toEqual([]);
  await context.close();
});
