// Friends, blocks, mutes, invitations and public pages, as those on both sides see them.
import { detach } from '@sagebrush/engine';
import { client, type FriendsPage, type MeMessage } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { codeOf, type Guest, type House, openHouse, playOn, record, startedTable, tableOf } from '../testing/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
const BOTS = ['greenhorn', 'greenhorn'];

let count = 0;
const pair = async (): Promise<[Guest, Guest]> => {
  count += 1;
  return [await keeper(house, `Anna${count}`), await keeper(house, `Berta${count}`)];
};
const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

async function befriended(): Promise<[Guest, Guest]> {
  const [ann, bob] = await pair();
  expect(await ann.call('befriend', { body: { handle: bob.me.name } })).toEqual({ tie: 'asked' });
  expect(await bob.call('befriend', { body: { person: ann.me.id } })).toEqual({ tie: 'friends' });
  return [ann, bob];
}

/** Follows somebody's own stream; `page` is the last page of friends that it told. */
function ownStream(who: Guest): { page(): FriendsPage | undefined; stop(): void } {
  const end = new AbortController();
  let page: Extract<MeMessage, { type: 'friends' }> | undefined;
  const following = async (): Promise<void> => {
    for await (const { message } of who.followMe({ signal: end.signal }))
      if (message.type === 'friends') page = message;
  };
  detach(following(), () => undefined);
  return { page: () => page, stop: () => end.abort() };
}

test('two who have asked each other are friends; one question alone is only that', async () => {
  const [ann, bob] = await pair();
  const stream = ownStream(bob);
  await expect.poll(() => stream.page()?.asks).toEqual([]);
  await ann.call('befriend', { body: { handle: bob.me.name.toUpperCase() } });
  await expect.poll(() => names(stream.page()?.asks ?? [])).toEqual([ann.me.name]);
  expect(names((await ann.call('friends')).asked)).toEqual([bob.me.name]);
  expect((await ann.call('friends')).friends).toEqual([]);
  await bob.call('befriend', { body: { handle: ann.me.name } });
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ] as const)
    expect(names((await one.call('friends')).friends)).toEqual([other.me.name]);
  await ann.call('unfriend', { params: { person: bob.me.id } });
  await expect.poll(() => stream.page()?.friends).toEqual([]);
  expect((await bob.call('friends')).asks).toEqual([]);
  const guest = await browserAt(house);
  expect(await codeOf(guest.call('befriend', { body: { handle: ann.me.name } }))).toBe('guest');
  expect(await codeOf(ann.call('befriend', { body: { person: guest.me.id } }))).toBe('guest');
  expect(await codeOf(ann.call('befriend', { body: { handle: 'Nobody' } }))).toBe('not-found');
  expect(await codeOf(ann.call('befriend', { body: { handle: ann.me.name } }))).toBe('not-now');
  stream.stop();
});

test('friends see who is here, unless one does not want to be seen, and by their new name', async () => {
  const [ann, bob] = await befriended();
  const bobs = ownStream(bob);
  const isHere = () => bobs.page()?.friends[0]?.here;
  await expect.poll(isHere).toBe(false);
  const anns = ownStream(ann);
  await expect.poll(isHere).toBe(true);
  expect((await bob.call('profile', { params: { handle: ann.me.name } })).here).toBe(true);
  await ann.call('changeProfile', { body: { presence: false } });
  await expect.poll(isHere).toBe(false);
  expect((await bob.call('profile', { params: { handle: ann.me.name } })).here).toBe(false);
  await ann.call('changeProfile', { body: { presence: true } });
  await expect.poll(isHere).toBe(true);
  await ann.call('changeMe', { body: { name: `${ann.me.name}_Oakley` } });
  await expect.poll(() => bobs.page()?.friends[0]?.name).toBe(`${ann.me.name}_Oakley`);
  anns.stop();
  await expect.poll(isHere).toBe(false);
  const stranger = await keeper(house, 'Stranger_Danger');
  expect((await stranger.call('profile', { params: { handle: bob.me.name } })).here).toBeNull();
  bobs.stop();
});

