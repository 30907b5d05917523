// The link to another device: it works once, and for five minutes.
import { notFound } from '../api-error.ts';
import { freshToken, hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { Conflict, statement } from '../storage/store.ts';
import { endOldest } from './account.ts';
import { type KnownSessions, NOWHERE } from './known-sessions.ts';
import type { People } from './people.ts';
import { freshSession } from './rows.ts';

export const LINK_LIFETIME = 5 * 60_000;

export function deviceLinks(
  services: Pick<Services, 'store' | 'sessions' | 'quotas' | 'now'>,
  { find }: KnownSessions,
): Pick<People, 'makeLink' | 'arriveByLink'> {
  const { store, now } = services;
  const { db, commit } = store;
  return {
    async makeLink(person, lifetime = LINK_LIFETIME) {
      const code = freshToken();
      const expires = now() + lifetime;
      await commit([
        statement(db.insertInto('device_links').values({ hash: hashOf(code), person: person.id, expires, used: null })),
      ]);
      return { code, expires };
    },
    async arriveByLink(code, whence = NOWHERE) {
      const spent = notFound('link');
      const link = await db
        .selectFrom('device_links')
        .select(['person'])
        .where('hash', '=', hashOf(code))
        .executeTakeFirst();
      if (!link) throw spent;
      const { token, session } = freshSession(store, link.person, whence.device, now());
      const use = db
        .updateTable('device_links')
        .set({ used: now() })
        .where('hash', '=', hashOf(code))
        .where('used', 'is', null);
      await commit([statement(use.where('expires', '>', now()), 1), session]).catch((error: unknown) => {
        throw error instanceof Conflict ? spent : error;
      });
      await endOldest(services, link.person);
      const person = await find(token, whence);
      if (!person) throw spent;
      return { person, token };
    },
  };
}
