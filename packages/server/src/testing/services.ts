// The services of a node put together by hand, on a store of the test's own: for what no door shows.
import { botPool } from '../bots/pool.ts';
import { inboxOf } from '../inbox/inbox.ts';
import { type Logger, loggerFrom } from '../ops/logger.ts';
import { metrics } from '../ops/metrics.ts';
import { siteAt } from '../people/origin.ts';
import { sessions } from '../people/sessions.ts';
import { NO_PUSHES } from '../push/pusher.ts';
import { NO_QUOTAS, quotaCheck } from '../quotas.ts';
import { USUAL_KEEP } from '../retention/keep.ts';
import type { Services } from '../services.ts';
import { slices } from '../slices.ts';
import { circleOf } from '../social/circle.ts';
import type { Store } from '../storage/store.ts';
import { lobby } from '../tables/lobby.ts';
import { tournamentFollowers } from '../tournaments/followers.ts';
import { games } from './draw-play.ts';
import { DRAW_PLAY } from './house.ts';

/** Whoever asks for them stops their bots. */
export async function servicesOn(store: Store, log: Logger = loggerFrom('silent')): Promise<Services> {
  const base = { store, node: 'node-1', sessions: sessions(store), log, now: Date.now };
  return {
    ...base,
    circle: circleOf(base),
    inbox: inboxOf(base),
    pusher: NO_PUSHES,
    games,
    levels: ['greenhorn'],
    bots: botPool({ gamesModule: DRAW_PLAY, threads: 1, metrics: metrics(), log }),
    lobby: lobby({ ...base, games }),
    tournaments: tournamentFollowers(store, log),
    quotas: await quotaCheck(store, NO_QUOTAS, Date.now),
    keep: USUAL_KEEP,
    site: () => siteAt('http://localhost:8080'),
    slices: slices(),
    metrics: metrics(),
    botPace: 0,
    dealPause: 0,
    pauseAfter: Number.POSITIVE_INFINITY,
  };
}
