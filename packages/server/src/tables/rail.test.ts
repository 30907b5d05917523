// The rail over several nodes: everyone is told how many look on at all of them, also when a node is gone.
import { detach } from '@sagebrush/engine';
import { client, type Now } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { NOTICE, notices } from '../ops/notices.ts';
import { postgresStore } from '../storage/postgres.ts';
import { type Guest, openHouse, startedTable } from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';

const postgres = postgresHere();
const PATIENCE = { timeout: 30_000 };

test('onlookers at two nodes are counted together, and those of a node that stops are not counted any more', async () => {
  const database = await postgres.database('rail');
  const [here, there] = [await openHouse({ database }), await openHouse({ database })];
  const player = await here.guest('Ann');
  const table = await startedTable([player], {}, ['greenhorn', 'greenhorn', 'greenhorn']);
  const end = new AbortController();
  const follow = async (
    guest: Pick<Guest, 'followTable'>,
    signal: AbortSignal,
    onNow: (now: Now) => void,
  ): Promise<void> => {
    for await (const _ of guest.followTable(table, { signal, onNow }));
  };
  let [told, toldThere] = [-1, -1];
  const following = [
    follow(player, end.signal, ({ watching }) => {
      told = watching;
    }),
  ];
  const onlooker = (base: string, signal = end.signal): void => {
    const hear = ({ watching }: Now): void => {
      if (base === there.base) toldThere = watching;
    };
    following.push(follow(client({ base, patience: () => 20 }), signal, hear));
  };
  onlooker(there.base);
  await expect.poll(() => told, PATIENCE).toBe(1);
  onlooker(here.base);
  await expect.poll(() => [told, toldThere], PATIENCE).toEqual([2, 2]);
  const short = new AbortController();
  onlooker(there.base, short.signal);
  await expect.poll(() => [told, toldThere], PATIENCE).toEqual([3, 3]);
  short.abort();
  await expect.poll(() => [told, toldThere], PATIENCE).toEqual([2, 2]);
  await there.close();
  await expect.poll(() => told, PATIENCE).toBe(1);
  end.abort();
  await Promise.all(following);
  await here.close();
});

test('what the house tells everyone reaches the other nodes by word, not by and by', async () => {
  const database = await postgres.database('word');
  const stores = [await postgresStore(database), await postgresStore(database)] as const;
  const [here, there] = [notices(stores[0], Date.now), notices(stores[1], Date.now)];
  let isListening = false;
  stores[1].others?.listen((news) => {
    isListening = true;
    if (news?.feed === NOTICE) detach(there.refresh(), (reason) => expect.unreachable(String(reason)));
  });
  await expect.poll(() => isListening, PATIENCE).toBe(true);
  await here.put({ text: 'We close at ten.', closes: null });
  await expect.poll(() => there.current?.text, PATIENCE).toBe('We close at ten.');
  await here.withdraw();
  await expect.poll(() => there.current, PATIENCE).toBeNull();
  for (const store of stores) await store.close();
});

test('bots that are hurried at one node are said to be so at the other', async () => {
  const database = await postgres.database('hurried');
  const busy = { database, gamesModule: '@sagebrush/games' };
  const [here, there] = [await openHouse(busy), await openHouse(busy)];
  const host = await here.guest('Hal');
  const tables: string[] = [];
  for (let number = 0; number < 10; number++) {
    const { table } = await host.call('openTable', { body: { game: 'corral', seats: 2 } });
    const params = { table: table.id };
    for (const seat of [0, 1]) await host.call('seatBot', { params, body: { seat, level: 'legend' } });
    await host.call('start', { params });
    tables.push(table.id);
  }
  const end = new AbortController();
  const told: boolean[] = [];
  const onNow = ({ hurried }: Now): void => {
    told.push(hurried);
    if (hurried) end.abort();
  };
  for await (const _ of client({ base: there.base, patience: () => 20 }).followTable(tables[0] ?? '', {
    signal: end.signal,
    onNow,
  }));
  expect(told.at(-1)).toBe(true);
  for (const house of [here, there]) await house.close();
});
