// Bots think in worker threads, never on the event loop. They get what a person in their seat is shown, and nothing
// else.

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Level, THINKING_MS } from '@sagebrush/bots';
import type { BaseView, GameAction, Seat, Table } from '@sagebrush/engine';
import type { Logger } from '../ops/logger.ts';
import { thoughtCounter } from '../ops/measure.ts';
import type { Metrics } from '../ops/metrics.ts';
import { lane } from './lane.ts';
import type { Asker } from './queue.ts';
import { type Threads, threadsFor } from './threads.ts';

export interface Thinking {
  readonly game: string;
  readonly level: string;
  readonly table: Table<object>;
  readonly seat: Seat;
  readonly view: BaseView;
  readonly choices: readonly GameAction[];
  /** So many playouts from this stream, however long that takes. */
  readonly fixed?: { readonly playouts: number; readonly seed: string };
}
interface PooledCandidate {
  readonly action: GameAction;
  readonly share: number;
  readonly playouts: number;
  readonly reason: { readonly why: string };
}
export interface PooledThought {
  readonly action: GameAction;
  readonly considered: readonly PooledCandidate[];
  /** It was given less time than its level usually takes, because so many wait. */
  readonly isHurried?: boolean;
}
export interface BotPool {
  /** Waits for its turn, and leaves the queue when the signal says that nobody wants it any more. */
  think(question: Thinking, asker: Asker, signal?: AbortSignal): Promise<PooledThought>;
  readonly isClosed: boolean;
  close(): Promise<void>;
}

/** What travels to the worker: the question, with its time and a random seed of its own. */
export type Task = Thinking & { readonly ms: number; readonly seed: string };

/** Levels that need no more than this do not search. */
const QUICK = 10;
const LANES = ['quick', 'long'] as const;
export type LaneName = (typeof LANES)[number];

export interface PoolOptions {
  readonly gamesModule: string;
  /** How many think long at once. */
  readonly threads?: number | undefined;
  readonly metrics: Metrics;
  readonly log: Logger;
}

export function botPool({
  gamesModule,
  threads = Math.max(1, availableParallelism() - 1),
  metrics,
  log,
}: PoolOptions): BotPool {
  const onBroken = (reason: unknown): void => log.error({ err: reason }, 'a bot thread failed');
  // What is quick takes a few milliseconds, so one thread is enough; it is there from the start, because starting takes
  // far longer.
  const quick = threadsFor({ gamesModule, count: 1, ready: 1, onBroken });
  const long = threadsFor({ gamesModule, count: threads, ready: 0, onBroken });
  return poolOn({ quick, long }, metrics);
}

/** Rules of thumb have a thread of their own: whoever asks for one does not wait until somebody's search is done. */
export function poolOn(threads: Readonly<Record<LaneName, Threads>>, metrics: Metrics): BotPool {
  const count = thoughtCounter(metrics);
  const laneOf = (name: LaneName) => {
    const { count: most, run } = threads[name];
    const think = (question: Thinking, ms: number) => run({ ...question, ms, seed: randomBytes(16).toString('hex') });
    return lane({ count: most, think }, count(name));
  };
  const lanes = { quick: laneOf('quick'), long: laneOf('long') };
  metrics.gauge(
    'sagebrush_bot_queue',
    'Decisions that wait for a bot thread.',
    () => lanes.quick.waiting + lanes.long.waiting,
  );
  metrics.gauge('sagebrush_bot_queue_quick', 'Those of levels that do not search.', () => lanes.quick.waiting);
  metrics.gauge('sagebrush_bot_queue_long', 'Those of levels that search.', () => lanes.long.waiting);
  let isClosed = false;
  return {
    think(question, asker, signal) {
      const ms = THINKING_MS[question.level as Level] ?? 0;
      return lanes[ms <= QUICK ? 'quick' : 'long'].think(question, ms, asker, signal);
    },
    get isClosed() {
      return isClosed;
    },
    async close() {
      isClosed = true;
      for (const name of LANES) lanes[name].close();
      await Promise.all(LANES.map((name) => threads[name].close()));
    },
  };
}
