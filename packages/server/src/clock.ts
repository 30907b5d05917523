// The time of the house: it goes on by the machine's monotonic clock, and no step of a wall clock moves it.
import { sql } from 'kysely';
import { aliveNodes } from './lease.ts';
import type { Logger } from './ops/logger.ts';
import { DATABASE_TIME } from './storage/postgres-time.ts';
import type { Store } from './storage/store.ts';

/**
 * How much faster or slower than the machine's it may go to come to the true time: a person's minute is 3 s off at
 * most.
 */
const MOST_HURRY = 0.05;
/** A small difference is made up for within about this time. */
const CATCH_UP = 60_000;

export interface HouseClock {
  /** Whole milliseconds since 1970; never less than before. */
  now(): number;
  /** Goes a little faster or slower from now on, towards the true time. */
  follow(trueTime: number): void;
}

export function houseClock(start: number, monotonic: () => number): HouseClock {
  let [time, at, hurry] = [start, monotonic(), 0];
  const exact = (): number => {
    const passed = Math.max(0, monotonic() - at);
    // Without word of the true time for longer than that, it goes by the machine's clock alone.
    return time + passed + hurry * Math.min(passed, CATCH_UP);
  };
  return {
    now: () => Math.floor(exact()),
    follow(trueTime) {
      time = exact();
      at = monotonic();
      hurry = Math.max(-MOST_HURRY, Math.min(MOST_HURRY, (trueTime - time) / CATCH_UP));
    },
  };
}

export interface TrueTime {
  /** What the time is when a node starts. */
  first(): Promise<number>;
  now(): Promise<number>;
}

/** What others have written of their time is a few seconds old; where it differs by more, the clock was set. */
const SET = 30_000;

/**
 * Nodes of one database go by its clock, not by those of their machines. One that joins others while they have not
 * caught up with
 * a clock that was set begins with their time.
 */
export function trueTime({ db, others }: Store, wall: () => number): TrueTime {
  if (!others) return { first: async () => wall(), now: async () => wall() };
  const now = async (): Promise<number> => {
    const { rows } = await sql<{ time: number }>`select ${DATABASE_TIME} as time`.execute(db);
    return rows[0]?.time ?? wall();
  };
  async function first(): Promise<number> {
    const ofOthers = db.selectFrom('nodes').select(({ fn }) => fn.max('seen').as('seen'));
    const seen = (await ofOthers.where('id', 'in', aliveNodes(db)).executeTakeFirst())?.seen ?? null;
    const time = await now();
    return seen !== null && Math.abs(time - seen) > SET ? seen : time;
  }
  return { first, now };
}

/** Keeps the clock by the true time, one question after the other. */
export function keepTime(clock: HouseClock, { now }: TrueTime, every: number, log: Logger): { stop(): Promise<void> } {
  let asking: Promise<void> | undefined;
  const noted = (reason: unknown): void => log.warn({ err: reason }, 'the true time is not known');
  const timer = setInterval(() => {
    asking ??= now()
      .then(clock.follow, noted)
      .finally(() => {
        asking = undefined;
      });
  }, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await asking;
    },
  };
}
