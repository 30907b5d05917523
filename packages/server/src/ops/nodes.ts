// The nodes of a site: each says every few seconds that it is alive and how busy it is.
import { hostname } from 'node:os';
import { type Store, statement } from '../storage/store.ts';
import type { Logger } from './logger.ts';
import type { LoopWatch } from './measure.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notices.ts';

interface NodeLoad {
  readonly streams: number;
  readonly rooms: number;
  readonly moves: number;
  readonly botQueue: number;
  /** Seconds. */
  readonly loopDelay: number;
  readonly memory: number;
}
export interface Node {
  readonly id: string;
  readonly host: string;
  readonly started: number;
  readonly seen: number;
  readonly load: NodeLoad;
}

export const HEARTBEAT = 5000;
/** A node that was silent for so long is gone, whatever became of it. */
const SILENT = 6 * HEARTBEAT;

export interface NodeOptions {
  readonly store: Store;
  readonly id: string;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly loop: LoopWatch;
  readonly log: Logger;
  readonly now: () => number;
}

export interface Beating {
  /**
   * The last beat was written and nothing was refused since: the store takes what it is given. A full disk, say, can
   * still be read, and may have room for a beat.
   */
  isWell(): boolean;
  /** Something else could not be written: not well before the next beat. */
  noteRefusal(): void;
  stop(): Promise<void>;
}

/** Signs this node in, beats until it is stopped, and signs it off. */
export function keepNode({ store, id, metrics, notices, loop, log, now }: NodeOptions): Beating {
  const { db } = store;
  const started = now();
  const load = (): NodeLoad => ({
    streams: metrics.value('sagebrush_streams'),
    rooms: metrics.value('sagebrush_rooms'),
    moves: metrics.value('sagebrush_moves_total'),
    botQueue: metrics.value('sagebrush_bot_queue'),
    loopDelay: metrics.value('sagebrush_loop_delay_p99_seconds'),
    memory: metrics.value('sagebrush_memory_bytes'),
  });

  let isWell = true;
  async function beat(): Promise<void> {
    isWell = await report().then(
      () => true,
      (reason: unknown) => {
        noted(reason);
        return false;
      },
    );
    await notices.refresh();
  }

  async function report(): Promise<void> {
    loop.turn();
    const present = { seen: now(), load: JSON.stringify(load()) };
    const row = { id, host: `${hostname()} ${process.pid}`, started, ...present };
    await store.commit([
      statement(
        db
          .insertInto('nodes')
          .values(row)
          .onConflict((clash) => clash.column('id').doUpdateSet(present)),
      ),
      statement(db.deleteFrom('nodes').where('seen', '<', now() - SILENT)),
    ]);
  }

  const noted = (reason: unknown): void => log.warn({ err: reason }, 'this node could not report');
  let beating = beat().catch(noted);
  const timer = setInterval(() => {
    beating = beating.then(beat).catch(noted);
  }, HEARTBEAT);
  timer.unref();
  return {
    isWell: () => isWell,
    noteRefusal() {
      isWell = false;
    },
    async stop() {
      clearInterval(timer);
      await beating;
      loop.stop();
      await store.commit([statement(db.deleteFrom('nodes').where('id', '=', id))]).catch(noted);
    },
  };
}

export async function nodes({ db }: Store): Promise<Node[]> {
  const rows = await db.selectFrom('nodes').selectAll().orderBy('started').execute();
  return rows.map((row) => ({ ...row, load: JSON.parse(row.load) as NodeLoad }));
}
