// The daily deal over the door: one counted try a person, the same cards and answers for all, nothing before its time.
import { BOTS_VERSION, fixedThought } from '@sagebrush/bots';
import {
  canonical,
  commitmentTo,
  dailyOf,
  dayAfter,
  dayAt,
  type Log,
  nextInTurn,
  openHost,
  startOfDay,
  thinkingSeed,
  verify,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { client, type Moment } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { codeOf, type Guest, type House, momentOf, openHouse, playOn } from '../testing/house.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The quickest of the dailies; the bots have few playouts here, and all else is as it is. */
const GAME = 'cowpoker';
const GAMES = new URL('../testing/quick-dailies.ts', import.meta.url).href;

/** Noon of a day: the server has run since the day before. */
const FIRST = '2026-11-17';
let time = startOfDay(FIRST) + 12 * HOUR;
const today = (): string => dayAt(time);

let house: House;
const people: Record<'ada' | 'ben' | 'guest', Guest> = {} as never;
beforeAll(async () => {
  house = await openHouse({ gamesModule: GAMES, now: () => time, tick: 20 });
  people.ada = await keeper(house, 'ada');
  people.ben = await keeper(house, 'ben');
  people.guest = await browserAt(house, 'Passer-by');
});
afterAll(() => house.close());

const paramsOf = (day = today()) => ({ day, game: GAME });
const sitDown = async (guest: Guest, again = false, day = today()): Promise<string> =>
  (await guest.call('playDaily', { params: paramsOf(day), body: { again } })).table;
const first = ({ choices }: Moment) => choices[0];
const resultOf = (guest: Guest, day = today()) => guest.call('daily', { params: paramsOf(day) });
async function until(fits: () => Promise<boolean>): Promise<void> {
  while (!(await fits())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a server that did not run the day before says that today has no commitment', async () => {
  const { deals, tomorrow, day } = await people.ada.call('today');
  expect(day).toBe(FIRST);
  expect(deals.map(({ game, commitment }) => ({ game, commitment }))).toEqual(
    games.ids.map((game) => ({ game, commitment: null })),
  );
  expect(tomorrow.map(({ game }) => game)).toEqual(games.ids);
});

test('commitment before, opening after', async () => {
  const { tomorrow } = await people.ada.call('today');
  const promised = tomorrow.find(({ game }) => game === GAME)?.commitment;
  expect(await codeOf(resultOf(people.ada, dayAfter(FIRST)))).toBe('not-found');
  expect(await codeOf(sitDown(people.ada, false, dayAfter(FIRST)))).toBe('not-now');
  time = startOfDay(dayAfter(FIRST)) + HOUR;
  const { deals } = await people.ada.call('today');
  expect(deals.find(({ game }) => game === GAME)).toEqual({
    day: today(),
    game: GAME,
    commitment: promised,
    secret: null,
    mine: null,
  });
});

test('one counted try a person, from two devices at once too; the second is the first', async () => {
  const [one, other] = await Promise.all([sitDown(people.ada), sitDown(people.ada)]);
  expect(other).toBe(one);
  expect(await sitDown(people.ada)).toBe(one);
  expect(await codeOf(sitDown(people.ada, true))).toBe('not-now');
  const params = { table: one };
  const { match, seq } = await momentOf(people.ada, one);
  expect(await codeOf(people.ada.call('takeBack', { params, body: { match, seq } }))).toBe('not-now');
  expect(await codeOf(people.ada.call('hint', { params, body: {} }))).toBe('not-now');
  // Nobody tells them which card comes next.
  expect(await codeOf(people.ada.call('setTalk', { params, body: { talk: 'everyone' } }))).toBe('not-now');
  expect(await codeOf(people.ada.call('callStandIn', { params, body: { seat: 0 } }))).toBe('not-now');
  expect(await codeOf(people.ada.call('stand', { params }))).toBe('not-now');
  await playOn(people.ada, one, first);
  expect(await codeOf(sitDown(people.ada))).toBe('not-now');
  expect(await codeOf(people.ada.call('rematch', { params, body: { contribution: '0'.repeat(64) } }))).toBe('not-now');
  const { field, deal } = await resultOf(people.ada);
  expect(deal.mine).toMatchObject({ state: 'done', field: true, bots: BOTS_VERSION });
  expect(field).toMatchObject({ people: 1, place: 1, counts: [{ margin: deal.mine?.margin, people: 1 }] });
  expect(field?.leaders).toMatchObject([{ name: 'ada', place: 1, you: true }]);
});

/** All that somebody was shown from their seat, without what names the match or the people. */
async function storyOf(guest: Guest, match: string): Promise<string> {
  const { moments } = await guest.call('replay', { params: { match } });
  return canonical(moments.map(({ match: _, ...moment }) => moment));
}
const matchOf = async (guest: Guest, day = today()) => (await resultOf(guest, day)).deal.mine?.match ?? '';

test('the same moves meet the same cards and answers; a guest sees their place and is not in the field', async () => {
  expect((await resultOf(people.guest)).field).toBeNull();
  const table = await sitDown(people.guest);
  await playOn(people.guest, table, first);
  expect(await storyOf(people.guest, await matchOf(people.guest))).toBe(
    await storyOf(people.ada, await matchOf(people.ada)),
  );
  const { field, deal } = await resultOf(people.guest);
  expect(deal.mine).toMatchObject({ state: 'done', field: false });
  expect(field).toMatchObject({ people: 1, place: 1 });
});

test('nothing that a finisher can see helps another: two worlds over the daily’s doors', {
  timeout: 60_000,
}, async () => {
  const { ada, ben } = people;
  const match = await matchOf(ada);
  const seats = (await ada.call('match', { params: { match } })).players.length;
  for (const guest of [ada, ben]) {
    expect(await codeOf(guest.call('log', { params: { match } }))).toBe('not-now');
    for (const viewer of ['rail', ...Array.from({ length: seats - 1 }, (_, seat) => String(seat + 1))])
      expect(await codeOf(guest.call('replay', { params: { match }, query: { viewer } }))).toBe('not-now');
  }
  expect(await codeOf(ben.call('replay', { params: { match }, query: { viewer: '0' } }))).toBe('not-now');
  expect(await codeOf(ben.call('ownDecisions', { params: { match } }))).toBe('not-yours');
  expect((await ben.call('match', { params: { match } })).outcome).toBeNull();
  const { table } = await ada.call('match', { params: { match } });
  expect((await ben.call('table', { params: { table } })).moment).toBeNull();
  expect((await resultOf(ben)).field).toBeNull();
  // Whatever ada can read of the day is the same in every world that her seat could not tell apart: it is her own
  // moments, which the leak tests hold against imagined worlds, and numbers; no answer has a card or a secret in it.
  const answers = [await resultOf(ada), await ada.call('today'), await ada.call('myDailies'), await resultOf(ben)];
  expect(answers.map((answer) => JSON.stringify(answer).match(/"(view|cards|sheet|hand|action)"/))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(answers.map((answer) => JSON.stringify(answer).match(/"secret":"/))).toEqual([null, null, null, null]);
});

test('one’s own decisions are what one’s own screen showed', async () => {
  const { ada } = people;
  const match = await matchOf(ada);
  const { moments } = await ada.call('replay', { params: { match } });
  const own = await ada.call('ownDecisions', { params: { match } });
  const shown = moments.filter(({ asked, seq }) => asked && moments[seq + 1]?.by?.seat === own.seat);
  expect(own.decisions.map(({ seq, view, choices }) => ({ seq, hand: view.hand, choices }))).toEqual(
    shown.map(({ seq, view, choices }) => ({ seq, hand: view.hand, choices })),
  );
});

test('afterwards as often as one likes, with hints and take-backs, and it changes no result', async () => {
  const { ada } = people;
  const before = await resultOf(ada);
  const table = await sitDown(ada, true);
  expect(table).not.toBe(before.deal.mine?.table);
  const { asked, match, seq, choices } = await momentOf(ada, table);
  if (asked && choices[0]) await ada.call('act', { params: { table }, body: { match, seq, action: choices[0] } });
  // Sitting down once more gives it up; there is one such table at a time.
  const next = await sitDown(ada, true);
  expect((await ada.call('table', { params: { table } })).table.state).toBe('closed');
  await playOn(ada, next, first);
  expect((await resultOf(ada)).deal).toEqual(before.deal);
  const again = (await ada.call('table', { params: { table: next } })).table.match ?? '';
  expect(await codeOf(ada.call('log', { params: { match: again } }))).toBe('not-now');
});

test('friends come first, and a name kept during the day is not in its field', async () => {
  const { ada } = people;
  const late = await keeper(house, 'latecomer');
  await late.call('befriend', { body: { person: ada.me.id } });
  await ada.call('befriend', { body: { person: late.me.id } });
  await playOn(late, await sitDown(late), first);
  expect((await resultOf(late)).deal.mine?.field).toBe(false);
  const { field } = await resultOf(ada);
  expect(field).toMatchObject({ people: 1, friends: [{ name: 'latecomer' }] });
  expect(field?.leaders.map(({ name }) => name)).toEqual(['ada']);
});

/** Signs in where the guest played, and brings along what was played there. */
async function brought(guest: Guest, handle: string, code: string) {
  const { me, guest: left } = await client({ base: house.base, token: guest.token }).call('signInByCode', {
    body: { handle, code, program: true },
  });
  const token = me.token ?? '';
  const account: Guest = { ...client({ base: house.base, token, patience: () => 20 }), me, token };
  return { account, ...(await account.call('bring', { body: { code: left?.code ?? '' } })) };
}

test('a guest’s try that is brought is the account’s only one, ended or not', async () => {
  const [hal, ivy] = [await keeper(house, 'hal'), await keeper(house, 'ivy')];
  const [done, begun] = [await browserAt(house), await browserAt(house)];
  await playOn(done, await sitDown(done), first);
  const { mine } = (await resultOf(done)).deal;
  const { account: late, left } = await brought(done, 'hal', hal.code);
  expect(left).toBe(0);
  expect((await resultOf(late)).deal.mine).toEqual(mine);
  expect(await codeOf(sitDown(late))).toBe('not-now');
  const table = await sitDown(begun);
  const { account: playing } = await brought(begun, 'ivy', ivy.code);
  expect(await sitDown(playing)).toBe(table);
  await playOn(playing, table, first);
  expect((await resultOf(playing)).deal.mine).toMatchObject({ state: 'done', table, margin: expect.any(Number) });
});

test('a guest’s try beside the account’s own stays behind, with its match', async () => {
  const [kim, leo] = [await keeper(house, 'kim'), await keeper(house, 'leo')];
  const [done, begun] = [await browserAt(house), await browserAt(house)];
  const [kims, leos] = [await sitDown(kim), await sitDown(leo)];
  await playOn(done, await sitDown(done), first);
  const match = await matchOf(done);
  const { account, left } = await brought(done, 'kim', kim.code);
  expect(left).toBe(1);
  expect((await resultOf(account)).deal.mine).toMatchObject({ state: 'playing', table: kims });
  expect((await account.call('myMatches')).matches.map(({ id }) => id)).not.toContain(match);
  expect(await codeOf(account.call('ownDecisions', { params: { match } }))).toBe('not-yours');
  const other = await sitDown(begun);
  const { account: twice } = await brought(begun, 'leo', leo.code);
  expect((await twice.call('table', { params: { table: other } })).seat).toBeNull();
  expect(await sitDown(twice)).toBe(leos);
});

test('a try that runs past the day does not count, and the day opens for everyone', { timeout: 60_000 }, async () => {
  const { ada, ben } = people;
  const day = today();
  const table = await sitDown(ben);
  time = startOfDay(dayAfter(day)) + HOUR - 1;
  expect(await codeOf(ada.call('log', { params: { match: await matchOf(ada, day) } }))).toBe('not-now');
  expect(await codeOf(sitDown(people.guest, false, day))).toBe('not-now');
  // Nor may he try the same cards out beside it, with hints, while it still counts.
  expect(await codeOf(sitDown(ben, true, day))).toBe('not-now');
  time += MINUTE + 1;
  await until(async () => (await resultOf(ada, day)).deal.secret !== null);
  await playOn(ben, table, first);
  expect((await resultOf(ben, day)).deal.mine).toMatchObject({ state: 'late', margin: null });
  expect((await resultOf(ben, day)).field?.people).toBe(1);
});

test('the opened day verifies, the bots’ answers too, and is the archive’s', { timeout: 60_000 }, async () => {
  const { ada, ben } = people;
  const day = dayAfter(today(), -1);
  const { deal } = await resultOf(ada, day);
  expect(commitmentTo(deal.secret ?? '')).toBe(deal.commitment);
  const log = await ben.call('log', { params: { match: await matchOf(ada, day) } });
  const { games: quick } = (await import(GAMES)) as { games: typeof games };
  expect(verify(quick.find(GAME), log)).toEqual([]);
  expect(strayAnswers(quick.find(GAME), log)).toEqual([]);
  const table = await sitDown(ben, true, day);
  expect(await momentOf(ben, table)).toMatchObject({ seq: expect.any(Number) });
  expect(await codeOf(sitDown(ben, false, day))).toBe('not-now');
  const mine = await ada.call('myDailies');
  expect(mine.tries.map((one) => ({ day: one.day, state: one.state }))).toEqual([{ day, state: 'done' }]);
});

/** The entries of bots that are not what these bots answer. */
function strayAnswers(game: ReturnType<typeof games.find>, { entries, seal: _, ...start }: Log): number[] {
  const { level, playouts } = dailyOf(game);
  const host = openHost(game, start);
  return entries.flatMap((entry, index) => {
    const seat = nextInTurn(host.match, 0);
    const seed = seat === undefined ? '' : thinkingSeed(host.match, seat);
    const isStray =
      seat !== entry.seat ||
      (seat !== 0 &&
        canonical(fixedThought(host.questionFor(seat), { level, playouts, seed }).action) !==
          canonical('action' in entry ? (entry.action as object) : {}));
    host.accept(host.tryEntry(entry));
    return isStray ? [index] : [];
  });
}

test('a clock that is set back opens nothing again and counts nothing', async () => {
  const day = dayAfter(today(), -1);
  const later = time;
  time = startOfDay(day) + 2 * HOUR;
  const late = await browserAt(house, 'Time traveller');
  // The house's own time never steps back; and were it the old day again, its cards are open and count no more.
  expect(await codeOf(sitDown(late, false, day))).toBe('not-now');
  time = later + DAY;
});
