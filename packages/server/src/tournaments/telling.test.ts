// What those who take part are told, and when: in the inbox of every page, and by push where no page is open.
import { detach } from '@sagebrush/engine';
import type { InboxItem } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushService, type PushService, receiver } from '../../../../scripts/push-service.ts';
import { browserAt } from '../testing/accounts.ts';
import { codeOf, type Guest, type House, openHouse } from '../testing/house.ts';
import { entering, inAMoment, playTournament, tournamentOf } from '../testing/tournaments.ts';

const MINUTE = 60_000;
let now = Date.now();
let service: PushService;
let house: House;
beforeAll(async () => {
  service = await openPushService();
  house = await openHouse({
    organisers: 'everyone',
    dealPause: 0,
    tick: 20,
    now: () => now,
    push: [service.host],
    pushLine: service.line,
  });
});
afterAll(async () => {
  await house.close();
  await service.close();
});

/** Somebody with a phone in the pocket and no page open. */
async function withPhone(name: string) {
  const guest = await browserAt(house, name);
  const phone = receiver();
  const endpoint = `https://${service.host}/send/${guest.me.id}`;
  await guest.call('subscribe', { body: { endpoint, keys: phone.keys } });
  const pushed = () =>
    service.received.filter(({ path }) => path.endsWith(guest.me.id)).map(({ body }) => phone.opened(body));
  return { guest, pushed };
}

/** Follows somebody's own stream; `items` is the last inbox that it told. */
function ownPage(guest: Guest): { items(): readonly InboxItem[] | undefined; close(): void } {
  const end = new AbortController();
  let items: readonly InboxItem[] | undefined;
  const following = async (): Promise<void> => {
    for await (const { message } of guest.followMe({ signal: end.signal }))
      if (message.type === 'inbox') items = message.items;
  };
  detach(following(), () => undefined);
  return { items: () => items, close: () => end.abort() };
}

const inboxOf = async (guest: Guest) =>
  (await guest.call('inbox')).items.filter(({ kind }) => kind === 'tournament').map(({ address }) => address);
const until = (happened: () => Promise<unknown> | unknown) =>
  expect.poll(async () => happened(), { timeout: 30_000, interval: 10 });

test('before it begins and when the table is ready: a push to the phone, the inbox on a page, and none to who left', async () => {
  const [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map(withPhone));
  if (!ann || !ben || !cleo) throw new Error('nobody came');
  const { guest: organiser } = ann;
  const { tournament } = await organiser.call('openTournament', {
    body: inAMoment({ starts: now + 30 * MINUTE, roundCount: 1 }),
  });
  const { id } = tournament;
  for (const { guest } of [ann, ben, cleo]) await entering(guest, id);
  await cleo.guest.call('withdrawFromTournament', { params: { tournament: id }, body: {} });
  const page = ownPage(ben.guest);
  await until(() => page.items()).toEqual([]);

  // Ten minutes before it begins.
  now += 20 * MINUTE + 1;
  await until(() => inboxOf(ann.guest)).toEqual([`/events/${id}`]);
  await until(() => page.items()?.map(({ address }) => address)).toEqual([`/events/${id}`]);
  now += 6000;
  const begins = {
    about: id,
    address: `/events/${id}`,
    title: 'Sagebrush',
    text: expect.stringContaining('tournament'),
  };
  await until(ann.pushed).toEqual([begins]);

  // The first round is drawn; not ten minutes after the warning, when even an open page is no reason not to push.
  now = tournament.starts;
  await until(async () => (await tournamentOf(organiser, id)).rounds.length).toBe(1);
  const [round] = (await tournamentOf(organiser, id)).rounds;
  const address = `/t/${round?.tables[0]?.table}`;
  // Who is asked for the first move is told so, and not also that the table is ready; the other is told that.
  const waiting = async () => {
    const inboxes = await Promise.all([ann, ben].map(({ guest }) => guest.call('inbox')));
    return inboxes.flatMap(({ items }) => items.map((item) => `${item.kind} ${item.address}`)).sort();
  };
  await until(waiting).toEqual([`tournament ${address}`, `turn ${address}`]);
  await until(() => page.items()?.map((item) => item.address)).toEqual([address]);
  now += 6000;
  await until(ann.pushed).toEqual([begins, expect.objectContaining({ address })]);

  const info = await playTournament([ann.guest, ben.guest], id);
  expect(info.state).toBe('over');
  for (const { guest } of [ann, ben]) await until(() => inboxOf(guest)).toEqual([]);
  expect(ann.pushed()).toHaveLength(2);
  expect(ben.pushed()).toEqual([]);
  expect(cleo.pushed()).toEqual([]);
  expect(await inboxOf(cleo.guest)).toEqual([]);
  page.close();
});

test('where people play by correspondence, they are told a day before, again when it is put off; what is called off waits for nobody', async () => {
  const { guest } = await withPhone('Dan');
  const { tournament } = await guest.call('openTournament', {
    body: inAMoment({ starts: now + 3 * 1440 * MINUTE, clock: { kind: 'days', days: 1 } }),
  });
  await entering(guest, tournament.id);
  now += 2 * 1440 * MINUTE - 1000;
  const { rounds, state } = await tournamentOf(guest, tournament.id);
  expect([rounds.length, state]).toEqual([0, 'open']);
  expect(await inboxOf(guest)).toEqual([]);
  now += 2000;
  await until(() => inboxOf(guest)).toEqual([`/events/${tournament.id}`]);
  // Put off by two days: nobody is told yesterday's time, and everybody the new one.
  const params = { tournament: tournament.id };
  const starts = tournament.starts + 2 * 1440 * MINUTE;
  const later = await guest.call('changeTournament', { params, body: { name: 'Sunday', starts } });
  expect(later.tournament).toMatchObject({ name: 'Sunday', starts, state: 'open' });
  expect(await inboxOf(guest)).toEqual([]);
  now += 2 * 1440 * MINUTE;
  await until(() => inboxOf(guest)).toEqual([`/events/${tournament.id}`]);
  await guest.call('cancelTournament', { params });
  expect(await inboxOf(guest)).toEqual([]);
});

test('what is announced opens by itself when its time has come', async () => {
  const { guest } = await withPhone('Eve');
  const { tournament } = await guest.call('openTournament', {
    body: inAMoment({ opens: now + 30 * MINUTE, starts: now + 60 * MINUTE }),
  });
  expect(tournament).toMatchObject({ state: 'announced', entry: false });
  expect(await codeOf(entering(guest, tournament.id))).toBe('not-now');
  const params = { tournament: tournament.id };
  const change = (by: Guest, body: { starts: number }) => codeOf(by.call('changeTournament', { params, body }));
  expect(await change(guest, { starts: tournament.opens - 1 })).toBe('format');
  expect(await change(await browserAt(house, 'Somebody'), { starts: tournament.starts + MINUTE })).toBe('not-yours');
  now = tournament.opens;
  await until(async () => (await tournamentOf(guest, tournament.id)).state).toBe('open');
  await entering(guest, tournament.id);
});
