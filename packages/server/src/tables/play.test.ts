// Playing: what is refused and why, keys, clocks, stand-ins, take-backs, rematches, hints, replays, logs.
import { verify } from '@sagebrush/engine';
import { ProblemError } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPlay } from '../testing/draw-play.ts';
import {
  actOnce,
  codeOf,
  fresh32,
  type Guest,
  type House,
  infoOf,
  isOver,
  momentOf,
  openHouse,
  playOn,
  record,
  startedTable,
} from '../testing/house.ts';

let house: House;
let four: Guest[];
let now = Date.now();
const BOTS = ['greenhorn', 'cowhand', 'deputy'] as const;

beforeAll(async () => {
  house = await openHouse({ now: () => now, tick: 50 });
  four = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => house.guest(name)));
});
afterAll(() => house.close());

const person = (seat: number): Guest => four[seat] as Guest;
async function askedAt(table: string): Promise<{ seat: number; person: Guest }> {
  for (const [seat, guest] of four.entries()) if ((await momentOf(guest, table)).asked) return { seat, person: guest };
  throw new Error('nobody is asked');
}

test('an action is refused with its clause and sentence, and only an asked seat may act', async () => {
  const table = await startedTable(four);
  const asked = await askedAt(table);
  const { match, seq } = await momentOf(asked.person, table);
  const act = (guest: Guest, body: object) =>
    guest.call('act', { params: { table }, body: { match, seq, action: { type: 'draw' }, ...body } });

  const early = await act(asked.person, { action: { type: 'play', card: 'KH' } }).catch((error: unknown) => error);
  expect(early).toBeInstanceOf(ProblemError);
  expect((early as ProblemError).problem).toMatchObject({
    status: 409,
    code: 'refused',
    detail: 'Not now.',
    refusal: { rule: 'DP-3', reason: 'draw-first' },
  });
  expect(await codeOf(act(person((asked.seat + 1) % 4), {}))).toBe('refused');
  expect(await codeOf(act(asked.person, { seq: seq + 1 }))).toBe('stale');
  expect(await codeOf(act(asked.person, { match: 'another-match' }))).toBe('stale');
  expect(await codeOf(act(asked.person, { action: { type: 'draw', card: 'KH' } }))).toBe('format');
  expect(await codeOf(act(await house.guest(), {}))).toBe('not-yours');
  expect(await act(asked.person, {})).toEqual({ seq: 1 });
  expect(await codeOf(act(asked.person, {}))).toBe('stale');

  const why = (action: { type: string }) => asked.person.call('whyNot', { params: { table }, body: { action } });
  expect(await why({ type: 'draw' })).toMatchObject({ refusal: { rule: 'DP-3', text: 'Not now.' } });
  const choice = (await momentOf(asked.person, table)).choices[0];
  expect(await why(choice ?? { type: '' })).toEqual({ refusal: null });
});

test('a repeated request with the same key has one effect and the same answer', async () => {
  const table = await startedTable(four);
  const asked = await askedAt(table);
  const { match, seq } = await momentOf(asked.person, table);
  const once = { params: { table }, body: { match, seq, action: { type: 'draw' } }, key: 'my-move' };
  const answers = await Promise.all([1, 2, 3].map(() => asked.person.call('act', once)));
  expect(answers).toEqual([{ seq: 1 }, { seq: 1 }, { seq: 1 }]);
  expect((await momentOf(asked.person, table)).seq).toBe(1);

  const open = () => person(0).call('openTable', { body: { game: 'draw-play', seats: 4 }, key: 'my-table' });
  const [one, other] = await Promise.all([open(), open()]);
  expect(one).toEqual(other);
  expect(
    await codeOf(person(0).call('openTable', { body: { game: 'draw-play', seats: 4 }, key: 'not a key\u00e9' })),
  ).not.toBe('fine');
});

test('a match among people and bots is played to its end; its log is sealed, fair and open to all', async () => {
  const table = await startedTable([person(0)], {}, BOTS);
  const running = (await infoOf(person(0), table)).match ?? '';
  expect(await codeOf(person(0).call('log', { params: { match: running } }))).toBe('not-now');
  await playOn(person(0), table);
  const info = await infoOf(person(0), table);
  expect(info).toMatchObject({ state: 'over', series: [{ match: running }] });
  const stranger = await house.guest();
  const log = await stranger.call('log', { params: { match: running } });
  expect(verify(drawPlay as never, log)).toEqual([]);
  expect(log.chance).toMatchObject({ contributions: [expect.any(String), null, null, null] });
  const { moments } = await stranger.call('replay', { params: { match: running }, query: { viewer: '2' } });
  expect(moments).toHaveLength(log.entries.length + 1);
  expect(moments[0]?.view.hand).toHaveLength(5);
  expect(await person(0).call('myMatches')).toMatchObject({
    matches: expect.arrayContaining([expect.objectContaining({ id: running, seat: 0 })]),
  });
});

