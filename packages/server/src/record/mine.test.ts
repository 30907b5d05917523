// Being forgotten while the tables of before are being swept away.
import { expect, test } from 'vitest';
import { sweepTable } from '../retention/sweep.ts';
import { sqliteStore } from '../storage/sqlite.ts';
import { statement } from '../storage/store.ts';
import { insertRow } from '../tables/feed.ts';
import { rooms } from '../tables/rooms.ts';
import { newTableDoc } from '../tables/seating.ts';
import { games } from '../testing/draw-play.ts';
import { servicesOn } from '../testing/services.ts';
import { forgetPerson } from './mine.ts';

const ann = { id: 'person-1', name: 'Ann', lang: 'en', program: false, kept: false } as const;

test('a table that goes at the moment when somebody is taken from it holds nothing up', async () => {
  const store = await sqliteStore(':memory:');
  const services = await servicesOn(store);
  const setting = { game: games.find('draw-play'), levels: ['greenhorn'], usualStandIn: 'greenhorn', now: 1 };
  const doc = { ...newTableDoc(ann, { game: 'draw-play', seats: 4 }, setting), state: 'closed' as const };
  const { db, commit } = store;
  const columns = { id: doc.id, state: 'closed', owner: ann.id, listed: 0, created: 1, changed: 1 } as const;
  await commit([
    statement(db.insertInto('people').values({ ...ann, program: 0, kept: null, owner: null, created: 1, seen: 1 })),
    statement(db.insertInto('tables').values({ ...columns, doc: JSON.stringify(doc) })),
    insertRow(db, { feed: doc.id, n: 1, kind: 'message', body: '{}', match: null, seq: null, deadlines: null, at: 1 }),
  ]);
  const house = rooms(services, () => undefined);
  const swept: string[] = [];
  await forgetPerson(
    services,
    {
      ...house,
      change: async (id, ...rest) => {
        swept.push(id);
        await sweepTable(store, id);
        return house.change(id, ...rest);
      },
    },
    ann.id,
  );
  expect(swept).toEqual([doc.id]);
  expect(await db.selectFrom('people').selectAll().execute()).toEqual([]);
  await house.stop();
  await services.bots.close();
  await store.close();
});
