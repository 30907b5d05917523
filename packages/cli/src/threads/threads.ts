// Work on all cores: numbered jobs go to worker threads in small lots, results come back by number, so that threads
// never change a figure.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { detach } from '@sagebrush/engine';

/** The message that ends a worker. */
export const STOP = 'stop';
const LONGEST_GOODBYE = 2000;

export interface Lot {
  readonly first: number;
  readonly count: number;
}
export interface WorkSpec {
  /** The worker's file; it gets `task` as workerData and answers each Lot with a list of results. */
  readonly worker: URL;
  readonly task: unknown;
  readonly jobs: number;
  readonly threads?: number | undefined;
  /** Jobs in one lot: large enough to be worth a message, small enough for a smooth progress bar. */
  readonly lot: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Yields results in the order of their numbers. When the signal comes, what is under way is finished and nothing new
 * begun.
 */
export async function* inThreads<Result>({
  worker,
  task,
  jobs,
  threads = availableParallelism(),
  lot,
  signal,
}: WorkSpec): AsyncGenerator<readonly Result[]> {
  const lots = Math.ceil(jobs / lot);
  const lotOf = (index: number): Lot => ({ first: index * lot, count: Math.min(lot, jobs - index * lot) });
  const crew = Array.from(
    { length: Math.max(1, Math.min(threads, lots)) },
    () => new Worker(worker, { workerData: task }),
  );
  const waiting = new Map<number, (results: readonly Result[]) => void>();
  const failure = new Promise<never>((_, reject) => {
    for (const one of crew) one.once('error', reject);
  });
  detach(failure, () => undefined);
  let begun = 0;

  const give = (one: Worker): Promise<readonly Result[]> | undefined => {
    if (begun === lots || signal?.aborted) return undefined;
    const index = begun++;
    one.postMessage({ ...lotOf(index) });
    return new Promise((resolve) => waiting.set(index, resolve));
  };
  const pending: Promise<readonly Result[]>[] = [];
  const feed = (one: Worker): void => {
    const next = give(one);
    if (next) pending.push(next);
  };
  for (const one of crew) {
    one.on('message', ({ first, results }: { first: number; results: readonly Result[] }) => {
      const index = first / lot;
      waiting.get(index)?.(results);
      waiting.delete(index);
      feed(one);
    });
    feed(one);
  }
  try {
    for (let index = 0; index < pending.length; index++)
      yield await Promise.race([pending[index] as Promise<readonly Result[]>, failure]);
  } finally {
    await Promise.all(crew.map(dismiss));
  }
}

/** A worker ends by itself, so that it can put away what it has opened; one that does not is ended. */
async function dismiss(worker: Worker): Promise<void> {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage(STOP);
  const timer = setTimeout(() => detach(worker.terminate(), () => undefined), LONGEST_GOODBYE);
  await ended;
  clearTimeout(timer);
}
