// The subscription of this browser: made when somebody asks to be told, and known to the server.
import { server } from '../table/server.ts';

/** Nine hours are let be, from the chosen one on. */
const QUIET_FOR = 9;

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};
export const deviceIsTold = async (): Promise<boolean> => (await subscription()) !== null;

export async function tellDevice(applicationServerKey: string, quietFrom: number | null): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  await server.call('subscribe', {
    body: {
      endpoint,
      keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
      ...(quietFrom === null ? {} : { quiet: { from: quietFrom, to: (quietFrom + QUIET_FOR) % 24, zone } }),
    },
  });
}

export async function untellDevice(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await server.call('unsubscribe', { body: { endpoint: made.endpoint } });
  await made.unsubscribe();
}

/** Who has a page open sees there what waits: the notifications have done their part. */
export async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close();
}
