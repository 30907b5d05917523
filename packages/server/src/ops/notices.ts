// What the house has to tell everyone who is here, such as that it closes for the night. It stands in the store, so
// that every node tells it.
import type { Notice } from '@sagebrush/protocol';
import { freshId } from '../secrets.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';

type Send = (frame: string) => void;

export interface Notices {
  readonly current: Notice | null;
  /** Tells a stream the notice that stands, if one does, and every change of it. */
  follow(send: Send): () => void;
  put(notice: Omit<Notice, 'id'>): Promise<void>;
  withdraw(): Promise<void>;
  /** Looks into the store whether another node has told something. */
  refresh(): Promise<void>;
}

/** Word to the other nodes that there is something new to tell. */
export const NOTICE = 'notice';
/** Nobody wants to read yesterday's warning. */
const LIFETIME = 24 * 3_600_000;

/** Without an id: it belongs to no place in a feed, and whoever comes back is told anew. */
const frame = (notice: Notice | null): string => `data: ${JSON.stringify({ type: 'notice', notice })}\n\n`;

export function notices({ db, commit, others }: Store, now: () => number): Notices {
  const streams = new Set<Send>();
  let current: Notice | null = null;

  async function refresh(): Promise<void> {
    const row = await db
      .selectFrom('notices')
      .select(['id', 'text', 'closes'])
      .where('until', '>', now())
      .orderBy('made', 'desc')
      .limit(1)
      .executeTakeFirst();
    const found = row ?? null;
    if (found?.id === current?.id) return;
    current = found;
    const text = frame(found);
    for (const send of streams) send(text);
  }
  async function write(batch: readonly Statement[]): Promise<void> {
    await commit(batch);
    others?.announce({ feed: NOTICE, n: 0 });
    await refresh();
  }
  const end = () => statement(db.updateTable('notices').set({ until: now() }).where('until', '>', now()));

  return {
    get current() {
      return current;
    },
    follow(send) {
      streams.add(send);
      if (current) send(frame(current));
      return () => streams.delete(send);
    },
    async put({ text, closes }) {
      const row = { id: freshId(), text, closes, made: now(), until: now() + LIFETIME };
      await write([end(), statement(db.insertInto('notices').values(row))]);
    },
    withdraw: () => write([end()]),
    refresh,
  };
}
