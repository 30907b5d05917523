// The threads that thoughts run on. One that crashes, or hangs far beyond its time, is replaced: it is an error for who
// asked, and for nobody else.
import { Piscina } from 'piscina';
import type { PooledThought, Task } from './pool.ts';

export interface Threads {
  readonly count: number;
  /** At most `count` at once. */
  run(task: Task): Promise<PooledThought>;
  close(): Promise<void>;
}
export interface ThreadsOptions {
  /** The module whose `games` are played. */
  readonly gamesModule: string;
  readonly count: number;
  /**
   * Threads that are there before they are needed, and stay; any other ends when it has had nothing to do for a minute.
   */
  readonly ready: number;
  /** A thread broke between two thoughts, or could not begin. */
  readonly onBroken: (reason: unknown) => void;
  /** What a thought may take beyond its time; a thread that has to start first needs some of it. */
  readonly overtime?: number;
  /** Megabytes a thread. */
  readonly memory?: number;
}

const OVERTIME = 10_000;
const MEMORY = 512;
const IDLE = 60_000;

export function threadsFor(options: ThreadsOptions): Threads {
  const { gamesModule, count, ready, onBroken, overtime = OVERTIME, memory = MEMORY } = options;
  const pool = new Piscina<Task, PooledThought>({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    workerData: { gamesModule },
    minThreads: ready,
    maxThreads: count,
    idleTimeout: IDLE,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  // It owes nobody an answer; unheard, it would end the process.
  pool.on('error', onBroken);
  return {
    count,
    async run(task) {
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(new Error('the thread took far too long')), task.ms + overtime);
      try {
        return await pool.run(task, { signal: end.signal });
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.destroy(),
  };
}
