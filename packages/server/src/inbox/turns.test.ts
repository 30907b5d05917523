// Your turn: a match by days in compressed time, told once to each who is asked, at every page of theirs, and withdrawn.
import { detach } from '@sagebrush/engine';
import { type InboxItem, inboxItem } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt } from '../testing/accounts.ts';
import { codeOf, type Guest, type House, infoOf, momentOf, openHouse, record, startedTable } from '../testing/house.ts';

const HOUR = 3_600_000;
const DAYS = { clock: { kind: 'days', days: 2 }, options: { rounds: 1 }, standIn: 'greenhorn' } as const;
let now = Date.now();
let house: House;
let four: Guest[];
beforeAll(async () => {
  house = await openHouse({ tick: 20, now: () => now });
  four = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => browserAt(house, name)));
});
afterAll(() => house.close());

/** A page that somebody has open: every state of their inbox that it was told. */
function pageOf(guest: Guest) {
  const told: (readonly InboxItem[])[] = [];
  const end = new AbortController();
  const following = async (): Promise<void> => {
    for await (const { message } of guest.followMe({ signal: end.signal }))
      if (message.type === 'inbox') told.push(message.items);
  };
  detach(following(), () => undefined);
  return { guest, told, close: () => end.abort() };
}
const until = (happened: () => boolean | Promise<boolean>) =>
  expect.poll(async () => happened(), { timeout: 60_000, interval: 10 }).toBe(true);
const askedAt = async (table: string): Promise<Guest> => {
  const moments = await Promise.all(four.map((guest) => momentOf(guest, table)));
  return four[moments.findIndex(({ asked }) => asked)] as Guest;
};
const act = async (guest: Guest, table: string): Promise<void> => {
  const { match, seq, choices } = await momentOf(guest, table);
  await guest.call('act', { params: { table }, body: { match, seq, action: choices[0] as never } });
};

test('a match by days: nobody loses their seat early, each turn is told once at each page, and withdrawn', async () => {
  const pages = four.flatMap((guest) => [pageOf(guest), pageOf(guest)]);
  await until(() => pages.every(({ told }) => told.length > 0));
  const table = await startedTable(four, DAYS);
  const turns = new Map(four.map((guest) => [guest, 0]));
  for (let turn = 0; turn < 12; turn++) {
    const asked = await askedAt(table);
    const others = four.filter((guest) => guest !== asked);
    const theirs = pages.filter(({ guest }) => guest === asked);
    turns.set(asked, (turns.get(asked) ?? 0) + 1);
    await until(() => theirs.every(({ told }) => told.at(-1)?.length === 1));
    const [item] = theirs[0]?.told.at(-1) ?? [];
    expect(inboxItem.parse(item)).toMatchObject({ kind: 'turn', address: `/t/${table}`, game: 'draw-play' });
    expect(item?.people.map(({ name }) => name)).toEqual(others.map(({ me }) => me.name));
    expect(item?.until).toBeGreaterThan(now + 47 * HOUR);
    if (turn >= 8) expect(item?.news).toBe(6);
    const seat = four.indexOf(asked);
    now += 30 * HOUR;
    expect(await codeOf((others[0] as Guest).call('callStandIn', { params: { table }, body: { seat } }))).toBe(
      'not-now',
    );
    expect((await infoOf(asked, table)).chairs[seat]?.who).toMatchObject({ standIn: false });
    // Whoever is asked draws and plays: one turn of two decisions.
    while ((await askedAt(table)) === asked) await act(asked, table);
    await until(() => theirs.every(({ told }) => told.at(-1)?.length === 0));
  }
  const late = await askedAt(table);
  turns.set(late, (turns.get(late) ?? 0) + 1);
  await until(() => pages.every(({ guest, told }) => told.at(-1)?.length === Number(guest === late)));
  for (const { guest, told } of pages) {
    const begun = told.filter((items, at) => items.length > 0 && told[at - 1]?.length === 0);
    expect(begun).toHaveLength(turns.get(guest) ?? 0);
  }
  const other = four.find((guest) => guest !== late) as Guest;
  const mine = async (query: { game?: string; person?: string }) => (await late.call('myMatches', { query })).matches;
  const seat = four.indexOf(late);
  const [running] = await mine({ game: 'draw-play', person: other.me.id });
  expect(running).toMatchObject({ asked: true, waitsFor: [seat], until: expect.any(Number), winners: [], place: null });
  expect(await mine({ person: 'nobody-in-particular' })).toEqual([]);
  expect(await codeOf(mine({ game: 'chess' }))).toBe('format');
  // Two days have gone by: only now a bot plays, and nothing waits for who let them pass.
  now += 49 * HOUR;
  await until(async () => (await momentOf(late, table)).by?.standIn === 'greenhorn');
  expect((await late.call('inbox')).items).toEqual([]);
  for (const page of pages) page.close();
});

test('at a table without days it is told to who does not have it open, and the most urgent comes first', async () => {
  const quick = await startedTable(four, { clock: { kind: 'seconds', seconds: 3600 } });
  const slow = await startedTable(four, {});
  const asked = await askedAt(quick);
  const items = async () => (await asked.call('inbox')).items.filter(({ address }) => address === `/t/${quick}`);
  expect(await items()).toHaveLength(1);
  const open = record(asked, quick);
  await until(async () => (await items()).length === 0);
  open.stop();
  await until(async () => (await items()).length === 1);
  expect((await asked.call('inbox')).items.map(({ until: hurry }) => hurry !== null)).toEqual(
    (await askedAt(slow)) === asked ? [true, false] : [true],
  );
  await asked.call('stand', { params: { table: quick } });
  expect(await items()).toEqual([]);
});

test('a program is not told, nobody reads the inbox of another, and who is gone has none', async () => {
  const program = await house.guest();
  const gone = await browserAt(house, 'Gone');
  const table = await startedTable([gone, program], {}, ['greenhorn', 'greenhorn']);
  await until(async () => (await momentOf(gone, table)).asked || (await momentOf(program, table)).asked);
  expect((await program.call('inbox')).items).toEqual([]);
  expect((await fetch(`${house.base}/api/me/inbox`)).status).toBe(401);
  await gone.call('deleteMe');
  expect(await codeOf(gone.call('inbox'))).toBe('no-session');
});
