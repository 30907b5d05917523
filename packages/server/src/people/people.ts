// People: guests with a session, those who keep their name, and their bot accounts. How they come in, and whose token
// it is, stand in the files beside.
import type { Lang } from '@sagebrush/engine';
import type { BotAccount } from '@sagebrush/protocol';
import type { Payer } from '../quotas.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement, statement } from '../storage/store.ts';
import { arrivals } from './arrivals.ts';
import { botAccounts } from './bot-accounts.ts';
import { deviceLinks } from './device-links.ts';
import { handleFrom, keepHandle, taken, whyNotCalled } from './handles.ts';
import { knownSessions, NOWHERE } from './known-sessions.ts';
import type { Suspended } from './suspension.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly lang: Lang;
  /** Plays by a token instead of a browser. */
  readonly program: boolean;
  /** Their name is kept; else they are a guest. */
  readonly kept: boolean;
  /** Whose bot account this is. */
  readonly owner?: string;
}
/** Where a session is opened or used: the keyed hash of its address, and the device. */
export interface Whence {
  readonly address: string | null;
  readonly device: string | null;
}

export interface Arrival {
  readonly person: Person;
  readonly token: string;
  /** Why their session opens nothing but the way to what is theirs. */
  readonly suspension?: Suspended | undefined;
}
export interface People {
  arrive(
    profile: { readonly name?: string; readonly lang?: Lang; readonly program?: boolean },
    payer: Payer,
    device?: string | null,
  ): Promise<Arrival>;
  /** A new session of somebody who has proven who they are; `also` is written with it. */
  enter(person: string, whence: Whence, also: readonly Statement[]): Promise<Arrival>;
  /** Whose token this is, if somebody asked a moment ago. */
  remembered(token: string): Person | undefined;
  byToken(token: string, whence?: Whence): Promise<Person | undefined>;
  change(person: Person, profile: { readonly name?: string; readonly lang?: Lang }): Promise<Person>;
  forget(token: string): Promise<void>;
  makeLink(person: Person, lifetime?: number): Promise<{ readonly code: string; readonly expires: number }>;
  arriveByLink(code: string, whence?: Whence): Promise<Arrival>;
  bots(owner: Person): Promise<BotAccount[]>;
  makeBot(
    owner: Person,
    name: string,
    also: readonly Statement[],
  ): Promise<{ readonly bot: BotAccount; readonly token: string }>;
  removeBot(owner: Person, bot: string): Promise<void>;
}

export function people(services: Pick<Services, 'store' | 'sessions' | 'quotas' | 'keep' | 'now'>): People {
  const { store, sessions, now } = services;
  const { db, commit } = store;
  const known = knownSessions(services);
  return {
    ...arrivals(services, known),
    ...deviceLinks(services, known),
    ...botAccounts(services),
    remembered: known.remembered,
    byToken: (token, whence = NOWHERE) => known.find(token, whence),
    async change(person, { name = person.name, lang = person.lang }) {
      const row = db.updateTable('people').set({ lang }).where('id', '=', person.id);
      const isRenamed = name !== person.name;
      const no = isRenamed && !person.kept ? await whyNotCalled(store, name, person.id, now()) : undefined;
      if (no) throw no;
      const handle = isRenamed && person.kept ? handleFrom(name) : undefined;
      const named = handle === undefined ? row.set({ name }) : row;
      const kept = handle === undefined ? [] : keepHandle(services, person.id, handle);
      await commit([statement(named, 1), ...kept]).catch((error: unknown) => {
        throw error instanceof Conflict && handle !== undefined ? taken() : error;
      });
      sessions.changed(person.id);
      return { ...person, lang, name: handle ?? name };
    },
    async forget(token) {
      const session = hashOf(token);
      await commit([statement(db.deleteFrom('tokens').where('hash', '=', session))]);
      sessions.end({ kind: 'session', id: session });
    },
  };
}
