// People: guests with a session, their bot accounts, and the one-time link to another device. Of a token only the hash
// is kept.
import { LANGS, type Lang } from '@sagebrush/engine';
import type { BotAccount } from '@sagebrush/protocol';
import { ApiError, notFound } from '../api-error.ts';
import type { Payer } from '../quotas.ts';
import { freshId, freshToken, hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, type Statement, statement } from '../storage/store.ts';
import { guestName } from './names.ts';
import type { Ended } from './sessions.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly lang: Lang;
  /** Plays by a token instead of a browser. */
  readonly program: boolean;
}
export interface Arrival {
  readonly person: Person;
  readonly token: string;
}
export interface People {
  arrive(
    wish: { readonly name?: string; readonly lang?: Lang; readonly program?: boolean },
    payer: Payer,
  ): Promise<Arrival>;
  /** Whose token this is, if somebody asked a moment ago. */
  remembered(token: string): Person | undefined;
  byToken(token: string): Promise<Person | undefined>;
  change(person: Person, wish: { readonly name?: string; readonly lang?: Lang }): Promise<Person>;
  forget(token: string): Promise<void>;
  makeLink(person: Person): Promise<{ readonly code: string; readonly expires: number }>;
  arriveByLink(code: string): Promise<Arrival>;
  bots(owner: Person): Promise<BotAccount[]>;
  makeBot(
    owner: Person,
    name: string,
    also: readonly Statement[],
  ): Promise<{ readonly bot: BotAccount; readonly token: string }>;
  removeBot(owner: Person, bot: string): Promise<void>;
}

export const LINK_LIFETIME = 5 * 60_000;
/** Another node may have changed a person: what is remembered is asked again after this time. */
const REMEMBERED_FOR = 30_000;
const REMEMBERED_AT_MOST = 20_000;
const MOST_BOTS = 20;
const DAY = 86_400_000;

type Needed = Pick<Services, 'store' | 'sessions' | 'quotas' | 'now'>;

export function people({ store: { db, commit }, sessions, quotas, now }: Needed): People {
  /** By token, for half a minute and in memory only: every move asks who it is. */
  const remembered = new Map<string, { readonly person: Person; readonly session: string; readonly until: number }>();

  function remember(token: string, person: Person): Person {
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
    remembered.set(token, { person, session: hashOf(token), until: now() + REMEMBERED_FOR });
    return person;
  }

  const forget = ({ kind, id }: Ended): void => {
    for (const [token, { person, session }] of remembered)
      if ((kind === 'person' ? person.id : session) === id) remembered.delete(token);
  };
  sessions.onEnd(forget);

  const newToken = (person: string): { token: string; row: Statement } => {
    const token = freshToken();
    return { token, row: statement(db.insertInto('tokens').values({ hash: hashOf(token), person, created: now() })) };
  };
  const today = (): number => now() - (now() % DAY);
  const newPerson = (person: Person, { owner, address }: Payer): Statement => {
    const row = { ...person, program: Number(person.program), owner, address, created: now(), seen: today() };
    return statement(db.insertInto('people').values(row));
  };

  /** Who comes, or lets their bot account come, is seen; written once a day. */
  async function note({ id, owner, seen }: { id: string; owner: string | null; seen: number | null }): Promise<void> {
    if (seen === today()) return;
    const ids = owner === null ? [id] : [id, owner];
    // Where nothing can be written now, the next visit is noted.
    await commit([statement(db.updateTable('people').set({ seen: today() }).where('id', 'in', ids))]).catch(
      () => undefined,
    );
  }

  async function find(token: string): Promise<Person | undefined> {
    const row = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.name', 'people.lang', 'people.program', 'people.owner', 'people.seen'])
      .where('tokens.hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row) await note(row);
    return row && remember(token, { id: row.id, name: row.name, lang: langOf(row.lang), program: row.program === 1 });
  }

  async function arrive(wish: Parameters<People['arrive']>[0], payer: Payer): Promise<Arrival> {
    await quotas.mustHaveRoomFor('guests', payer);
    const { name = guestName(), lang = 'en', program = false } = wish;
    const person = { id: freshId(), name, lang, program };
    const { token, row } = newToken(person.id);
    try {
      await commit([newPerson(person, payer), row, ...quotas.taken('guests', payer, person.id)]);
    } catch (error) {
      if (error instanceof Conflict) return arrive(wish, payer);
      throw error;
    }
    return { person: remember(token, person), token };
  }

  return {
    arrive,
    remembered(token) {
      const known = remembered.get(token);
      return known && known.until > now() ? known.person : undefined;
    },
    byToken: find,
    async change(person, wish) {
      const changed = { ...person, ...wish };
      await commit([
        statement(
          db.updateTable('people').set({ name: changed.name, lang: changed.lang }).where('id', '=', person.id),
          1,
        ),
      ]);
      forget({ kind: 'person', id: person.id });
      return changed;
    },
    async forget(token) {
      const session = hashOf(token);
      await commit([statement(db.deleteFrom('tokens').where('hash', '=', session))]);
      sessions.end({ kind: 'session', id: session });
    },
    async makeLink(person) {
      const code = freshToken();
      const expires = now() + LINK_LIFETIME;
      await commit([
        statement(db.insertInto('device_links').values({ hash: hashOf(code), person: person.id, expires, used: null })),
      ]);
      return { code, expires };
    },
    async arriveByLink(code) {
      const spent = new ApiError(
        'not-found',
        'This link was used already or is older than five minutes: make a new one.',
      );
      const link = await db
        .selectFrom('device_links')
        .select(['person'])
        .where('hash', '=', hashOf(code))
        .executeTakeFirst();
      if (!link) throw spent;
      const { token, row } = newToken(link.person);
      const use = db
        .updateTable('device_links')
        .set({ used: now() })
        .where('hash', '=', hashOf(code))
        .where('used', 'is', null);
      await commit([statement(use.where('expires', '>', now()), 1), row]).catch((error: unknown) => {
        throw error instanceof Conflict ? spent : error;
      });
      const person = await find(token);
      if (!person) throw spent;
      return { person, token };
    },
    async bots(owner) {
      return db
        .selectFrom('people')
        .select(['id', 'name', 'created'])
        .where('owner', '=', owner.id)
        .orderBy('created')
        .execute();
    },
    async makeBot(owner, name, also) {
      const { count } = await db
        .selectFrom('people')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('owner', '=', owner.id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_BOTS)
        throw new ApiError('not-now', `You have ${MOST_BOTS} bot accounts already: remove one first.`);
      const person: Person = { id: freshId(), name, lang: owner.lang, program: true };
      const { token, row } = newToken(person.id);
      await commit([newPerson(person, { owner: owner.id, address: null }), row, ...also]);
      return { bot: { id: person.id, name, created: now() }, token };
    },
    async removeBot(owner, bot) {
      const gone = db.updateTable('people').set({ owner: null }).where('id', '=', bot).where('owner', '=', owner.id);
      await commit([statement(gone, 1), statement(db.deleteFrom('tokens').where('person', '=', bot))]).catch(
        (error: unknown) => {
          throw error instanceof Conflict ? notFound('such bot account of yours') : error;
        },
      );
      sessions.end({ kind: 'person', id: bot });
    },
  };
}

const langOf = (text: string): Lang => LANGS.find((lang) => lang === text) ?? 'en';
