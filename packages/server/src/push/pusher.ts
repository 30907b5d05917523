// Pushes: what waits for somebody who has no page open is said to their devices, once, and no more than that it waits.
import { hash } from 'node:crypto';
import type { Lang } from '@sagebrush/engine';
import type { InboxKind } from '@sagebrush/protocol';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { whoIsHere } from '../social/here.ts';
import { Conflict, statement } from '../storage/store.ts';
import { encrypted } from './encrypt.ts';
import { isQuiet } from './quiet.ts';
import { type PushLine, post } from './send.ts';
import { PUSHED } from './sentences.ts';
import { publicAddressOf, pushServiceIn } from './services.ts';
import { authorization, type PushKeys, pushKeys } from './vapid.ts';

export interface Pusher {
  /** What browsers subscribe with; null where the host does not push. */
  readonly publicKey: string | null;
  /** Whether an address is one that may be pushed to. */
  isService(endpoint: string): boolean;
  /** Pushes what is due. */
  check(): Promise<void>;
}

const SOON = 5000;
/** A page that somebody left open at home does not hear for them for ever. */
const ALTHOUGH_HERE = 10 * 60_000;
const MOST_AT_ONCE = 200;
const DAY = 86_400;
const GONE = new Set([404, 410]);

export const NO_PUSHES: Pusher = { publicKey: null, isService: () => false, check: async () => undefined };

type Needed = Pick<Services, 'store' | 'node' | 'now' | 'log' | 'games' | 'site' | 'metrics'>;

export async function pusherOf(
  services: Needed,
  { push, pushLine }: Pick<Config, 'push' | 'pushLine'>,
): Promise<Pusher> {
  if (!push) return NO_PUSHES;
  const keys = await pushKeys(services.store);
  const line = pushLine ?? { addressOf: publicAddressOf };
  const counted = services.metrics.counter(
    'sagebrush_pushes_total',
    'Messages to push services, by what came of them.',
  );
  const count = (outcome: string): void => counted({ outcome })();
  return {
    publicKey: keys.publicKey,
    isService: (endpoint) => pushServiceIn(endpoint, push) !== undefined,
    check: () => pushDue(services, { keys, line, hosts: push, count }),
  };
}

interface Pushing {
  readonly keys: PushKeys;
  readonly line: PushLine;
  readonly hosts: readonly string[];
  readonly count: (outcome: string) => void;
}

type Place = readonly [at: number, person: string, about: string];

/** In portions: those whom nobody may disturb now hold up no others. */
const dueRowsAfter = ({ store: { db }, now }: Needed, [at, person, about]: Place) =>
  db
    .selectFrom('inbox')
    .innerJoin('people', 'people.id', 'inbox.person')
    .selectAll('inbox')
    .select('people.lang')
    .where('inbox.pushed', 'is', null)
    .where('inbox.at', '<=', now() - SOON)
    .where('inbox.person', 'in', db.selectFrom('push_subscriptions').select('person'))
    .where(({ or, and, eb }) =>
      or([
        eb('inbox.at', '>', at),
        and([eb('inbox.at', '=', at), eb('inbox.person', '>', person)]),
        and([eb('inbox.at', '=', at), eb('inbox.person', '=', person), eb('inbox.about', '>', about)]),
      ]),
    )
    .orderBy('inbox.at')
    .orderBy('inbox.person')
    .orderBy('inbox.about')
    .limit(MOST_AT_ONCE)
    .execute();
type DueRow = Awaited<ReturnType<typeof dueRowsAfter>>[number];

/** Those of people's devices that are still signed in. */
const devicesOf = ({ store: { db } }: Needed, people: readonly string[]) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('tokens', 'tokens.hash', 'push_subscriptions.session')
    .selectAll('push_subscriptions')
    .where('push_subscriptions.person', 'in', people)
    .whereRef('tokens.person', '=', 'push_subscriptions.person')
    .execute();
type Device = Awaited<ReturnType<typeof devicesOf>>[number];

async function pushDue(services: Needed, pushing: Pushing): Promise<void> {
  let place: Place | undefined = [0, '', ''];
  while (place) {
    const due: readonly DueRow[] = await dueRowsAfter(services, place);
    if (due.length > 0) await pushSome(services, pushing, due);
    const last = due.length === MOST_AT_ONCE ? due.at(-1) : undefined;
    place = last && [last.at, last.person, last.about];
  }
}

async function pushSome(services: Needed, pushing: Pushing, due: readonly DueRow[]): Promise<void> {
  const { now, log } = services;
  const people = [...new Set(due.map(({ person }) => person))];
  const here = await whoIsHere(services, people);
  const devices = (await devicesOf(services, people)).filter(({ quiet }) => !isQuiet(quiet, now()));
  for (const item of due) {
    const own = devices.filter(({ person }) => person === item.person);
    if (own.length === 0 || (here.has(item.person) && item.at > now() - ALTHOUGH_HERE)) continue;
    await pushItem(services, pushing, item, own).catch((reason: unknown) => {
      if (!(reason instanceof Conflict)) log.warn({ err: reason, kind: item.kind }, 'not pushed');
    });
  }
}

async function pushItem(services: Needed, pushing: Pushing, item: DueRow, devices: readonly Device[]): Promise<void> {
  const { store, now } = services;
  const { db, commit } = store;
  // Written first: of several nodes one pushes, and whoever is cut off in between has pushed rather than pushes twice.
  const claimed = db.updateTable('inbox').set({ pushed: now() }).where('pushed', 'is', null);
  const own = claimed.where('person', '=', item.person).where('kind', '=', item.kind).where('about', '=', item.about);
  await commit([statement(own, 1)]);
  const text = JSON.stringify(messageOf(services, item));
  await Promise.all(devices.map((device) => pushTo(services, pushing, { device, item, text })));
}

/** No names, no cards: where it waits, and what kind of thing it is. */
function messageOf({ games }: Needed, { kind, about, address, game, lang }: DueRow) {
  const known = games.games.find(({ id }) => id === game);
  const speech = lang as Lang;
  const title = known ? known.words(speech, {}).title : 'Sagebrush';
  return { about, address, title: 'Sagebrush', text: PUSHED[kind as InboxKind](title)[speech] };
}

interface OnePush {
  readonly device: Device;
  readonly item: DueRow;
  readonly text: string;
}

async function pushTo(
  services: Needed,
  { keys, line, hosts, count }: Pushing,
  { device, item, text }: OnePush,
): Promise<void> {
  const { store, now, log, site } = services;
  const url = pushServiceIn(device.endpoint, hosts);
  if (!url) return count('refused');
  const lasts = item.until === null ? DAY : Math.max(0, Math.floor((item.until - now()) / 1000));
  const headers = {
    authorization: authorization(keys, device.endpoint, site().origin, now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: Math.min(lasts, 28 * DAY),
    topic: hash('sha256', `${item.kind} ${item.about}`, 'base64url').slice(0, 32),
    urgency: 'normal',
  };
  try {
    const status = await post({ url, headers, body: encrypted(text, device) }, line);
    if (GONE.has(status))
      await store.commit([statement(store.db.deleteFrom('push_subscriptions').where('id', '=', device.id))]);
    if (status < 300) return count('done');
    count(GONE.has(status) ? 'gone' : 'failed');
    if (!GONE.has(status)) log.warn({ status, host: url.host }, 'a push service said no');
  } catch (reason) {
    count('failed');
    log.warn({ err: reason, host: url.host }, 'a push service was not reached');
  }
}
