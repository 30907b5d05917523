// Shared cards: closed to everybody but who sat there, until the deal opens.
import { expect, test } from 'vitest';
import { sqliteStore } from '../storage/sqlite.ts';
import { mustBeOpen, newDeal, openDeals } from './closed-cards.ts';

test('a shared deal is closed to all but the own seat until it opens', async () => {
  const store = await sqliteStore(':memory:');
  const services = { store, now: () => 1000 };
  await store.commit([
    newDeal(store.db, 'open', 1000),
    newDeal(store.db, 'later', 1001),
    newDeal(store.db, 'on', null),
  ]);
  await store.commit([newDeal(store.db, 'later', 0)]);
  const closed = { code: 'not-now' };
  await mustBeOpen(services, { deal: null });
  await mustBeOpen(services, { deal: 'open' });
  await expect(mustBeOpen(services, { deal: 'later' })).rejects.toMatchObject(closed);
  await expect(mustBeOpen(services, { deal: 'on' })).rejects.toMatchObject(closed);
  await mustBeOpen(services, { deal: 'on' }, { viewer: 2, own: 2 });
  await expect(mustBeOpen(services, { deal: 'on' }, { viewer: 1, own: 2 })).rejects.toMatchObject(closed);
  await expect(mustBeOpen(services, { deal: 'on' }, { viewer: 'rail', own: 'rail' })).rejects.toMatchObject(closed);
  await store.commit(openDeals(store.db, ['on', 'later'], 900));
  await mustBeOpen(services, { deal: 'on' });
  await mustBeOpen(services, { deal: 'later' }, { viewer: 'rail', own: 'rail' });
  await store.close();
});
