// A lane: thoughts that wait for the same threads, taken in fair turns, as many at once as there are threads.
import { timeFor } from './give-way.ts';
import type { PooledThought, Thinking } from './pool.ts';
import { type Asker, fairQueue } from './queue.ts';

/** How many threads there are, and what one does with a question in the time it is given. */
export interface Workers {
  readonly count: number;
  think(question: Thinking, ms: number): Promise<PooledThought>;
}
export interface Begun {
  /** Milliseconds that it waited, and how many others were begun meanwhile. */
  readonly waited: number;
  readonly overtaken: number;
  /** Cut to this time, where it was cut. */
  readonly cutTo: number | undefined;
}
export interface Lane {
  readonly waiting: number;
  think(question: Thinking, ms: number, asker: Asker, signal: AbortSignal | undefined): Promise<PooledThought>;
  /** What waits is not thought about any more. */
  close(): void;
}

interface Job extends Asker {
  readonly question: Thinking;
  /** What a thought of this level usually takes. */
  readonly ms: number;
  readonly at: number;
  readonly begunBefore: number;
  readonly begin: (thought: Promise<PooledThought>) => void;
  readonly drop: (reason: unknown) => void;
}

export function lane(workers: Workers, onBegin: (begun: Begun) => void): Lane {
  const queue = fairQueue<Job>();
  let running = 0;
  let begun = 0;

  function* usualTimes(): Iterable<number> {
    for (const { ms } of queue.all()) yield ms;
  }

  function start(job: Job): void {
    const { question, owner, ms: usual } = job;
    // What is fixed is never cut.
    const ms = question.fixed
      ? usual
      : timeFor(usual, { ahead: queue.ahead(owner), usual: usualTimes(), threads: workers.count });
    onBegin({
      waited: performance.now() - job.at,
      overtaken: begun - job.begunBefore,
      cutTo: ms < usual ? ms : undefined,
    });
    running += 1;
    begun += 1;
    const thought = workers.think(question, ms).finally(() => {
      running -= 1;
      startNext();
    });
    job.begin(ms < usual ? thought.then((had) => ({ ...had, isHurried: true })) : thought);
  }
  function startNext(): void {
    while (running < workers.count) {
      const job = queue.next();
      if (!job) return;
      start(job);
    }
  }

  return {
    get waiting() {
      return queue.size;
    },
    think: (question, ms, { owner, table }, signal) =>
      new Promise((begin, drop) => {
        if (signal?.aborted) return drop(signal.reason);
        const job: Job = { question, owner, table, ms, at: performance.now(), begunBefore: begun, begin, drop };
        // What a thread has begun is thought to its end: a thread costs more than the rest of a thought.
        signal?.addEventListener('abort', () => queue.remove(job) && drop(signal.reason), { once: true });
        queue.add(job);
        startNext();
      }),
    close() {
      for (let job = queue.next(); job; job = queue.next()) job.drop(new Error('the bots are going home'));
    },
  };
}