test('while a match runs nobody sees it from another seat, and without watchers not at all', async () => {
  const open = (await infoOf(person(0), await startedTable(four))).match ?? '';
  const shut = await startedTable(four, { watchers: false });
  const match = (await infoOf(person(0), shut)).match ?? '';
  const stranger = await house.guest();
  const replay = (guest: Guest, of: string, viewer?: string) =>
    codeOf(guest.call('replay', { params: { match: of }, ...(viewer ? { query: { viewer } } : {}) }));
  expect(await replay(person(1), open)).toBe('fine');
  expect(await replay(person(1), open, '1')).toBe('fine');
  expect(await replay(person(1), open, '2')).toBe('not-yours');
  expect(await replay(stranger, open, '0')).toBe('not-yours');
  expect(await replay(stranger, open)).toBe('fine');
  expect(await replay(stranger, match)).toBe('not-yours');
  expect((await stranger.call('table', { params: { table: shut } })).moment).toBeNull();
  const recorder = record(stranger, shut);
  await recorder.until(({ type }) => type === 'hello');
  await actOnce(four, shut);
  await person(0).call('chat', { params: { table: shut }, body: { text: 'Nothing to see' } });
  await recorder.until(({ type }) => type === 'chat');
  expect(recorder.moments).toEqual([]);
  recorder.stop();
});

test('when the clock runs out a bot plays on, marked in the log, until the person is back', async () => {
  const table = await startedTable(
    [person(0)],
    { options: { rounds: 1000 }, clock: { kind: 'seconds', seconds: 30 }, standIn: 'greenhorn' },
    BOTS,
  );
  const recorder = record(person(0), table);
  await recorder.until((message) =>
    message.type === 'hello'
      ? message.snapshot.moment?.asked === true
      : message.type === 'moment' && message.moment.asked,
  );
  const asked = await person(0).call('table', { params: { table } });
  expect(asked.deadlines).toEqual([now + 30_000, null, null, null]);
  now += 30_001;
  await recorder.until((message) => message.type === 'moment' && message.moment.by?.standIn === 'greenhorn');
  const chair = (await infoOf(person(0), table)).chairs[0]?.who;
  expect(chair).toMatchObject({ kind: 'person', standIn: true });
  await person(0).call('returnToSeat', { params: { table } });
  expect((await infoOf(person(0), table)).chairs[0]?.who).toMatchObject({ standIn: false });
  await recorder.until(({ type }) => type === 'deadlines');
  recorder.stop();
});

test('who leaves is played for, keeps the seat, and takes it back by acting', async () => {
  const table = await startedTable([person(0), person(1)], { standIn: 'greenhorn' }, ['greenhorn', 'greenhorn']);
  const recorder = record(person(0), table);
  await person(1).call('stand', { params: { table } });
  await playUntil(person(0), table, recorder, () =>
    recorder.moments.some(({ by }) => by?.seat === 1 && by.standIn === 'greenhorn'),
  );
  await person(1).call('returnToSeat', { params: { table } });
  const { chairs } = await infoOf(person(0), table);
  expect(chairs[1]?.who).toMatchObject({ id: person(1).me.id, standIn: false });
  await Promise.all([playOn(person(0), table), playOn(person(1), table)]);
  recorder.stop();
});

/** The first seat acts whenever it is asked until something has happened. */
async function playUntil(
  guest: Guest,
  table: string,
  recorder: ReturnType<typeof record>,
  happened: () => boolean,
): Promise<void> {
  while (!happened()) {
    const moment = await momentOf(guest, table);
    if (moment.asked) await actOnce([guest], table);
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (recorder.moments.some(({ outcome }) => outcome)) throw new Error('the match was over first');
  }
}

test('a stand-in can be called for somebody who was away for a minute', async () => {
  const table = await startedTable(four, { standIn: 'greenhorn' });
  const { seat, person: away } = await askedAt(table);
  const other = person((seat + 1) % 4);
  const call = () => codeOf(other.call('callStandIn', { params: { table }, body: { seat } }));
  const recorder = record(away, table);
  await recorder.until(({ type }) => type === 'hello');
  now += 120_000;
  expect(await call()).toBe('not-now');
  recorder.stop();
  await expect
    .poll(async () => (await infoOf(other, table)).chairs[seat]?.who, { timeout: 60_000 })
    .toMatchObject({ here: false });
  expect(await call()).toBe('not-now');
  now += 60_000;
  expect(await call()).toBe('fine');
  const watch = record(other, table);
  await watch.until((message) =>
    message.type === 'hello' ? (message.snapshot.moment?.seq ?? 0) > 0 : message.type === 'moment',
  );
  watch.stop();
});

