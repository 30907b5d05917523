// What has to be done without anybody asking: matches whose clock or bot is due, what dead nodes left, what has had its
// time.
import { detach } from '@sagebrush/engine';
import type { Config } from './config.ts';
import { leaseOf, WAKE_TOPIC } from './lease.ts';
import { NOTICE, type Notices } from './ops/notices.ts';
import { countRatings } from './record/ratings.ts';
import { retention } from './retention/retention.ts';
import type { Services } from './services.ts';
import { clocksPlan } from './tables/late-seats.ts';
import { isLeftToBots, isLonely, pauser } from './tables/pausing.ts';
import type { Rooms } from './tables/rooms.ts';

const HOUR = 3_600_000;
const IDLE_ROOM = HOUR / 6;
/** Soon after the start, so that a server which is often restarted is cleaned too. */
const FIRST_CLEANING = HOUR / 6;

export interface Upkeep {
  /** Sees to what is due, without waiting for the next tick. */
  checkNow(): void;
  /** Stops, with the rooms, and puts back what this node had taken on. */
  stop(): Promise<void>;
}

/** Works at once and then every `tick` milliseconds; one round at a time. */
export function keepUp(
  services: Services,
  rooms: Rooms,
  notices: Notices,
  { tick, keep }: Pick<Config, 'tick' | 'keep'>,
): Upkeep {
  const { store, now, log, sessions } = services;
  const lease = leaseOf(services);
  const cleanSome = retention(services, rooms, keep);
  const pauseSome = pauser(services, rooms);
  let nextCleaning = now() + FIRST_CLEANING;

  /** Seats whose time is up are played for, and bots whose turn it is think. */
  async function workDue(): Promise<void> {
    const due = await lease.take();
    const [lonely, leftToBots] = [new Set<string>(), new Set<string>()];
    const taken = due.map((table) =>
      rooms
        .change(table, {}, (room) => {
          room.isOurs = true;
          if (isLonely(room)) lonely.add(room.id);
          if (isLeftToBots(room)) leftToBots.add(room.id);
          return clocksPlan(room, now());
        })
        // One table that cannot go on must not keep the others waiting.
        .catch(noted),
    );
    await Promise.all(taken);
    await pauseSome([...lonely], [...leftToBots]);
  }

  /** Once an hour, and as long as there is more to do again with the next tick. */
  async function clean(): Promise<void> {
    const began = now();
    if (began < nextCleaning || (await cleanSome())) return;
    nextCleaning = began + HOUR;
    await store.reclaim?.();
  }

  /** Whoever was at a node that died, and has not come back by another. */
  async function missGhosts(): Promise<void> {
    for (const { feed, person, node } of await lease.stalePresence()) await rooms.missed(feed, person, node);
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
  const checkNow = (): void => {
    if (isPlanned || isStopped) return;
    isPlanned = true;
    plan(() => {
      isPlanned = false;
      return workDue();
    });
  };
  store.others?.listen((news) => {
    if (news?.feed === WAKE_TOPIC) checkNow();
    else if (news?.feed === NOTICE) detach(notices.refresh(), noted);
    else if (!news || !sessions.hear(news.feed)) rooms.hear(news);
  });
  return {
    checkNow,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await rooms.stop();
      await lease.end().catch((reason: unknown) => log.warn({ err: reason }, 'the lease could not be ended'));
    },
  };
}
