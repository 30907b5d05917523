// Guests who do not come back, and the addresses that people came from.
import { forgetPerson } from '../record/mine.ts';
import { type Store, statement } from '../storage/store.ts';
import { DAY } from './keep.ts';
import { AT_ONCE, each, type Rule } from './rule.ts';

const ADDRESSES_AT_ONCE = 1000;
const ADDRESS_OF_A_GUEST = DAY;

/**
 * Who has played with others stays, and is not looked at again before they come back. A bot account stays with its
 * owner.
 */
export const forgetGuests: Rule = async (cleaning) => {
  const { services, rooms, keep, count } = cleaning;
  const { store, now } = services;
  const found = await store.db
    .selectFrom('people')
    .select(['id', 'seen'])
    .where('seen', '<', now() - keep.guests)
    .where('owner', 'is', null)
    .where('kept', 'is', null)
    .orderBy('seen')
    .limit(AT_ONCE)
    .execute();
  return each(cleaning, found, async ({ id, seen }) => {
    if (await hasPlayedWithOthers(store, id)) {
      await store.commit([
        statement(store.db.updateTable('people').set({ seen: null }).where('id', '=', id).where('seen', '=', seen)),
      ]);
    } else {
      await forgetPerson(services, rooms, id);
      count('people', 1);
    }
  });
};

async function hasPlayedWithOthers({ db }: Store, person: string): Promise<boolean> {
  const match = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('matches.id')
    .where('seats.person', '=', person)
    .where('matches.people', '>', 1)
    .limit(1)
    .executeTakeFirst();
  return match !== undefined;
}

export const forgetAddresses: Rule = async ({ services: { store, now }, keep }) => {
  const { db } = store;
  const guests = db
    .selectFrom('people')
    .select('id')
    .where('address', 'is not', null)
    .where('created', '<', now() - ADDRESS_OF_A_GUEST);
  const forgotten = await db
    .updateTable('people')
    .set({ address: null })
    .where('id', 'in', guests.limit(ADDRESSES_AT_ONCE))
    .executeTakeFirst();
  const tables = db.updateTable('tables').set({ address: null }).where('address', 'is not', null);
  await store.commit([statement(tables.where('created', '<', now() - keep.addresses))]);
  const documents = db.updateTable('documents').set({ address: null }).where('address', 'is not', null);
  await store.commit([statement(documents.where('created', '<', now() - ADDRESS_OF_A_GUEST))]);
  const old = db
    .selectFrom('addresses')
    .select(['person', 'address'])
    .where('seen', '<', now() - keep.addresses);
  const rows = await old.limit(ADDRESSES_AT_ONCE).execute();
  await store.commit(
    rows.map(({ person, address }) =>
      statement(db.deleteFrom('addresses').where('person', '=', person).where('address', '=', address)),
    ),
  );
  return Number(forgotten.numUpdatedRows) === ADDRESSES_AT_ONCE || rows.length === ADDRESSES_AT_ONCE;
};