test('a friend is invited to a table, and nobody else is', async () => {
  const [ann, bob] = await befriended();
  const bobs = ownStream(bob);
  const table = await tableOf([ann], { seats: 4 });
  const params = { table };
  await ann.call('invite', { params, body: { person: bob.me.id } });
  await ann.call('invite', { params, body: { person: bob.me.id } });
  await expect
    .poll(() => bobs.page()?.invitations)
    .toMatchObject([{ table, from: { name: ann.me.name }, game: 'draw-play' }]);
  const stranger = await keeper(house, 'Uninvited');
  expect(await codeOf(stranger.call('invite', { params, body: { person: bob.me.id } }))).toBe('not-yours');
  const [invitation] = (await bob.call('friends')).invitations;
  await ann.call('dismiss', { params: { invitation: invitation?.id ?? '' } });
  expect((await bob.call('friends')).invitations).toHaveLength(1);
  await bob.call('dismiss', { params: { invitation: invitation?.id ?? '' } });
  expect((await bob.call('friends')).invitations).toEqual([]);
  await ann.call('invite', { params, body: { person: bob.me.id } });
  await ann.call('closeTable', { params });
  expect((await bob.call('friends')).invitations).toEqual([]);
  expect(await codeOf(ann.call('invite', { params, body: { person: bob.me.id } }))).toBe('not-now');
  bobs.stop();
});

test('between two of whom one blocked the other there is no invitation, no table and no chat', async () => {
  const [ann, bob] = await befriended();
  const watcher = await browserAt(house);
  const table = await startedTable([ann, bob], { talk: 'everyone' }, BOTS);
  const [anns, bobs, rail] = [ann, bob, watcher].map((who) => record(who, table));
  if (!anns || !bobs || !rail) throw new Error('nobody follows');
  for (const one of [anns, bobs, rail]) await one.until(({ type }) => type === 'hello');
  await bob.call('block', { body: { person: ann.me.id } });
  const say = (who: Guest, text: string) => who.call('chat', { params: { table }, body: { text } });
  const heard = (text: string) => (message: { type: string }) => JSON.stringify(message).includes(text);
  await say(ann, 'from Ann');
  await say(bob, 'from Bob');
  await say(watcher, 'from the rail');
  for (const one of [anns, bobs, rail]) await one.until(heard('from the rail'));
  expect(anns.heard.some(({ message }) => heard('from Bob')(message))).toBe(false);
  expect(bobs.heard.some(({ message }) => heard('from Ann')(message))).toBe(false);
  await rail.until(heard('from Ann'));
  expect(names((await ann.call('table', { params: { table } })).chat)).not.toContain(bob.me.name);
  // Who comes back hears no more than who stayed.
  const again = record(bob, table, anns.heard[0]?.id);
  await again.until(heard('from the rail'));
  expect(again.heard.some(({ message }) => heard('from Ann')(message))).toBe(false);
  // That one is blocked shows nowhere: a question is taken, and never arrives.
  expect(await ann.call('befriend', { body: { person: bob.me.id } })).toEqual({ tie: 'asked' });
  expect((await bob.call('friends')).asks).toEqual([]);
  expect(names((await bob.call('friends')).blocked)).toEqual([ann.me.name]);
  const other = await tableOf([bob], { seats: 4 });
  const sit = { params: { table: other }, body: { seat: 1, contribution: 'ab'.repeat(32) } };
  expect(await codeOf(ann.call('sit', sit))).toBe('not-now');
  expect(await codeOf(bob.call('invite', { params: { table: other }, body: { person: ann.me.id } }))).toBe('not-yours');
  await bob.call('unblock', { params: { person: ann.me.id } });
  expect(await codeOf(ann.call('sit', sit))).toBe('fine');
  await say(ann, 'once more');
  await bobs.until(heard('once more'));
  for (const one of [anns, bobs, rail, again]) one.stop();
});

test('a block and a mute hold for the programs of whom they are about, also for one that was made after', async () => {
  const [ann, bob] = await pair();
  const programOf = async (owner: Guest, name: string): Promise<Guest> => {
    const { bot, token } = await owner.call('makeBot', { body: { name } });
    return { ...client({ base: house.base, token }), me: { ...owner.me, id: bot.id }, token };
  };
  const old = await programOf(bob, 'Old Tin Man');
  const table = await startedTable([ann, await browserAt(house)], { talk: 'everyone' }, BOTS);
  const params = { table };
  const say = (who: Guest, text: string) => who.call('chat', { params, body: { text } });
  const heard = (text: string) => (message: { type: string }) => JSON.stringify(message).includes(text);
  const [anns, olds] = [record(ann, table), record(old, table)];
  for (const one of [anns, olds]) await one.until(({ type }) => type === 'hello');
  await ann.call('block', { body: { person: bob.me.id } });
  const fresh = await programOf(bob, 'New Tin Man');
  const stranger = await browserAt(house);
  await say(old, 'from the old one');
  await say(fresh, 'from the new one');
  await say(ann, 'from Ann');
  await say(stranger, 'from a stranger');
  for (const one of [anns, olds]) await one.until(heard('from a stranger'));
  expect(anns.heard.some(({ message }) => heard(' one')(message))).toBe(false);
  expect(olds.heard.some(({ message }) => heard('from Ann')(message))).toBe(false);
  const texts = async (who: Guest) => (await who.call('table', { params })).chat.map(({ text }) => text);
  expect(await texts(ann)).toEqual(['from Ann', 'from a stranger']);
  expect(await texts(fresh)).toEqual(['from the old one', 'from the new one', 'from a stranger']);
  const open = await tableOf([ann], { seats: 4 });
  const sit = { params: { table: open }, body: { seat: 1, contribution: 'ab'.repeat(32) } };
  for (const program of [old, fresh]) expect(await codeOf(program.call('sit', sit))).toBe('not-now');
  await ann.call('unblock', { params: { person: bob.me.id } });
  expect(await codeOf(fresh.call('sit', sit))).toBe('fine');
  await ann.call('hush', { body: { person: bob.me.id, muted: true } });
  expect(await texts(ann)).toEqual(['from Ann', 'from a stranger']);
  for (const one of [anns, olds]) one.stop();
});

