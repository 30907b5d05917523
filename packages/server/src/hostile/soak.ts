// A soak: evenings of guests who come, play, leave and are cut off, on a server whose database crashes and whose clock
// steps; after each
// evening years go by, and what is left is weighed.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { below, detach, fastRandom, type Random } from '@sagebrush/engine';
import type { ExpectStatic } from 'vitest';
import type { ServeOptions } from '../serve.ts';
import type { Footprint } from '../testing/child.ts';
import { childAt, ended, footprintOf, freePort, passTime, stepClock } from '../testing/process.ts';
import { cutter } from './cutter.ts';
import { life } from './lives.ts';

export interface Soak {
  readonly store: Pick<ServeOptions, 'dataFolder' | 'database'>;
  readonly games: readonly string[];
  readonly seed: string;
  readonly evenings: number;
  /** How long guests come in one evening, in seconds; who is there then plays on to the end. */
  readonly seconds: number;
  /** How many bytes the store takes. */
  readonly weigh: () => Promise<number>;
  /** The database ends as in a crash and comes back, where it has a process of its own. */
  readonly crash?: () => Promise<void>;
  /** Told after each evening. */
  readonly onEvening: (figures: Figures) => void;
  /** The test's own, because both engines are soaked at once. */
  readonly expect: ExpectStatic;
}
export interface Figures extends Footprint {
  readonly lives: number;
  readonly disk: number;
  /** Finished matches of people so far: these are kept for good. */
  readonly kept: number;
}

const GUESTS_AT_ONCE = 10;
const HOUR = 3_600_000;
const YEARS = 2 * 365 * 24 * HOUR;
/**
 * A second evening may fill what the first did not; then a server holds no more, and a disk only the matches of people.
 */
const MEMORY_ROOM = 24 * 1024 * 1024;
const HANDLES_ROOM = 20;
const DISK_A_MATCH = 48 * 1024;
const DISK_ROOM = 4 * 1024 * 1024;

export async function soak({
  store,
  games,
  seed,
  evenings,
  seconds,
  weigh,
  crash,
  onEvening,
  expect,
}: Soak): Promise<void> {
  const port = await freePort();
  const server = await childAt({ port, ...store, tick: 200, logLevel: 'silent' });
  const wire = await cutter(port);
  const death = new Promise<never>((_, reject) => {
    server.once('exit', () => reject(new Error('the server died')));
  });
  detach(death, () => undefined);
  const random = fastRandom(seed);
  const seen: Figures[] = [];
  let [lives, kept] = [0, 0];
  const empty = await weigh();
  const evening = {
    base: wire.base,
    games,
    onMatchOfPeople: () => {
      kept += 1;
    },
  };

  /** Guests come until the evening is over; nobody is sent away in the middle of a match. */
  async function guests(until: number, own: Random): Promise<void> {
    while (Date.now() < until) {
      await life(own, evening);
      lives += 1;
    }
  }
  async function mischief(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await pause(1000 + below(random, 4000));
      const what = below(random, 4);
      if (what === 0 && crash) await crash();
      else if (what === 1) stepClock(server, below(random, 4 * HOUR) - 2 * HOUR);
      else wire.cut();
    }
  }

  try {
    for (let count = 0; count < evenings; count++) {
      const until = Date.now() + seconds * 1000;
      let isOver = false;
      const trouble = mischief(() => isOver);
      const all = Array.from({ length: GUESTS_AT_ONCE }, (_, index) =>
        guests(until, fastRandom(`${seed} ${count} ${index}`)),
      );
      try {
        await Promise.race([Promise.all(all), death]);
      } finally {
        isOver = true;
        await trouble;
      }
      passTime(server, YEARS);
      const disk = await settled(weigh);
      const figures = { ...(await footprintOf(server)), lives, kept, disk };
      seen.push(figures);
      onEvening(figures);
    }
    const [first, last] = [seen[1] ?? seen[0], seen.at(-1)];
    if (!first || !last) throw new RangeError('a soak takes an evening at least');
    expect(last.memory).toBeLessThan(first.memory + MEMORY_ROOM);
    // Connections to PostgreSQL and of guests who have just gone close by and by.
    await expect
      .poll(async () => (await footprintOf(server)).handles, { timeout: 60_000 })
      .toBeLessThan(first.handles + HANDLES_ROOM);
    // What is deleted goes in small batches, and the disk gets it back after the last of them.
    await expect
      .poll(weigh, { timeout: 120_000, interval: 2000 })
      .toBeLessThan(empty + DISK_ROOM + last.kept * DISK_A_MATCH);
  } finally {
    await wire.close();
    await ended(server, 'SIGTERM');
  }
}

/** What is to be deleted goes in small batches: weighed when it does not get less any more. */
async function settled(weigh: () => Promise<number>): Promise<number> {
  let before = Number.POSITIVE_INFINITY;
  for (let now = await weigh(); now < before; now = await weigh()) {
    before = now;
    await pause(3000);
  }
  return before;
}

export const weightOf = (folder: string): number =>
  readdirSync(folder).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
