// What a host may set, with what holds when they set nothing.
import { fileURLToPath } from 'node:url';
import { FormatError } from '@sagebrush/engine';
import { LOG_LEVELS, type LogLevel } from './ops/logger.ts';
import type { PushLine } from './push/send.ts';
import { BROWSERS_OWN } from './push/services.ts';
import { type Quotas, quotasFrom, USUAL_QUOTAS } from './quotas.ts';
import { type Keep, keepFrom, USUAL_KEEP } from './retention/keep.ts';

export interface Config {
  /** A folder for the SQLite file; not used when `database` is set. */
  readonly dataFolder: string;
  /** postgres://... */
  readonly database?: string | undefined;
  /** The module whose `games` this server plays. */
  readonly gamesModule: string;
  /** The built web, if there is one. */
  readonly webFolder?: string | undefined;
  /**
   * Where people find this site, such as https://cards.example.org: for links and passkeys, which no request can change.
   * Without it, localhost.
   */
  readonly origin?: string | undefined;
  /** The host's own pages: privacy.md and imprint.md, with .de.md and .it.md beside them. */
  readonly pagesFolder?: string | undefined;
  /** The push services that may be called, by host; without it nobody is pushed to, and nothing outside is called. */
  readonly push?: readonly string[] | undefined;
  /** Another way to the push services; for tests. */
  readonly pushLine?: PushLine | undefined;
  /** How long a bot takes for a move at least, in milliseconds. */
  readonly botPace: number;
  /** Threads for levels that search; the others have one of their own. */
  readonly botThreads?: number | undefined;
  /** A match that only bots play and nobody has open stands still after so many milliseconds. */
  readonly pauseAfter: number;
  readonly logLevel: LogLevel;
  /** Believe X-Forwarded-* headers: only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Requests a minute for each session; an address gets ten times as many. */
  readonly requestsPerMinute: number;
  /** What one person, and one address, may have at once. */
  readonly quotas: Quotas;
  /** Streams that may be open at once; more are answered 503. A reader that lags holds 256 KiB at most. */
  readonly mostStreams: number;
  /** Of these, how many one address and one person may have; more are answered 429. */
  readonly mostStreamsPerAddress: number;
  readonly mostStreamsPerPerson: number;
  /** How often a stream is sent something, however quiet it is, and its session is looked up, in milliseconds. */
  readonly heartbeat: number;
  /**
   * Connections that one address may hold; more are answered 429. Not counted behind a proxy, where all come from one.
   */
  readonly mostConnectionsPerAddress: number;
  /** How long a request may take to arrive in full, in milliseconds. */
  readonly arrivalTime: number;
  /** How long an answer, other than a stream, may make no way, in milliseconds. */
  readonly answerTime: number;
  /** Requests that may wait for their answer at once; more are answered 503. */
  readonly mostWaiting: number;
  /** Who may organise tournaments. */
  readonly organisers: Organisers;
  /** How long people look at how a match of a tournament ended before the next is dealt, in milliseconds. */
  readonly dealPause: number;
  /** How often due clocks and bots' turns are looked up, in milliseconds. */
  readonly tick: number;
  /** Opens /admin and /metrics to who has it; without it there are no such doors. */
  readonly adminToken?: string | undefined;
  /** How long things are kept that nobody uses any more, in milliseconds. */
  readonly keep: Keep;
  /** The wall clock, in milliseconds since 1970. It may be set, back and forth. */
  readonly now: () => number;
  /** Milliseconds that only ever grow, from any beginning. */
  readonly monotonic: () => number;
}

const ORGANISERS = ['kept', 'everyone', 'nobody'] as const;
export type Organisers = (typeof ORGANISERS)[number];

const MINUTE = 60_000;

/** Where the built web lies, in the workspace and where the packages are installed. */
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

