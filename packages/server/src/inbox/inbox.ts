// The inbox: what waits for somebody is a row, told at once to every page they have open, at whichever node it is.
import { detach } from '@sagebrush/engine';
import type { InboxItem, InboxKind, MeMessage } from '@sagebrush/protocol';
import { namesNow } from '../people/names-now.ts';
import type { Services } from '../services.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';

type Send = (frame: string) => unknown;
type Needed = Pick<Services, 'store' | 'log'>;

/** Whose item of which kind about what. */
export interface ItemKey {
  readonly person: string;
  readonly kind: InboxKind;
  readonly about: string;
}
/** What is put there; `people` are ids. */
export interface NewItem extends ItemKey, Pick<InboxItem, 'address' | 'game' | 'news' | 'at' | 'until'> {
  readonly people: readonly string[];
}
export interface Inbox {
  /** Tells these people what waits for them now; what has changed is written already. */
  notify(people: Iterable<string>): void;
  /** A stream of somebody's own: what waits for them, now and whenever it changes. */
  follow(person: string, send: Send): Promise<() => void>;
  /** Word of another node. */
  hear(feed: string): boolean;
  /** Looks for what other nodes have written without a word of it reaching this one. */
  check(): Promise<void>;
}

const WORD = 'inbox:';
const MOST_ITEMS = 50;
const MOST_AT_ONCE = 500;

export const putItem = (db: Store['db'], { people, ...item }: NewItem): Statement => {
  const { address, news, until } = item;
  const row = db.insertInto('inbox').values({ ...item, people: JSON.stringify(people), pushed: null });
  return statement(
    row.onConflict((clash) => clash.columns(['person', 'kind', 'about']).doUpdateSet({ address, news, until })),
  );
};
export const tableAddress = (table: string): string => `/t/${table}`;

/** With an address: only if it leads there. */
export function dropItem(db: Store['db'], item: ItemKey & Partial<Pick<InboxItem, 'address'>>): Statement {
  const { person, kind, about, address } = item;
  const known = db.deleteFrom('inbox').where('person', '=', person).where('kind', '=', kind).where('about', '=', about);
  return statement(address === undefined ? known : known.where('address', '=', address));
}

/** The most urgent first, then what has waited longest. */
export async function itemsOf(store: Pick<Store, 'db'>, person: string): Promise<InboxItem[]> {
  const rows = await store.db
    .selectFrom('inbox')
    .selectAll()
    .where('person', '=', person)
    .orderBy((row) => row.fn.coalesce('until', row.lit(Number.MAX_SAFE_INTEGER)))
    .orderBy('at')
    .limit(MOST_ITEMS)
    .execute();
  const known = rows.map(({ people }) => JSON.parse(people) as string[]);
  const names = await namesNow(store, new Set(known.flat()));
  return rows.map(({ kind, about, address, game, news, at, until }, index) => ({
    kind: kind as InboxKind,
    about,
    address,
    game,
    news,
    at,
    until,
    people: (known[index] ?? []).flatMap((id) => {
      const called = names.get(id);
      return called ? [{ name: called.name, kept: called.kept }] : [];
    }),
  }));
}

export function inboxOf({ store, log }: Needed): Inbox {
  const { db, others } = store;
  const streams = new Map<string, { readonly sends: Set<Send>; lastSent: string }>();
  const noted = (reason: unknown): void => log.warn({ err: reason }, 'an inbox was not sent');

  const frameFor = async (person: string): Promise<string> => {
    const message: MeMessage = { type: 'inbox', items: await itemsOf(store, person) };
    return `data: ${JSON.stringify(message)}\n\n`;
  };
  async function refresh(person: string): Promise<void> {
    if (!streams.has(person)) return;
    const text = await frameFor(person);
    const followed = streams.get(person);
    if (!followed || followed.lastSent === text) return;
    followed.lastSent = text;
    for (const send of followed.sends) send(text);
  }

  return {
    notify(people) {
      for (const person of people) {
        others?.announce({ feed: `${WORD}${person}`, n: 0 });
        detach(refresh(person), noted);
      }
    },
    async follow(person, send) {
      const followed = streams.get(person) ?? { sends: new Set<Send>(), lastSent: '' };
      followed.sends.add(send);
      streams.set(person, followed);
      const text = await frameFor(person);
      followed.lastSent = text;
      send(text);
      return () => {
        followed.sends.delete(send);
        if (followed.sends.size === 0) streams.delete(person);
      };
    },
    hear(feed) {
      if (!feed.startsWith(WORD)) return false;
      detach(refresh(feed.slice(WORD.length)), noted);
      return true;
    },
    async check() {
      if (!others || streams.size === 0) return;
      const people = [...streams.keys()];
      for (let first = 0; first < people.length; first += MOST_AT_ONCE) {
        const some = people.slice(first, first + MOST_AT_ONCE);
        const rows = await db
          .selectFrom('inbox')
          .select(['person', 'about', 'until'])
          .where('person', 'in', some)
          .execute();
        for (const person of some) {
          const lastSent = streams.get(person)?.lastSent ?? '';
          const waits = rows.filter((row) => row.person === person);
          const isSame =
            waits.every(({ about }) => lastSent.includes(about)) &&
            (lastSent.match(/"about":/g)?.length ?? 0) === waits.length;
          if (!isSame && waits.length <= MOST_ITEMS) await refresh(person);
        }
      }
    },
  };
}
