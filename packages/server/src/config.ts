// What a host may set, with what holds when they set nothing.
import { fileURLToPath } from 'node:url';
import { FormatError } from '@sagebrush/engine';
import { LOG_LEVELS, type LogLevel } from './ops/log.ts';
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
  /** How long a bot takes for a move at least, in milliseconds. */
  readonly botPace: number;
  readonly botThreads?: number | undefined;
  readonly logLevel: LogLevel;
  /** Believe X-Forwarded-* headers: only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Requests a minute for each session; an address gets ten times as many. */
  readonly requestsPerMinute: number;
  /** What one person, and one address, may have at once. */
  readonly quotas: Quotas;
  /** Streams that may be open at once; more are answered 503. A reader that lags holds 256 KiB at most. */
  readonly mostStreams: number;
  /** Requests that may wait for their answer at once; more are answered 503. */
  readonly mostWaiting: number;
  /** How often due clocks and bots' turns are looked up, in milliseconds. */
  readonly tick: number;
  /** Opens /admin and /metrics to who has it; without it there are no such doors. */
  readonly adminToken?: string | undefined;
  /** How long things are kept that nobody uses any more, in milliseconds. */
  readonly keep: Keep;
  readonly now: () => number;
}

const USUAL: Config = {
  dataFolder: 'data',
  gamesModule: '@sagebrush/games',
  webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  botPace: 700,
  logLevel: 'info',
  trustProxy: false,
  requestsPerMinute: 600,
  quotas: USUAL_QUOTAS,
  mostStreams: 20_000,
  mostWaiting: 1000,
  tick: 1000,
  keep: USUAL_KEEP,
  now: Date.now,
};

export const configOf = (set: Partial<Config>): Config => ({ ...USUAL, ...set });

/** The settings that have no flag: SAGEBRUSH_LOG and so on. An empty one is not set. */
export function configFromEnvironment(env: Readonly<Record<string, string | undefined>>): Partial<Config> {
  const {
    SAGEBRUSH_LOG: log,
    SAGEBRUSH_PROXY: proxy,
    SAGEBRUSH_ADMIN_TOKEN: adminToken,
    SAGEBRUSH_QUOTAS: quotas,
    SAGEBRUSH_KEEP: keep,
  } = env;
  return {
    ...(log ? { logLevel: oneOf(LOG_LEVELS, 'SAGEBRUSH_LOG', log) } : {}),
    ...(proxy ? { trustProxy: oneOf(['0', '1'], 'SAGEBRUSH_PROXY', proxy) === '1' } : {}),
    ...(adminToken ? { adminToken } : {}),
    ...(quotas ? { quotas: quotasFrom(quotas) } : {}),
    ...(keep ? { keep: keepFrom(keep) } : {}),
  };
}

function oneOf<const Value extends string>(values: readonly Value[], name: string, text: string): Value {
  const value = values.find((one) => one === text);
  if (value === undefined) throw new FormatError(name, `is "${text}": expected one of ${values.join(', ')}`);
  return value;
}
