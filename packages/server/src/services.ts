// What every part of the server may lean on.
import type { Registry } from '@sagebrush/engine';
import type { BotPool } from './bots/pool.ts';
import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Sessions } from './people/sessions.ts';
import type { QuotaCheck } from './quotas.ts';
import type { Slices } from './slices.ts';
import type { Store } from './storage/store.ts';
import type { Lobby } from './tables/lobby.ts';

export interface Services {
  readonly store: Store;
  /** The name of this node among those that work on the store. */
  readonly node: string;
  readonly games: Registry;
  /** The bots' levels, the weakest first. */
  readonly levels: readonly string[];
  readonly bots: BotPool;
  readonly lobby: Lobby;
  readonly quotas: QuotaCheck;
  readonly sessions: Sessions;
  /** For work that would hold up the event loop. */
  readonly slices: Slices;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Milliseconds since 1970 by the house's own clock, which never steps. */
  readonly now: () => number;
  /** How long a bot takes for a move at least, so that people can follow. */
  readonly botPace: number;
  /** How long a match of bots goes on that nobody has open. */
  readonly pauseAfter: number;
}
