// What has to be done without anybody asking: matches whose clock or bot is due, tables nobody came back to, old rows.
import { countRatings } from './record/ratings.ts';
import type { Services } from './services.ts';
import { statement } from './storage/store.ts';
import type { TableDoc } from './tables/doc.ts';
import type { Rooms } from './tables/rooms.ts';

const HOUR = 3_600_000;
const IDLE_ROOM = HOUR / 6;
/** After this time without a change a table without a match is closed. */
const FORGOTTEN_TABLE = 24 * HOUR;
const OLD_REQUEST = 24 * HOUR;
const AT_ONCE = 200;

/** Works at once and then every `tick` milliseconds; one round at a time. */
export function keepUp(services: Services, rooms: Rooms, tick: number): { stop(): Promise<void> } {
  const { store, now, log, lobby } = services;
  const { db } = store;
  let lastCleaning = now();

  /** Entering a room wakes it: bots think, clocks run. */
  async function wakeDue(): Promise<void> {
    const due = await db
      .selectFrom('matches')
      .select('tbl')
      .where('due', '<=', now() + tick)
      .orderBy('due')
      .limit(AT_ONCE)
      .execute();
    for (const { tbl } of due) await rooms.change(tbl, {}, () => ({ answer: undefined }));
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
    ]);
  }

  async function round(): Promise<void> {
    try {
      await wakeDue();
      await countRatings(store);
      await clean();
      rooms.sweep(IDLE_ROOM);
    } catch (reason) {
      log.error({ err: reason }, 'upkeep failed');
    }
  }

  let isStopped = false;
  let running = round();
  const timer = setInterval(() => {
    running = running.then(() => (isStopped ? undefined : round()));
  }, tick);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
