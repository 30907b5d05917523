// Routes for the inbox: what waits for me, and whether my devices are told.
import type { inboxCalls } from '@sagebrush/protocol';
import { ApiError, notNow } from '../api-error.ts';
import { itemsOf } from '../inbox/inbox.ts';
import { isZone } from '../push/quiet.ts';
import { PUSHING } from '../push/sentences.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

/** Devices that one person may have told. */
const MOST_DEVICES = 10;

export function inboxRoutes({ store, pusher, now }: Services, limits: CostlyLimits): Handlers<keyof typeof inboxCalls> {
  const { db, commit } = store;
  const mine = (person: string) => db.selectFrom('push_subscriptions').select('id').where('person', '=', person);
  /** Devices that have been signed off since: they are told nothing any more, and stand in nobody's way. */
  const dropSignedOff = (person: string) =>
    commit([
      statement(
        db
          .deleteFrom('push_subscriptions')
          .where('person', '=', person)
          .where('session', 'not in', db.selectFrom('tokens').select('hash').where('tokens.person', '=', person)),
      ),
    ]);
  return {
    inbox: async ({ request }) => ({ items: await itemsOf(store, personOf(request).id) }),
    async subscribe({ body: { endpoint, keys, quiet = null }, request }) {
      const { id: person } = personOf(request);
      limits.social.take(person);
      if (pusher.publicKey === null) throw notNow(PUSHING.off);
      if (!pusher.isService(endpoint)) throw new ApiError('not-yours', PUSHING.noService);
      if (quiet !== null && !isZone(quiet.zone)) throw notNow(PUSHING.noZone);
      const id = hashOf(endpoint);
      await dropSignedOff(person);
      const known = await mine(person).execute();
      if (known.length >= MOST_DEVICES && !known.some((row) => row.id === id))
        throw new ApiError('quota', PUSHING.enough(MOST_DEVICES));
      const subscription = {
        person,
        session: hashOf(request.token ?? ''),
        p256dh: keys.p256dh,
        auth: keys.auth,
        quiet: quiet === null ? null : JSON.stringify(quiet),
      };
      const row = db.insertInto('push_subscriptions').values({ id, endpoint, created: now(), ...subscription });
      await commit([statement(row.onConflict((clash) => clash.column('id').doUpdateSet(subscription)))]);
      return {};
    },
    async unsubscribe({ body: { endpoint }, request }) {
      const { id: person } = personOf(request);
      const gone = db.deleteFrom('push_subscriptions').where('id', '=', hashOf(endpoint)).where('person', '=', person);
      await commit([statement(gone)]);
      return {};
    },
  };
}
