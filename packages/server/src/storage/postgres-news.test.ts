// Word between nodes: however much is said at once, all of it arrives, and a move is told whole.
import { expect, test } from 'vitest';
import { moveHeard, rowsAfter } from '../tables/feed.ts';
import { type Guest, momentOf, openHouse, startedTable } from '../testing/house.ts';
import '../testing/patience.ts';
import { postgresHere } from '../testing/postgres-here.ts';
import { postgresStore } from './postgres.ts';
import type { News, Store } from './store.ts';

const postgres = postgresHere();

/** All that is heard by a node of its own, from now on. */
async function earOn(database: string): Promise<{ store: Store; heard: News[] }> {
  const store = await postgresStore(database);
  const heard: News[] = [];
  let isListening = false;
  store.others?.listen((news) => {
    isListening = true;
    if (news) heard.push(news);
  });
  await expect.poll(() => isListening).toBe(true);
  return { store, heard };
}

test('hundreds of words at once arrive, long ones without their row', async () => {
  const database = await postgres.database('words');
  const { store, heard } = await earOn(database);
  const said = await postgresStore(database);
  const words = Array.from({ length: 400 }, (_, n): News => ({ feed: `table${n}`, n, row: `"${'🤠 é'.repeat(n)}"` }));
  for (const news of words) said.others?.announce(news);
  await expect.poll(() => heard.length).toBe(words.length);
  expect(heard.map(({ feed, n }) => ({ feed, n }))).toEqual(words.map(({ feed, n }) => ({ feed, n })));
  for (const [index, { row }] of heard.entries()) if (row !== undefined) expect(row).toBe(words[index]?.row);
  const told = heard.filter(({ row }) => row !== undefined).length;
  expect(told).toBeGreaterThan(200);
  expect(told).toBeLessThan(words.length);
  await said.close();
  await store.close();
});

test('of two words about one table that wait together, the number is told and no row', async () => {
  const { store, heard } = await earOn(await postgres.database('together'));
  store.others?.announce({ feed: 'table', n: 8, row: '{"seq":8}' });
  store.others?.announce({ feed: 'table', n: 7, row: '{"seq":7}' });
  await expect.poll(() => heard).toEqual([{ feed: 'table', n: 8 }]);
  await store.close();
});

test('a move is told as it stands in the store', async () => {
  const database = await postgres.database('moves');
  const house = await openHouse({ database });
  const { store, heard } = await earOn(database);
  const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => house.guest(name)));
  const table = await startedTable(people);
  const { match, view } = await momentOf(people[0] as Guest, table);
  const turn = people[view.turn] as Guest;
  const { choices } = await momentOf(turn, table);
  await turn.call('act', { params: { table }, body: { match, seq: 0, action: choices[0] ?? { type: '' } } });
  await expect.poll(() => heard.at(-1)?.row).toBeDefined();
  const news = heard.at(-1) as News;
  const [row] = await rowsAfter(store.db, table, news.n - 1);
  expect(moveHeard(news)).toEqual(row);
  await store.close();
  await house.close();
});
