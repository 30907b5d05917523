// Talk at a table: watchers among themselves, as the host says, and never to players of a rated match.
import { client } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt } from '../testing/accounts.ts';
import { codeOf, type Guest, type House, openHouse, type Recorder, record, startedTable } from '../testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
const BOTS = ['greenhorn', 'greenhorn'];

const heard = ({ heard: all }: Recorder): string[] =>
  all.flatMap(({ message }) => (message.type === 'chat' ? [message.line.text] : []));
const said = (text: string) => (message: { type: string }) => JSON.stringify(message).includes(text);

async function follow(people: readonly Guest[], table: string): Promise<Recorder[]> {
  const all = people.map((who) => record(who, table));
  for (const one of all) await one.until(({ type }) => type === 'hello');
  return all;
}

test('by default players do not hear the rail, which hears everyone; the host may say otherwise', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Rail', 'Second'].map((name) => house.guest(name)));
  const [ann, bob, rail, second] = people as [Guest, Guest, Guest, Guest];
  const table = await startedTable([ann, bob], {}, BOTS);
  const params = { table };
  const say = (who: Guest, text: string) => who.call('chat', { params, body: { text } });
  const [anns, , rails, seconds] = (await follow(people, table)) as [Recorder, Recorder, Recorder, Recorder];
  expect((await ann.call('table', { params })).table.talk).toBe('apart');
  await say(rail, 'she has aces');
  await say(ann, 'good luck');
  for (const one of [rails, seconds]) await one.until(said('good luck'));
  await anns.until(said('good luck'));
  expect([heard(anns), heard(seconds)]).toEqual([['good luck'], ['she has aces', 'good luck']]);
  expect((await bob.call('table', { params })).chat.map(({ text }) => text)).toEqual(['good luck']);
  expect((await second.call('table', { params })).chat).toMatchObject([{ rail: true }, { text: 'good luck' }]);
  expect(await codeOf(bob.call('setTalk', { params, body: { talk: 'everyone' } }))).toBe('not-yours');
  await ann.call('setTalk', { params, body: { talk: 'everyone' } });
  await say(rail, 'hello table');
  await anns.until(said('hello table'));
  await ann.call('setTalk', { params, body: { talk: 'players' } });
  expect(await codeOf(say(rail, 'anybody?'))).toBe('not-yours');
  expect(await codeOf(say(bob, 'yes'))).toBe('fine');
  await ann.call('setTalk', { params, body: { talk: 'nobody' } });
  expect(await codeOf(say(ann, 'hm'))).toBe('not-now');
  await ann.call('setTalk', { params, body: { talk: 'everyone' } });
  await ann.call('mute', { params, body: { person: rail.me.id, muted: true } });
  expect(await codeOf(say(rail, 'muted'))).toBe('not-yours');
  expect((await bob.call('table', { params })).table.muted).toEqual([rail.me.id]);
  const owner = await browserAt(house);
  await ann.call('mute', { params, body: { person: owner.me.id, muted: true } });
  const { token } = await owner.call('makeBot', { body: { name: 'Tin Man' } });
  expect(await codeOf(client({ base: house.base, token }).call('chat', { params, body: { text: 'me' } }))).toBe(
    'not-yours',
  );
  for (const one of [anns, rails, seconds]) one.stop();
});

test('at a rated table no player hears the rail, whatever the host says, nor when they come back', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan', 'Rail'].map((name) => house.guest(name)));
  const [ann, bob, , , rail] = people as [Guest, Guest, Guest, Guest, Guest];
  const table = await startedTable(people.slice(0, 4), { rated: true, talk: 'everyone' });
  const params = { table };
  const all = await follow(people, table);
  expect((await ann.call('table', { params })).table.talk).toBe('apart');
  await ann.call('setTalk', { params, body: { talk: 'everyone' } });
  await rail.call('chat', { params, body: { text: 'she has aces' } });
  await ann.call('chat', { params, body: { text: 'evening' } });
  for (const one of all) await one.until(said('evening'));
  expect(all.map((one) => heard(one).length)).toEqual([1, 1, 1, 1, 2]);
  const again = record(bob, table, all[1]?.heard[0]?.id);
  await again.until(said('evening'));
  expect(heard(again)).toEqual(['evening']);
  for (const one of [...all, again]) one.stop();
});
