// Word from node to node by LISTEN and NOTIFY: which feed has grown, and how far. Who hears it reads the store.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clientOptions, type Lines } from './postgres-pool.ts';
import type { News, Others } from './store.ts';

const CHANNEL = 'sagebrush';
/** A payload has to stay below 8000 bytes. */
const MOST_AT_ONCE = 150;
const RETRY = 500;
/** Nothing may be said for hours: whether the line is dead shows only when it is asked. */
const ASKED_EVERY = 5000;
const GOODBYE = 500;

/**
 * Announced after the commit and many at a time: a NOTIFY inside of a transaction would make all commits of the
 * database
 * wait for each other.
 */
export function postgresNews(lines: Lines, connectionString: string): Others & { close(): Promise<void> } {
  let outbox = new Map<string, number>();
  let sending: Promise<void> | undefined;
  let line: pg.Client | undefined;
  let listening: Promise<void> | undefined;
  let isClosed = false;

  async function send(): Promise<void> {
    while (outbox.size > 0) {
      const words = [...outbox].map(([feed, n]) => `${feed} ${n}`);
      outbox = new Map();
      for (let first = 0; first < words.length; first += MOST_AT_ONCE) {
        const payload = words.slice(first, first + MOST_AT_ONCE).join('\n');
        await lines.query({ name: 'announce', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] });
      }
    }
  }

  /** One connection until it breaks. */
  async function listenOnce(hear: (news: News | undefined) => void): Promise<void> {
    const client = new pg.Client(clientOptions(connectionString));
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => {
      for (const word of payload.split('\n')) {
        const [feed = '', n = '0'] = word.split(' ');
        hear({ feed, n: Number(n) });
      }
    });
    try {
      await client.connect();
      line = client;
      await client.query(`LISTEN ${CHANNEL}`);
      hear(undefined);
      while (await Promise.race([broken.then(() => false), pause(ASKED_EVERY, true, { ref: false })]))
        await client.query('SELECT 1');
    } finally {
      line = undefined;
      await hangUp(client);
    }
  }

  /** A frozen server does not answer a goodbye. */
  async function hangUp(client: pg.Client): Promise<void> {
    await Promise.race([client.end().catch(() => undefined), pause(GOODBYE, undefined, { ref: false })]);
    client.connection.stream.destroy();
  }

  return {
    announce({ feed, n }) {
      outbox.set(feed, Math.max(n, outbox.get(feed) ?? 0));
      sending ??= new Promise((resolve) => setImmediate(resolve))
        .then(send)
        .catch(() => undefined)
        .finally(() => {
          sending = undefined;
        });
    },
    listen(hear) {
      listening = (async () => {
        while (!isClosed) {
          await listenOnce(hear).catch(() => undefined);
          if (!isClosed) await pause(RETRY, undefined, { ref: false });
        }
      })();
    },
    async lastNumbers(feeds) {
      const text = 'select f as feed, (select max(n) from feed where feed = f)::int as n from unnest($1::text[]) as f';
      const { rows } = await lines.query({ name: 'numbers', text, values: [feeds] });
      return rows as News[];
    },
    async close() {
      isClosed = true;
      await sending;
      if (line) await hangUp(line);
      await listening;
    },
  };
}
