// A new name reaches everything at once: the rename walk of two people at a table, in chair, chat, lobby, match and
// record; after a restart, and at another node.
import type { LobbyMessage } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { guestAt, type House, infoOf, openHouse, playOn, record, startedTable, tableOf } from '../testing/house.ts';
import { postgresHere } from '../testing/postgres-here.ts';

const postgres = postgresHere();
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
const BOTS = ['greenhorn', 'greenhorn'];

test('chair, chat, lobby, running match, finished match and record know the new name', async () => {
  const [ann, bob] = [await keeper(house, 'Annie'), await browserAt(house, 'Bob')];
  const table = await startedTable([ann, bob], { listed: true }, BOTS);
  const params = { table };
  await ann.call('chat', { params, body: { text: 'Howdy' } });
  const bobs = record(bob, table);
  await bobs.until(({ type }) => type === 'hello');
  const end = new AbortController();
  const lobby = bob.followLobby({ signal: end.signal });
  await lobby.next();
  await ann.call('changeMe', { body: { name: 'Annie_Oakley' } });
  expect(await bobs.until(({ type }) => type === 'renamed')).toEqual({
    type: 'renamed',
    person: ann.me.id,
    name: 'Annie_Oakley',
    kept: true,
  });
  await bobs.until(
    (message) => message.type === 'table' && JSON.stringify(message.table.chairs).includes('Annie_Oakley'),
  );
  const told = (await lobby.next()).value?.message as LobbyMessage;
  expect(told.type === 'table' && told.table.chairs[0]).toMatchObject({ name: 'Annie_Oakley', bot: false, kept: true });
  end.abort();
  const { chat, table: info } = await bob.call('table', { params });
  expect(chat[0]).toMatchObject({ name: 'Annie_Oakley', kept: true, text: 'Howdy' });
  const match = info.match ?? '';
  expect((await bob.call('match', { params: { match } })).players[0]).toMatchObject({ name: 'Annie_Oakley' });
  await Promise.all([ann, bob].map((who) => playOn(who, table)));
  await ann.call('changeMe', { body: { name: 'Phoebe' } });
  expect((await bob.call('match', { params: { match } })).players[0]).toMatchObject({ name: 'Phoebe', kept: true });
  const { played } = await bob.call('myRecord');
  expect(played[0]?.others).toContainEqual({ kind: 'person', id: ann.me.id, name: 'Phoebe', kept: true });
  // A guest's name reaches as far, and stays a guest's.
  await bob.call('changeMe', { body: { name: 'Robert' } });
  expect((await infoOf(ann, table)).chairs[1]?.who).toMatchObject({ name: 'Robert', kept: false });
  bobs.stop();
});

test('after a restart, and for who comes back to the stream, the old words have the new name', async () => {
  const first = await openHouse();
  const ann = await browserAt(first, 'Ann');
  const table = await tableOf([ann], { seats: 4 });
  await ann.call('chat', { params: { table }, body: { text: 'Howdy' } });
  await ann.call('changeMe', { body: { name: 'Annette' } });
  await first.app.close();
  const again = await openHouse({ dataFolder: first.folder });
  const stranger = await guestAt(again.base);
  const { chat } = await stranger.call('table', { params: { table } });
  expect(chat).toMatchObject([{ name: 'Annette', text: 'Howdy' }]);
  const missed = record(stranger, table, '1');
  expect(await missed.until(({ type }) => type === 'renamed')).toMatchObject({ name: 'Annette' });
  missed.stop();
  await again.close();
  await first.close().catch(() => undefined);
});

test('a name changed at one node is the name at another, in its chat and in its match', async () => {
  const database = await postgres.database('renames');
  const [one, other] = (await Promise.all([1, 2].map(() => openHouse({ database })))) as [House, House];
  const [ann, bob] = [await guestAt(one.base, 'Ann'), await guestAt(other.base, 'Bob')];
  const table = await startedTable([ann, bob], {}, BOTS);
  await ann.call('chat', { params: { table }, body: { text: 'Howdy' } });
  const bobs = record(bob, table);
  await bobs.until(({ type }) => type === 'hello');
  await ann.call('changeMe', { body: { name: 'Annette' } });
  expect(await bobs.until(({ type }) => type === 'renamed')).toMatchObject({ name: 'Annette' });
  const { chat, table: info } = await bob.call('table', { params: { table } });
  expect([chat[0]?.name, info.chairs[0]?.who?.kind === 'person' && info.chairs[0].who.name]).toEqual([
    'Annette',
    'Annette',
  ]);
  bobs.stop();
  await other.close();
  await one.close();
});