test('whom I mute I do not hear; they and everyone else notice nothing', async () => {
  const [ann, bob] = [await browserAt(house), await browserAt(house)];
  const table = await tableOf([ann, bob], { seats: 4 });
  const [anns, bobs] = [record(ann, table), record(bob, table)];
  for (const one of [anns, bobs]) await one.until(({ type }) => type === 'hello');
  const say = (who: Guest, text: string) => who.call('chat', { params: { table }, body: { text } });
  await ann.call('hush', { body: { person: bob.me.id, muted: true } });
  await say(bob, 'lorem');
  await say(ann, 'ipsum');
  await anns.until((message) => message.type === 'chat' && message.line.text === 'ipsum');
  await bobs.until((message) => message.type === 'chat' && message.line.text === 'lorem');
  expect(JSON.stringify(anns.heard)).not.toContain('lorem');
  expect(names((await ann.call('friends')).muted)).toEqual([bob.me.name]);
  await ann.call('hush', { body: { person: bob.me.id, muted: false } });
  await say(bob, 'dolor');
  await anns.until((message) => message.type === 'chat' && message.line.text === 'dolor');
  for (const one of [anns, bobs]) one.stop();
});

test('a public page shows what its owner shows, and of others what they do', async () => {
  const [ann, bob] = await pair();
  const guest = await browserAt(house, 'Passing By');
  const table = await startedTable([ann, bob, guest], { listed: true }, ['greenhorn']);
  await Promise.all([ann, bob, guest].map((who) => playOn(who, table)));
  const page = () => guest.call('profile', { params: { handle: ann.me.name } });
  const first = await page();
  expect(first).toMatchObject({ name: ann.me.name, since: expect.any(Number), tie: 'none', here: null, ratings: [] });
  const against = (list: typeof first.record) => (list ?? []).map(({ against: one }) => JSON.stringify(one)).sort();
  expect(against(first.record)).toEqual(
    [{ kind: 'bot', level: 'greenhorn' }, { kind: 'others' }, { kind: 'person', id: bob.me.id, name: bob.me.name }].map(
      (one) => JSON.stringify(one),
    ),
  );
  expect(first.matches?.[0]?.others.map((one) => (one.kind === 'bot' ? one.level : one.name)).sort()).toEqual(
    [bob.me.name, 'Drifter', 'greenhorn'].sort(),
  );
  await bob.call('changeProfile', { body: { record: false, matches: false } });
  expect(JSON.stringify(await page())).not.toContain(bob.me.name);
  await ann.call('changeProfile', { body: { record: false, matches: false, since: false, ratings: false } });
  expect(await page()).toEqual({
    ...{ id: ann.me.id, name: ann.me.name, tie: 'none', here: null },
    ...{ since: null, ratings: null, record: null, matches: null },
  });
  expect((await ann.call('profile', { params: { handle: ann.me.name } })).tie).toBe('me');
  expect(await codeOf(guest.call('profile', { params: { handle: 'Passing By' } }))).toBe('not-found');
  const hidden = await startedTable([ann, bob], {}, BOTS);
  await Promise.all([ann, bob].map((who) => playOn(who, hidden)));
  await ann.call('changeProfile', { body: { matches: true } });
  expect((await page()).matches).toHaveLength(1);
});

test('who is deleted is nobody’s friend any more', async () => {
  const [ann, bob] = await befriended();
  await ann.call('hush', { body: { person: bob.me.id, muted: true } });
  await bob.call('deleteMe');
  expect(await ann.call('friends')).toEqual({
    friends: [],
    asked: [],
    asks: [],
    blocked: [],
    muted: [],
    invitations: [],
  });
  expect(await codeOf(ann.call('profile', { params: { handle: bob.me.name } }))).toBe('not-found');
});