test('a bot can be let in for oneself at once, and is sent off again without losing the chair', async () => {
  const table = await startedTable(four, { standIn: 'greenhorn' });
  const { seat, person: own } = await askedAt(table);
  const recorder = record(own, table);
  await recorder.until(({ type }) => type === 'hello');
  expect(await codeOf((await house.guest()).call('callStandIn', { params: { table }, body: { seat } }))).toBe(
    'not-yours',
  );
  await own.call('callStandIn', { params: { table }, body: { seat } });
  await recorder.until((message) => message.type === 'moment' && message.moment.by?.standIn === 'greenhorn');
  await own.call('returnToSeat', { params: { table } });
  expect((await infoOf(own, table)).chairs[seat]?.who).toMatchObject({ id: own.me.id, standIn: false });
  await Promise.all(four.map((guest) => playOn(guest, table)));
  expect((await infoOf(own, table)).chairs[seat]?.who).toMatchObject({ id: own.me.id });
  recorder.stop();
});

test('a move that somebody learned from is taken back only when all others agree', async () => {
  const table = await startedTable(four);
  const asked = await askedAt(table);
  await actOnce(four, table);
  const { match, seq } = await momentOf(asked.person, table);
  const params = { table };
  const ask = () => asked.person.call('takeBack', { params, body: { match, seq } });
  expect((await ask()).table.takeBackAsked).toMatchObject({ seat: asked.seat, agreed: [asked.seat] });
  const others = four.filter((guest) => guest !== asked.person);
  const recorder = record(asked.person, table);
  await recorder.until(({ type }) => type === 'hello');
  await others[0]?.call('answerTakeBack', { params, body: { agree: false } });
  expect(await recorder.until(({ type }) => type === 'declined')).toEqual({
    type: 'declined',
    seat: four.indexOf(others[0] as Guest),
    asked: asked.seat,
  });
  recorder.stop();
  expect((await infoOf(asked.person, table)).takeBackAsked).toBeNull();
  await ask();
  for (const guest of others) await guest.call('answerTakeBack', { params, body: { agree: true } });
  const after = await momentOf(asked.person, table);
  expect(after).toMatchObject({ seq: seq + 1, undone: true, asked: true, events: [] });
  expect((await infoOf(asked.person, table)).takeBackAsked).toBeNull();
  expect(await codeOf(ask())).toBe('stale');
});

test('a rated table has no hints and no take-back by consent', async () => {
  const table = await startedTable(four, { rated: true });
  const { person: guest } = await askedAt(table);
  expect(await codeOf(guest.call('hint', { params: { table }, body: {} }))).toBe('not-now');
  await actOnce(four, table);
  const { match, seq } = await momentOf(guest, table);
  expect(await codeOf(guest.call('takeBack', { params: { table }, body: { match, seq } }))).toBe('not-now');
});

test('a hint is what a bot thinks of my choices', async () => {
  const table = await startedTable(four);
  const { person: guest, seat } = await askedAt(table);
  await actOnce(four, table);
  const { choices } = await momentOf(guest, table);
  const hint = await guest.call('hint', { params: { table }, body: { level: 'deputy' } });
  expect(choices).toContainEqual(hint.action);
  expect(hint.considered[0]).toMatchObject({ text: 'Pairs score.' });
  expect(await codeOf(person((seat + 1) % 4).call('hint', { params: { table }, body: {} }))).toBe('not-now');
});

test('a rematch is dealt when everyone has asked for it, from a new commitment and with the next dealer', async () => {
  const table = await startedTable(four);
  await Promise.all(four.map((guest) => playOn(guest, table)));
  const before = await infoOf(person(0), table);
  expect(before.chairs.every(({ who }) => who?.kind === 'person' && !who.ready)).toBe(true);
  expect(await codeOf(person(0).call('start', { params: { table } }))).toBe('not-now');
  const recorder = record(person(0), table);
  for (const guest of four) await guest.call('rematch', { params: { table }, body: { contribution: fresh32() } });
  const after = await infoOf(person(0), table);
  expect(after).toMatchObject({ state: 'playing', match: before.next?.match });
  await recorder.until((message) => message.type === 'moment' && message.moment.match === after.match);
  await Promise.all(four.map((guest) => playOn(guest, table)));
  const log = await person(0).call('log', { params: { match: after.match ?? '' } });
  expect(log).toMatchObject({ dealer: 1, chance: { commitment: before.next?.commitment } });
  expect((await infoOf(person(0), table)).series).toHaveLength(2);
  await recorder.until(isOver);
  recorder.stop();
});
