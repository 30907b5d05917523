// The way to the thread that owns the SQLite file: what waits together travels together.
import { Worker } from 'node:worker_threads';
import { Conflict, type Statement, Unavailable } from './store.ts';

/**
 * A statement on its way to the thread: the number that stands for its text, the parameters, how many rows it must
 * change.
 */
export type Sent = readonly [text: number, parameters: readonly unknown[], rows?: number];
/** `reclaim` is how many free pages are to be given back to the disk. */
export type Job = { readonly read: Sent } | { readonly write: readonly Sent[] } | { readonly reclaim: number };
/**
 * What travels together. Texts are sent once, before the first job that needs them, and numbered in the order in which
 * they come.
 */
export interface Batch {
  readonly texts: readonly string[];
  readonly jobs: readonly Job[];
}
interface Done {
  readonly rows: readonly unknown[];
  readonly changes: number;
}
export interface Failure {
  readonly error: string;
  readonly kind: 'conflict' | 'unavailable' | 'other';
}
/** Of a batch that is written there is nothing to say. */
export type JobResult = Done | Failure | null;

const NO_ANSWER = 'the disk does not answer';
const WRITTEN: Done = { rows: [], changes: 0 };

export interface Thread {
  sent(statement: Statement): Sent;
  run(job: Job): Promise<Done>;
  /** From now on nobody waits longer than this for an answer: a disk that is stuck may never give one. */
  giveUpAfter(patience: number): void;
  close(): Promise<void>;
}

/**
 * While the thread works, jobs wait here and then travel together: the busier it is, the more of them share a commit.
 * They travel as text, which costs half of what copying the objects would.
 */
export function startThread(file: string): Thread {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  type Waiting = { resolve: (done: Done) => void; reject: (reason: Error) => void };
  let [jobs, waiting]: [Job[], Waiting[]] = [[], []];
  let asked: Waiting[] = [];
  let [isBusy, isPlanned, isStuck] = [false, false, false];
  let sentAt = 0;
  let watch: NodeJS.Timeout | undefined;
  let ended: Error | undefined;
  const numbers = new Map<string, number>();
  let texts: string[] = [];

  const send = (): void => {
    isPlanned = false;
    if (isBusy || jobs.length === 0) return;
    isBusy = true;
    sentAt = performance.now();
    asked = waiting;
    worker.postMessage(JSON.stringify({ texts, jobs } satisfies Batch));
    [texts, jobs, waiting] = [[], [], []];
  };
  worker.on('message', (text: string) => {
    isBusy = isStuck = false;
    const answered = asked;
    asked = [];
    (JSON.parse(text) as readonly JobResult[]).forEach((answer, index) => {
      if (answer === null) answered[index]?.resolve(WRITTEN);
      else if ('rows' in answer) answered[index]?.resolve(answer);
      else answered[index]?.reject(errorOf(answer));
    });
    send();
  });
  const refuseAll = (reason: Error): void => {
    jobs = [];
    for (const { reject } of [...asked.splice(0), ...waiting.splice(0)]) reject(reason);
  };
  const fail = (reason: unknown): void => {
    ended = reason instanceof Unavailable ? reason : new Unavailable(reason);
    isBusy = false;
    clearInterval(watch);
    refuseAll(ended);
  };
  worker.on('error', fail);
  const exit = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      fail(ended ?? 'it is closed');
      resolve();
    });
  });

  return {
    sent({ sql, parameters, rows }) {
      let text = numbers.get(sql);
      if (text === undefined) {
        text = numbers.size;
        numbers.set(sql, text);
        texts.push(sql);
      }
      return rows === undefined ? [text, parameters] : [text, parameters, rows];
    },
    run: (job) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        if (isStuck) return reject(new Unavailable(NO_ANSWER));
        jobs.push(job);
        waiting.push({ resolve, reject });
        if (isBusy || isPlanned) return;
        isPlanned = true;
        setImmediate(send);
      }),
    giveUpAfter(patience) {
      watch = setInterval(() => {
        if (!isBusy || performance.now() - sentAt < patience) return;
        // What is under way may still be written; what waits is not sent any more.
        isStuck = true;
        refuseAll(new Unavailable(NO_ANSWER));
      }, patience / 5).unref();
    },
    async close() {
      while (isBusy || jobs.length > 0) await new Promise((resolve) => setImmediate(resolve));
      worker.postMessage('close');
      return exit;
    },
  };
}

function errorOf({ error, kind }: Failure): Error {
  if (kind === 'conflict') return new Conflict();
  return kind === 'unavailable' ? new Unavailable(error) : new Error(error);
}
