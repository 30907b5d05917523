// What a host may set, with what holds when they set nothing.
import { fileURLToPath } from 'node:url';

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
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Believe X-Forwarded-* headers: only behind a proxy that sets them. */
  readonly trustProxy: boolean;
  /** Requests a minute for each session; an address gets ten times as many. */
  readonly requestsPerMinute: number;
  /** Streams that may be open at once; more are answered 503. A reader that lags holds 256 KiB at most. */
  readonly mostStreams: number;
  /** Requests that may wait for their answer at once; more are answered 503. */
  readonly mostWaiting: number;
  /** How often due clocks and bots' turns are looked up, in milliseconds. */
  readonly tick: number;
  /** Opens /admin and /metrics to who has it; without it there are no such doors. */
  readonly adminToken?: string | undefined;
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
  mostStreams: 20_000,
  mostWaiting: 1000,
  tick: 1000,
  now: Date.now,
};

export const configOf = (set: Partial<Config>): Config => ({ ...USUAL, ...set });

const yes = (text: string | undefined): boolean => text === '1' || text === 'true';

/** The settings of the environment: DATABASE_URL, SAGEBRUSH_DATA, SAGEBRUSH_LOG, SAGEBRUSH_PROXY, SAGEBRUSH_ADMIN_TOKEN. */
export function configFromEnvironment(env: Readonly<Record<string, string | undefined>>): Partial<Config> {
  const level = (['debug', 'info', 'warn', 'error', 'silent'] as const).find((one) => one === env['SAGEBRUSH_LOG']);
  return {
    ...(env['DATABASE_URL'] === undefined ? {} : { database: env['DATABASE_URL'] }),
    ...(env['SAGEBRUSH_DATA'] === undefined ? {} : { dataFolder: env['SAGEBRUSH_DATA'] }),
    ...(level === undefined ? {} : { logLevel: level }),
    ...(env['SAGEBRUSH_ADMIN_TOKEN'] === undefined ? {} : { adminToken: env['SAGEBRUSH_ADMIN_TOKEN'] }),
    trustProxy: yes(env['SAGEBRUSH_PROXY']),
  };
}
