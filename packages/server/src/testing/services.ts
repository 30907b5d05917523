// The services of a node put together by hand, on a store of the test's own: for what no door shows.
import { botPool } from '../bots/pool.ts';
import { type Log, logFrom } from '../ops/log.ts';
import { metrics } from '../ops/metrics.ts';
import { sessions } from '../people/sessions.ts';
import { NO_QUOTAS, quotaCheck } from '../quotas.ts';
import type { Services } from '../services.ts';
import { slices } from '../slices.ts';
import type { Store } from '../storage/store.ts';
import { lobby } from '../tables/lobby.ts';
import { games } from './draw-play.ts';
import { DRAW_PLAY } from './house.ts';

/** Whoever asks for them stops their bots. */
export async function servicesOn(store: Store, log: Log = logFrom('silent')): Promise<Services> {
  return {
    store,
    node: 'node-1',
    games,
    levels: ['greenhorn'],
    bots: botPool({ gamesModule: DRAW_PLAY, threads: 1, metrics: metrics(), log }),
    lobby: lobby(store, games, log),
    quotas: await quotaCheck(store, NO_QUOTAS, Date.now),
    sessions: sessions(store),
    slices: slices(),
    metrics: metrics(),
    log,
    now: Date.now,
    botPace: 0,
    pauseAfter: Number.POSITIVE_INFINITY,
  };
}
