// Bots think in worker threads, never on the event loop. They get what a person in their seat is shown, and nothing else.
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { GameTypes, Seat, Table } from '@sagebrush/engine';
import { Piscina } from 'piscina';
import type { Log } from '../ops/log.ts';

type Action = GameTypes['Action'];

interface Thinking {
  readonly game: string;
  readonly level: string;
  readonly table: Table<object>;
  readonly seat: Seat;
  readonly view: GameTypes['View'];
  readonly choices: readonly Action[];
}
interface Candidate {
  readonly action: Action;
  readonly share: number;
  readonly playouts: number;
  readonly reason: { readonly why: string };
}
interface Thought {
  readonly action: Action;
  readonly considered: readonly Candidate[];
}
export interface BotPool {
  think(question: Thinking): Promise<Thought>;
  /** How many decisions wait for a free thread. */
  readonly waiting: number;
  readonly isClosed: boolean;
  close(): Promise<void>;
}

/** What travels to the worker: the question, with a random seed of its own. */
export type Task = Thinking & { readonly seed: string };

export function botPool(gamesModule: string, log: Log, threads = Math.max(1, availableParallelism() - 1)): BotPool {
  const pool = new Piscina<Task, Thought>({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    workerData: { gamesModule },
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  // What a thread lets escape while it thinks about nothing; without a listener it would end the process.
  pool.on('error', (reason: unknown) => log.error({ err: reason }, 'a bot thread failed'));
  let isClosed = false;
  return {
    think: (question) => pool.run({ ...question, seed: randomBytes(16).toString('hex') }),
    get waiting() {
      return pool.queueSize;
    },
    get isClosed() {
      return isClosed;
    },
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}
