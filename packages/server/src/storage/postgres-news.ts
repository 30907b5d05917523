// Word from node to node by LISTEN and NOTIFY: which feed has grown, how far, and by which move. Who lacks more than
// that reads the store.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectionPool, clientOptions } from './postgres-pool.ts';
import type { News, Others } from './store.ts';

const CHANNEL = 'sagebrush';
/** A payload has to stay below 8000 bytes; a sign of text has three at most where it is one of UTF-16. */
const MOST_AT_ONCE = 2600;
const RETRY = 500;
/** Nothing may be said for hours: whether the connection is dead shows only when it is asked. */
const ASKED_EVERY = 5000;
const GOODBYE = 500;

/**
 * Announced after the commit and many at a time: a NOTIFY inside of a transaction would make all commits of the
 * database
 * wait for each other.
 */
export function postgresNews(pool: ConnectionPool, connectionString: string): Others & { close(): Promise<void> } {
  let outbox = new Map<string, News>();
  let sending: Promise<void> | undefined;
  let connection: pg.Client | undefined;
  let listening: Promise<void> | undefined;
  let isClosed = false;

  async function send(): Promise<void> {
    while (outbox.size > 0) {
      const payloads = payloadsOf(outbox.values());
      outbox = new Map();
      for (const payload of payloads)
        await pool.query({ name: 'announce', text: 'select pg_notify($1, $2)', values: [CHANNEL, payload] });
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
      for (const word of payload.split('\n')) hear(newsIn(word));
    });
    try {
      await client.connect();
      connection = client;
      await client.query(`LISTEN ${CHANNEL}`);
      hear(undefined);
      while (await Promise.race([broken.then(() => false), pause(ASKED_EVERY, true, { ref: false })]))
        await client.query('SELECT 1');
    } finally {
      connection = undefined;
      await hangUp(client);
    }
  }

  /** A frozen server does not answer a goodbye. */
  async function hangUp(client: pg.Client): Promise<void> {
    await Promise.race([client.end().catch(() => undefined), pause(GOODBYE, undefined, { ref: false })]);
    client.connection.stream.destroy();
  }

  return {
    announce(news) {
      const { feed, n } = news;
      const before = outbox.get(feed);
      outbox.set(feed, before ? { feed, n: Math.max(n, before.n) } : news);
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
      const { rows } = await pool.query({ name: 'numbers', text, values: [feeds] });
      return rows as News[];
    },
    async close() {
      isClosed = true;
      await sending;
      if (connection) await hangUp(connection);
      await listening;
    },
  };
}

const wordOf = ({ feed, n, row }: News): string =>
  row === undefined || row.length > MOST_AT_ONCE / 2 ? `${feed} ${n}` : `${feed} ${n} ${row}`;

/** What is said, in as few payloads as hold it. */
function payloadsOf(all: Iterable<News>): string[] {
  const payloads: string[] = [];
  for (const news of all) {
    const word = wordOf(news);
    const last = payloads.at(-1);
    if (last !== undefined && last.length + word.length < MOST_AT_ONCE)
      payloads[payloads.length - 1] = `${last}\n${word}`;
    else payloads.push(word);
  }
  return payloads;
}

function newsIn(word: string): News {
  const [, feed = '', n = '0', row] = /^(\S*) (\d+)(?: (.*))?$/.exec(word) ?? [];
  return row === undefined ? { feed, n: Number(n) } : { feed, n: Number(n), row };
}
