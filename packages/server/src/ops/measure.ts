// What is measured of a running server, under the names that a host's dashboard will show.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Problem } from '@sagebrush/protocol';
import type { Begun } from '../bots/lane.ts';
import type { Store } from '../storage/store.ts';
import type { NewRow } from '../tables/feed.ts';
import type { Metrics } from './metrics.ts';

/** Seconds; a local SSD commits in one to five milliseconds. */
const COMMIT_ENDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The same store, with a stop-watch: nobody is told of anything before its commit is done. */
export function measuredStore(store: Store, metrics: Metrics): Store {
  const took = metrics.histogram(
    'sagebrush_append_seconds',
    'How long a batch takes until it is durable.',
    COMMIT_ENDS,
  );
  return {
    ...store,
    async commit(batch) {
      const began = performance.now();
      await store.commit(batch);
      took((performance.now() - began) / 1000);
    },
  };
}

/** Counts the moves among the rows that a table has just written. */
export function moveCounter(metrics: Metrics): (game: string, rows: readonly NewRow[]) => void {
  const moved = metrics.counter('sagebrush_moves_total', 'Moves written to a log, by game.');
  const byGame = new Map<string, (by: number) => void>();
  return (game, rows) => {
    const moves = rows.filter(({ kind }) => kind === 'entry').length;
    if (moves === 0) return;
    const count = byGame.get(game) ?? moved({ game });
    byGame.set(game, count);
    count(moves);
  };
}

/** Counts every answer that was a no, and the refusals by the rule behind them. */
export function problemCounter(metrics: Metrics): (problem: Problem) => void {
  const problems = metrics.counter('sagebrush_problems_total', 'Requests that could not be met, by code.');
  const refusals = metrics.counter('sagebrush_refusals_total', 'Actions that the rules refused, by rule.');
  return ({ code, refusal }) => {
    problems({ code })();
    if (refusal) refusals({ rule: refusal.rule })();
  };
}

/** Seconds that a decision waits for a thread, and decisions that were begun meanwhile. */
const WAIT_ENDS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60];
const OVERTAKEN_ENDS = [0, 1, 2, 3, 5, 10, 30, 100, 300];

/** Counts what the bots think about, by lane. */
export function thoughtCounter(metrics: Metrics): (lane: string) => (begun: Begun) => void {
  const thoughts = metrics.counter('sagebrush_bot_thoughts_total', 'Decisions that a bot thread has begun, by lane.');
  const cut = metrics.counter(
    'sagebrush_bot_thoughts_cut_total',
    'Those that were given less time than usual, by the milliseconds left.',
  );
  return (lane) => {
    const count = thoughts({ lane });
    const waits = metrics.histogram(
      `sagebrush_bot_wait_${lane}_seconds`,
      'How long a decision waits for a bot thread.',
      WAIT_ENDS,
    );
    const overtaken = metrics.histogram(
      `sagebrush_bot_overtaken_${lane}`,
      'Decisions begun while another waited.',
      OVERTAKEN_ENDS,
    );
    return (begun) => {
      count();
      waits(begun.waited / 1000);
      overtaken(begun.overtaken);
      if (begun.cutTo !== undefined) cut({ ms: String(begun.cutTo) })();
    };
  };
}

/** Milliseconds between two looks at the event loop; they are part of what Node measures. */
const SAMPLED = 20;

export interface LoopWatch {
  /** Begins a new span; the figures tell the one before. */
  turn(): void;
  stop(): void;
}

export function measureProcess(metrics: Metrics): LoopWatch {
  const delay = monitorEventLoopDelay({ resolution: SAMPLED });
  delay.enable();
  let span = { p50: 0, p99: 0, max: 0 };
  metrics.gauge(
    'sagebrush_loop_delay_p50_seconds',
    'The event loop was late by this much, half of the time.',
    () => span.p50,
  );
  metrics.gauge(
    'sagebrush_loop_delay_p99_seconds',
    'The event loop was later than this once in a hundred times.',
    () => span.p99,
  );
  metrics.gauge('sagebrush_loop_delay_max_seconds', 'The latest that the event loop was.', () => span.max);
  metrics.gauge('sagebrush_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('sagebrush_cpu_seconds', 'Processor time used since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('sagebrush_up_seconds', 'How long the process has been running.', () => Math.round(process.uptime()));
  return {
    turn() {
      const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - SAMPLED / 1000);
      span = { p50: seconds(delay.percentile(50)), p99: seconds(delay.percentile(99)), max: seconds(delay.max) };
      delay.reset();
    },
    stop: () => delay.disable(),
  };
}
