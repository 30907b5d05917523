// Bot accounts: programs that play by a token of their own, and belong to somebody.
import { ApiError, notFound, notYours } from '../api-error.ts';
import { MOST } from '../quota-sentences.ts';
import { freshId } from '../secrets.ts';
import { NOT_FOR_YOU } from '../sentences.ts';
import type { Services } from '../services.ts';
import { Conflict, statement } from '../storage/store.ts';
import { whyNotCalled } from './handles.ts';
import type { People, Person } from './people.ts';
import { freshSession, newPerson } from './rows.ts';

const MOST_BOTS = 20;

/** A bot account hands out no way in but its token: whoever withdraws it has withdrawn all of it. */
export function mustBelongToNobody({ owner }: Person): void {
  if (owner !== undefined) throw notYours(NOT_FOR_YOU.botAccount);
}

export function botAccounts({
  store,
  sessions,
  now,
}: Pick<Services, 'store' | 'sessions' | 'now'>): Pick<People, 'bots' | 'makeBot' | 'removeBot'> {
  const { db, commit } = store;
  return {
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
      if (Number(count) >= MOST_BOTS) throw new ApiError('not-now', MOST.bots(MOST_BOTS));
      const no = await whyNotCalled(store, name, owner.id, now());
      if (no) throw no;
      const person: Person = { id: freshId(), name, lang: owner.lang, program: true, kept: false };
      const { token, session } = freshSession(store, person.id, null, now());
      const account = newPerson(store, person, { owner: owner.id, address: null }, now());
      await commit([account, session, ...also]);
      return { bot: { id: person.id, name, created: now() }, token };
    },
    async removeBot(owner, bot) {
      const gone = db.updateTable('people').set({ owner: null }).where('id', '=', bot).where('owner', '=', owner.id);
      await commit([statement(gone, 1), statement(db.deleteFrom('tokens').where('person', '=', bot))]).catch(
        (error: unknown) => {
          throw error instanceof Conflict ? notFound('ownBot') : error;
        },
      );
      sessions.end({ kind: 'person', id: bot });
    },
  };
}