const USUAL: Config = {
  dataFolder: 'data',
  gamesModule: '@sagebrush/games',
  webFolder: WEB_FOLDER,
  botPace: 700,
  pauseAfter: 5 * MINUTE,
  logLevel: 'info',
  trustProxy: false,
  requestsPerMinute: 600,
  quotas: USUAL_QUOTAS,
  mostStreams: 20_000,
  mostStreamsPerAddress: 200,
  mostStreamsPerPerson: 20,
  heartbeat: 15_000,
  mostConnectionsPerAddress: 400,
  arrivalTime: 20_000,
  answerTime: 120_000,
  mostWaiting: 1000,
  organisers: 'kept',
  dealPause: 10_000,
  tick: 1000,
  keep: USUAL_KEEP,
  now: Date.now,
  monotonic: () => performance.now(),
};

export const configOf = (set: Partial<Config>): Config => ({ ...USUAL, ...set });

/** What one address, or one person, may hold at once. */
const HELD_AT_ONCE = {
  SAGEBRUSH_ADDRESS_CONNECTIONS: 'mostConnectionsPerAddress',
  SAGEBRUSH_ADDRESS_STREAMS: 'mostStreamsPerAddress',
  SAGEBRUSH_PERSON_STREAMS: 'mostStreamsPerPerson',
} as const;

/** The settings that have no flag. An empty one is not set. */
export function configFromEnvironment(env: Readonly<Record<string, string | undefined>>): Partial<Config> {
  const {
    SAGEBRUSH_LOG: log,
    SAGEBRUSH_PROXY: proxy,
    SAGEBRUSH_ADMIN_TOKEN: adminToken,
    SAGEBRUSH_QUOTAS: quotas,
    SAGEBRUSH_KEEP: keep,
    SAGEBRUSH_PAUSE: pause,
    SAGEBRUSH_ORIGIN: origin,
    SAGEBRUSH_PAGES: pagesFolder,
    SAGEBRUSH_PUSH: push,
    SAGEBRUSH_ORGANISERS: organisers,
  } = env;
  const held = Object.entries(HELD_AT_ONCE).flatMap(([name, field]) => {
    const text = env[name];
    return text ? [[field, countIn(name, text)]] : [];
  });
  return {
    ...Object.fromEntries(held),
    ...(log ? { logLevel: oneOf(LOG_LEVELS, 'SAGEBRUSH_LOG', log) } : {}),
    ...(proxy ? { trustProxy: oneOf(['0', '1'], 'SAGEBRUSH_PROXY', proxy) === '1' } : {}),
    ...(adminToken ? { adminToken } : {}),
    ...(quotas ? { quotas: quotasFrom(quotas) } : {}),
    ...(keep ? { keep: keepFrom(keep) } : {}),
    ...(pagesFolder ? { pagesFolder } : {}),
    ...(organisers ? { organisers: oneOf(ORGANISERS, 'SAGEBRUSH_ORGANISERS', organisers) } : {}),
    ...(origin ? { origin: originIn('SAGEBRUSH_ORIGIN', origin) } : {}),
    ...(push && push !== '0' ? { push: pushHosts(push) } : {}),
    ...(pause ? { pauseAfter: minutes('SAGEBRUSH_PAUSE', pause) } : {}),
  };
}

function originIn(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin;
  if (!isOrigin) throw new FormatError(name, `is "${text}": expected an origin, such as https://cards.example.org`);
  return url.origin;
}

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** `1` stands for the browsers' own; else hosts, of which `*.` may stand for any name before it. */
function pushHosts(text: string): readonly string[] {
  if (text === '1') return BROWSERS_OWN;
  const hosts = text.split(',').map((host) => host.trim());
  const odd = hosts.find((host) => !HOST.test(host));
  if (odd !== undefined)
    throw new FormatError('SAGEBRUSH_PUSH', `has "${odd}": expected 0, 1, or hosts such as push.example.org`);
  return hosts;
}

function minutes(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new FormatError(name, `is "${text}": expected a whole number of minutes`);
  return text === '0' ? Number.POSITIVE_INFINITY : Number(text) * MINUTE;
}

function oneOf<const Value extends string>(values: readonly Value[], name: string, text: string): Value {
  const value = values.find((one) => one === text);
  if (value === undefined) throw new FormatError(name, `is "${text}": expected one of ${values.join(', ')}`);
  return value;
}

function countIn(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new FormatError(name, `is "${text}": expected a whole number, 1 or more`);
  return Number(text);
}
