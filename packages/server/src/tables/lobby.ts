// The lobby: the listed tables, and a feed of its own that tells how they change.
import { detach } from '@sagebrush/engine';
import type { LobbyListing } from '@sagebrush/protocol';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import type { TableDoc } from './doc.ts';
import { frame, insertLobbyRow, LOBBY } from './feed.ts';
import { type Inhabited, whoHasOpen } from './here-at-tables.ts';
import { lobbyTableOf } from './info.ts';

export interface Lobby {
  /** After a page's `more`, the next one. */
  page(after?: string): Promise<LobbyListing>;
  /** What the lobby has to be told when a table changes, if anything. */
  rowFor(before: Inhabited | undefined, after: Inhabited, at: number): Statement[];
  /** Tells what was written since the last time, here and at the other nodes. */
  announce(): void;
  /** Another node has written something. */
  hear(): void;
  follow(send: (frame: string) => void, after: number | undefined): Promise<() => void>;
  /** Drops rows that nobody will come back for. */
  prune(): Promise<void>;
}

const PAGE = 50;
const ROWS_KEPT = 1000;
/** Who missed more begins with the first page again. */
const MOST_MISSED = 200;

export function lobby({ store, node, games, log }: Pick<Services, 'store' | 'node' | 'games' | 'log'>): Lobby {
  const { db, commit, others } = store;
  const listeners = new Set<(frame: string) => void>();
  let announcedUpTo: number | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let isWaiting = false;

  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = queue.then(job);
    queue = done.catch(() => undefined);
    return done;
  };
  const rowsAfter = (n: number) =>
    db.selectFrom('feed').select(['n', 'body']).where('feed', '=', LOBBY).where('n', '>', n).orderBy('n').execute();
  const edge = async (which: 'max' | 'min'): Promise<number> => {
    const row = await db
      .selectFrom('feed')
      .select((query) => query.fn[which]('n').as('n'))
      .where('feed', '=', LOBBY)
      .executeTakeFirst();
    return Number(row?.n ?? 0);
  };

  async function catchUp(): Promise<number> {
    let last = announcedUpTo ?? (await edge('max'));
    for (const { n, body } of await rowsAfter(last)) {
      for (const send of listeners) send(frame(n, body));
      last = n;
    }
    announcedUpTo = last;
    return last;
  }

  function hear(): void {
    if (isWaiting || listeners.size === 0) return;
    isWaiting = true;
    const caughtUp = inTurn(async () => {
      isWaiting = false;
      await catchUp();
    });
    detach(caughtUp, (reason) => log.warn({ err: reason }, 'the lobby was not told'));
  }

  async function page(after?: string): Promise<LobbyListing> {
    const [changed = '', last = ''] = after?.split('.') ?? [];
    let listed = db
      .selectFrom('tables')
      .select(['id', 'doc', 'changed'])
      .where('listed', '=', 1)
      .where('deserted', 'is', null)
      .where('state', 'in', ['open', 'playing']);
    if (after !== undefined) {
      const before = Number(changed);
      listed = listed.where(({ eb, or, and }) =>
        or([eb('changed', '<', before), and([eb('changed', '=', before), eb('id', '<', last)])]),
      );
    }
    const found = await listed
      .orderBy('changed', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const rows = found.slice(0, PAGE);
    const end = found.length > PAGE ? rows.at(-1) : undefined;
    const open = await whoHasOpen(
      { store, node },
      rows.map(({ id }) => id),
    );
    return {
      tables: rows.flatMap(({ id, doc }) => lobbyTableOf(JSON.parse(doc) as TableDoc, games, open(id)) ?? []),
      more: end ? `${end.changed}.${end.id}` : null,
    };
  }

  return {
    page,
    rowFor(before, after, at) {
      const was = before && lobbyTableOf(before.doc, games, before.isHere);
      const is = lobbyTableOf(after.doc, games, after.isHere);
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const message = is ? { type: 'table', table: is } : { type: 'gone', table: after.doc.id };
      return insertLobbyRow({ db, others }, JSON.stringify(message), at);
    },
    announce() {
      others?.announce({ feed: LOBBY, n: 0 });
      hear();
    },
    hear,
    follow: (send, after) =>
      inTurn(async () => {
        const last = await catchUp();
        const oldest = await edge('min');
        if (after === undefined || after > last || after < Math.max(oldest - 1, last - MOST_MISSED)) {
          send(frame(last, JSON.stringify({ type: 'hello', ...(await page()) })));
        } else {
          for (const { n, body } of await rowsAfter(after)) if (n <= last) send(frame(n, body));
        }
        listeners.add(send);
        return () => listeners.delete(send);
      }),
    async prune() {
      const kept = (await edge('max')) - ROWS_KEPT;
      await commit([statement(db.deleteFrom('feed').where('feed', '=', LOBBY).where('n', '<', kept))]);
    },
  };
}
