// What has to be done without anybody asking: matches whose clock or bot is due, what dead nodes left, forgotten tables, old rows.
import { detach } from '@sagebrush/engine';
import { sweepDocuments } from './documents/uses.ts';
import { DUE, leaseOf } from './lease.ts';
import { NOTICE, type Notices } from './ops/notices.ts';
import { countRatings } from './record/ratings.ts';
import type { Services } from './services.ts';
import { statement } from './storage/store.ts';
import type { TableDoc } from './tables/doc.ts';
import { clocksPlan } from './tables/moves.ts';
import type { Rooms } from './tables/rooms.ts';

const HOUR = 3_600_000;
const IDLE_ROOM = HOUR / 6;
/** After this time without a change a table without a match is closed. */
const FORGOTTEN_TABLE = 24 * HOUR;
const OLD_REQUEST = 24 * HOUR;
const AT_ONCE = 200;

export interface Upkeep {
  /** Sees to what is due, without waiting for the next tick. */
  look(): void;
  /** Stops, with the rooms, and puts back what this node had taken on. */
  stop(): Promise<void>;
}

/** Works at once and then every `tick` milliseconds; one round at a time. */
export function keepUp(services: Services, rooms: Rooms, notices: Notices, tick: number): Upkeep {
  const { store, now, log, lobby } = services;
  const { db } = store;
  const lease = leaseOf(services);
  let lastCleaning = now();

  /** Seats whose time is up are played for, and bots whose turn it is think. */
  async function workDue(): Promise<void> {
    const due = await lease.take();
    const taken = due.map((table) =>
      rooms
        .change(table, {}, (room) => {
          room.isOurs = true;
          return clocksPlan(room, now());
        })
        // One table that cannot go on must not keep the others waiting.
        .catch(noted),
    );
    await Promise.all(taken);
  }

  async function closeForgotten(): Promise<void> {
    const forgotten = await db
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', ['open', 'over'])
      .where('changed', '<', now() - FORGOTTEN_TABLE)
      .limit(AT_ONCE)
      .execute();
    for (const { id } of forgotten) {
      await rooms.change(id, {}, ({ doc }) => ({
        doc: doc.state === 'playing' ? doc : ({ ...doc, state: 'closed' } satisfies TableDoc),
        answer: undefined,
      }));
    }
  }

  async function clean(): Promise<void> {
    if (now() - lastCleaning < HOUR) return;
    lastCleaning = now();
    await closeForgotten();
    await lobby.prune();
    await store.commit([
      statement(db.deleteFrom('requests').where('at', '<', now() - OLD_REQUEST)),
      statement(db.deleteFrom('device_links').where('expires', '<', now())),
      ...sweepDocuments(store),
    ]);
  }

  /** Whoever was at a node that died, and has not come back by another. */
  async function missGhosts(): Promise<void> {
    for (const { feed, person, node } of await lease.ghosts()) await rooms.missed(feed, person, node);
  }

  const noted = (reason: unknown): void => {
    if (!isStopped) log.error({ err: reason }, 'upkeep failed');
  };
  async function round(): Promise<void> {
    await lease.renew();
    await workDue();
    await rooms.check();
    await missGhosts();
    await countRatings(store);
    await clean();
    await rooms.sweep(IDLE_ROOM);
  }

  let isStopped = false;
  let isPlanned = false;
  let running = round().catch(noted);
  const plan = (work: () => Promise<void>): void => {
    running = running.then(() => (isStopped ? undefined : work().catch(noted)));
  };
  const timer = setInterval(() => plan(round), tick);
  timer.unref();
  const look = (): void => {
    if (isPlanned || isStopped) return;
    isPlanned = true;
    plan(() => {
      isPlanned = false;
      return workDue();
    });
  };
  store.others?.listen((news) => {
    if (news?.feed === DUE) look();
    else if (news?.feed === NOTICE) detach(notices.look(), noted);
    else rooms.hear(news);
  });
  return {
    look,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await rooms.stop();
      await lease.end().catch((reason: unknown) => log.warn({ err: reason }, 'the lease could not be ended'));
    },
  };
}
