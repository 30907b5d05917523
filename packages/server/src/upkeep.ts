// What has to be done without anybody asking: matches whose clock or bot is due, what dead nodes left, what has had its
// time.
import { detach } from '@sagebrush/engine';
import type { Config } from './config.ts';
import { levelPlayer } from './daily/levels.ts';
import { leaseOf, WAKE_TOPIC } from './lease.ts';
import { NOTICE, type Notices } from './ops/notices.ts';
import { countRatings } from './record/ratings.ts';
import { retention } from './retention/retention.ts';
import type { Services } from './services.ts';
import { desertedTables } from './tables/deserted.ts';
import { clocksPlan } from './tables/late-seats.ts';
import { isLeftToBots, isLonely, pauser } from './tables/pausing.ts';
import type { Rooms } from './tables/rooms.ts';
import type { TournamentUpkeep } from './tournaments/upkeep.ts';

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

/** What there is to look after. */
interface Kept {
  readonly rooms: Rooms;
  readonly notices: Notices;
  readonly tournaments: TournamentUpkeep;
  readonly keepDeals: () => Promise<void>;
}

/** Works at once and then every `tick` milliseconds; one round at a time. */
export function keepUp(
  services: Services,
  { rooms, notices, tournaments, keepDeals }: Kept,
  { tick, keep, gamesModule }: Pick<Config, 'tick' | 'keep' | 'gamesModule'>,
): Upkeep {
  const { store, now, log, sessions, circle, inbox, pusher } = services;
  const lease = leaseOf(services);
  const cleanSome = retention(services, rooms, keep);
  const pauseSome = pauser(services, rooms);
  const levels = levelPlayer(services, gamesModule);
  const seeToDeserted = desertedTables(services, rooms, { closeAfter: keep.listedTables });
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
          return clocksPlan(services, room);
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
    for (const { feed, person, node } of await lease.stalePresence())
      if (!(await circle.missed(feed, person, node))) await rooms.missed(feed, person, node);
  }

  /** Push services may be slow: nothing waits for them, and one round of pushes ends before the next begins. */
  let isPushing = false;
  async function pushed(): Promise<void> {
    if (isPushing) return;
    isPushing = true;
    await pusher.check().finally(() => {
      isPushing = false;
    });
  }

  const noted = (reason: unknown): void => {
    if (!isStopped) log.error({ err: reason }, 'upkeep failed');
  };
  async function round(): Promise<void> {
    await lease.renew();
    await workDue();
    await rooms.check();
    await inbox.check();
    await tournaments.check();
    await missGhosts();
    await seeToDeserted();
    await countRatings(store);
    detach(pushed(), noted);
    await keepDeals();
    await levels.check();
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
  const hearers = [inbox, sessions, circle, services.tournaments];
  store.others?.listen((news) => {
    if (news?.feed === WAKE_TOPIC) checkNow();
    else if (news?.feed === NOTICE) detach(notices.refresh(), noted);
    else if (!news || !hearers.some(({ hear }) => hear(news.feed))) rooms.hear(news);
  });
  return {
    checkNow,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      levels.stop();
      await running;
      await rooms.stop();
      await lease.end().catch((reason: unknown) => log.warn({ err: reason }, 'the lease could not be ended'));
    },
  };
}
