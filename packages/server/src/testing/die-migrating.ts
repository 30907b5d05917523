// A process that opens copies of a store, stops in each after one statement more of its migrations than in the one
// before, and then kills itself.
import { AsyncLocalStorage } from 'node:async_hooks';
import { copyFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { postgresStore } from '../storage/postgres.ts';
import { sqliteStore } from '../storage/sqlite.ts';

/**
 * How many statements one opening may send from the beginning of its transaction on, how many it has sent, and whom to
 * tell when it may send no more.
 */
interface Opening {
  readonly most: number;
  readonly stuck: () => void;
  hasBegun: boolean;
  sent: number;
}
const openings = new AsyncLocalStorage<Opening>();

/** True when this statement is not to be sent: nothing that waits for it will ever go on. */
function isStopped(text: string): boolean {
  const opening = openings.getStore();
  if (!opening) return false;
  opening.hasBegun ||= /\bbegin\b/i.test(text);
  if (!opening.hasBegun) return false;
  if (opening.sent >= opening.most) {
    opening.stuck();
    return true;
  }
  opening.sent += 1;
  return false;
}
// Every statement of a migration is one message to SQLite's thread, or one query of PostgreSQL's client.
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
  if (!isStopped(String(message[0]))) post.apply(this, message);
};
const query = pg.Client.prototype.query as (...how: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...how: unknown[]) {
  return isStopped(String(how[0])) ? new Promise(() => undefined) : query.apply(this, how);
} as typeof pg.Client.prototype.query;

/** Begins to open it; resolves when it is open, or stands still after so many statements. */
function open(place: string, most: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening: Opening = { most, stuck: () => resolve(most), hasBegun: false, sent: 0 };
    const begin = (): Promise<unknown> => (place.startsWith('postgres:') ? postgresStore(place) : sqliteStore(place));
    openings.run(opening, begin).then(() => resolve(opening.sent), reject);
  });
}

async function copied(template: string, index: number): Promise<string> {
  const copy = template.replace(/(\.sqlite)?$/, `_${index}$1`);
  if (!template.startsWith('postgres:')) {
    copyFileSync(template, copy);
    return copy;
  }
  const [from, to] = [template, copy].map((url) => new URL(url).pathname.slice(1));
  const client = new pg.Client(template.replace(/\/\w+$/, '/postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE "${to}" TEMPLATE "${from}"`);
  await client.end();
  return copy;
}

const [, , template = '', ...wanted] = process.argv;
const all = await open(await copied(template, 0), Number.POSITIVE_INFINITY);
const places: string[] = [];
// After the last statement nothing is left to stop.
const stops = wanted.map(Number).filter((most) => most < all);
for (const most of stops) places.push(await copied(template, most));
await Promise.all(stops.map((most, index) => open(places[index] ?? '', most)));
process.send?.(places, () => process.kill(process.pid, 'SIGKILL'));
