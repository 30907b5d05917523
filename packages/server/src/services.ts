// What every part of the server may lean on.
import type { Registry } from '@sagebrush/engine';
import type { BotPool } from './bots/pool.ts';
import type { Inbox } from './inbox/inbox.ts';
import type { Logger } from './ops/logger.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Site } from './people/origin.ts';
import type { Sessions } from './people/sessions.ts';
import type { Pusher } from './push/pusher.ts';
import type { QuotaCheck } from './quotas.ts';
import type { Keep } from './retention/keep.ts';
import type { Slices } from './slices.ts';
import type { Circle } from './social/circle.ts';
import type { Store } from './storage/store.ts';
import type { Lobby } from './tables/lobby.ts';
import type { TournamentFollowers } from './tournaments/followers.ts';

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
  /** How long things are kept that nobody uses any more. */
  readonly keep: Keep;
  /** What is between people. */
  readonly circle: Circle;
  /** Tells devices what waits for their person, where the host lets it. */
  readonly pusher: Pusher;
  /** What waits for people. */
  readonly inbox: Inbox;
  readonly sessions: Sessions;
  /** Who has a tournament's page open. */
  readonly tournaments: TournamentFollowers;
  /** Where this site is; known once it listens. */
  readonly site: () => Site;
  /** For work that would hold up the event loop. */
  readonly slices: Slices;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Milliseconds since 1970 by the house's own clock, which never steps. */
  readonly now: () => number;
  /** How long a bot takes for a move at least, so that people can follow. */
  readonly botPace: number;
  /** How long people look at how a match of a tournament ended, in milliseconds. */
  readonly dealPause: number;
  /** How long a match of bots goes on that nobody has open. */
  readonly pauseAfter: number;
}
