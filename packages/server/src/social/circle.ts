// Everybody's circle: changes of ties, told at once to those they concern, at whichever node they are.
import { detach } from '@sagebrush/engine';
import type { MeMessage } from '@sagebrush/protocol';
import type { Services } from '../services.ts';
import { type Statement, statement } from '../storage/store.ts';
import { friendsPageOf } from './friends-page.ts';
import { comes, goes, HERE } from './here.ts';
import { silentFor, tieBetween, tiesOf } from './ties.ts';

type Send = (frame: string) => unknown;
type Needed = Pick<Services, 'store' | 'node' | 'now' | 'log' | 'sessions'>;

/** Whose words a listener does not hear; kept up to date while they listen. */
interface Silence {
  readonly hears: (person: string) => boolean;
  readonly release: () => void;
}
export interface Circle {
  /** Writes what changes between these people, and tells them. */
  change(people: readonly string[], batch: readonly Statement[]): Promise<void>;
  /** A stream of somebody's own: their page of friends, now and whenever it changes. */
  follow(person: string, send: Send): Promise<() => void>;
  silence(person: string | undefined): Promise<Silence>;
  /** Looks again whom these do not hear, at every node. */
  listenAnew(people: readonly string[]): Promise<void>;
  /** Word of another node. */
  hear(feed: string): boolean;
  /** Somebody was here at a node that is gone; true where the row is one of ours. */
  missed(feed: string, person: string, node: string): Promise<boolean>;
}

const WORD = 'circle:';
const DEAF = 'deaf:';
const NOBODY_SILENT: Silence = { hears: () => true, release: () => undefined };

export function circleOf(services: Needed): Circle {
  const { store, node, log, sessions } = services;
  const { commit, others } = store;
  const streams = new Map<string, Set<Send>>();
  const silences = new Map<string, { listeners: number; silent: ReadonlySet<string> }>();
  const noted = (reason: unknown): void => log.warn({ err: reason }, 'a circle was not told');

  /** Whom somebody does not hear, and their programs that listen. */
  async function renew(person: string): Promise<void> {
    if (silences.size === 0) return;
    const programs = await store.db.selectFrom('people').select('id').where('owner', '=', person).execute();
    for (const self of [person, ...programs.map(({ id }) => id)]) {
      const silence = silences.get(self);
      if (silence) silence.silent = await silentFor(store, self);
    }
  }

  async function refresh(person: string): Promise<void> {
    await renew(person);
    const sends = streams.get(person);
    if (!sends) return;
    const message: MeMessage = { type: 'friends', ...(await friendsPageOf(services, person)) };
    const text = `data: ${JSON.stringify(message)}\n\n`;
    for (const send of sends) send(text);
  }

  async function notify(people: readonly string[]): Promise<void> {
    for (const person of people) {
      others?.announce({ feed: `${WORD}${person}`, n: 0 });
      await refresh(person);
    }
  }

  /** Those who see whether somebody is here, and how they are called. */
  async function friendsOf(person: string): Promise<string[]> {
    const ties = await tiesOf(store, person);
    const known = new Set(ties.map((tie) => (tie.person === person ? tie.other : tie.person)));
    return [...known].filter((other) => tieBetween(ties, person, other) === 'friends');
  }
  const notifyFriends = async (person: string): Promise<void> => notify(await friendsOf(person));

  async function leave(person: string, send: Send): Promise<void> {
    const sends = streams.get(person);
    sends?.delete(send);
    if (!sends || sends.size > 0) return;
    streams.delete(person);
    await commit([goes(store, person, node)]);
    await notifyFriends(person);
  }

  // Another name, or another wish to be seen: told by the node where it was changed.
  sessions.onOwnChange((person) => detach(notifyFriends(person), noted));

  return {
    async change(people, batch) {
      await commit(batch);
      await notify(people);
    },
    async follow(person, send) {
      const isFirst = !streams.has(person);
      streams.set(person, (streams.get(person) ?? new Set()).add(send));
      const message: MeMessage = { type: 'friends', ...(await friendsPageOf(services, person)) };
      send(`data: ${JSON.stringify(message)}\n\n`);
      if (isFirst) {
        await commit([comes(store, person, node)]);
        await notifyFriends(person);
      }
      return () => detach(leave(person, send), noted);
    },
    async silence(person) {
      if (person === undefined) return NOBODY_SILENT;
      const silent = await silentFor(store, person);
      const known = silences.get(person) ?? { listeners: 0, silent };
      known.silent = silent;
      known.listeners += 1;
      silences.set(person, known);
      return {
        hears: (by) => !known.silent.has(by),
        release() {
          known.listeners -= 1;
          if (known.listeners === 0) silences.delete(person);
        },
      };
    },
    async listenAnew(people) {
      for (const person of people) {
        others?.announce({ feed: `${DEAF}${person}`, n: 0 });
        await renew(person);
      }
    },
    hear(feed) {
      if (feed.startsWith(DEAF)) {
        detach(renew(feed.slice(DEAF.length)), noted);
        return true;
      }
      if (!feed.startsWith(WORD)) return false;
      detach(refresh(feed.slice(WORD.length)), noted);
      return true;
    },
    async missed(feed, person, gone) {
      if (feed !== HERE) return false;
      await commit([goes(store, person, gone)]);
      await notifyFriends(person);
      return true;
    },
  };
}

/** What is between somebody and everybody, done away with. */
export const forgetTies = ({ db }: Services['store'], person: string): Statement[] => [
  statement(db.deleteFrom('ties').where('person', '=', person)),
  statement(db.deleteFrom('ties').where('other', '=', person)),
  statement(db.deleteFrom('invitations').where('person', '=', person)),
  statement(db.deleteFrom('invitations').where('sender', '=', person)),
];
