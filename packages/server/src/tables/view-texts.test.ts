// The texts of a view: every way out to a reader has them in the reader's own language.
import { LANGS } from '@sagebrush/engine';
import { client, type Moment } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOnce, type Guest, type House, momentOf, openHouse, record, startedTable } from '../testing/house.ts';

const SPOKEN = new URL('../testing/spoken-game.ts', import.meta.url).href;

let house: House;
let people: Guest[];
let watchers: Guest[];
let table: string;

beforeAll(async () => {
  house = await openHouse({ gamesModule: SPOKEN });
  people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => house.guest(name)));
  watchers = await Promise.all(LANGS.map(() => house.guest('Rail')));
  await Promise.all(readers().map(({ guest, lang }) => guest.call('changeMe', { body: { lang } })));
  table = await startedTable(people);
});
afterAll(() => house.close());

/** Seats and the rail, where the same is to be seen in three languages. */
const readers = () =>
  [people, watchers].flatMap((guests) =>
    guests.map((guest, index) => ({ guest, lang: LANGS[index % LANGS.length] ?? 'en' })),
  );
const textsOf = (moments: readonly Moment[]): unknown[] =>
  moments.map(({ view }) => (view as typeof view & { readonly text?: string }).text);

test('as it stands, as it happens, as it was missed, and played again', async () => {
  const live = readers().map(({ guest, lang }) => ({ guest, lang, recorder: record(guest, table) }));
  await Promise.all(live.map(({ recorder }) => recorder.until(({ type }) => type === 'hello')));
  const seq = await actOnce(people, table);
  for (const { guest, lang, recorder } of live) {
    const late = record(guest, table, '1');
    for (const reader of [recorder, late])
      await reader.until((message) => message.type === 'moment' && message.moment.seq === seq);
    const { match } = await momentOf(guest, table);
    const { moments } = await guest.call('replay', { params: { match }, query: {} });
    expect(textsOf([await momentOf(guest, table)])).toEqual([lang]);
    expect(textsOf(recorder.moments)).toEqual([lang]);
    expect(textsOf(late.moments)).toEqual([lang, lang]);
    expect(textsOf(moments)).toEqual([lang, lang]);
    for (const reader of [recorder, late]) reader.stop();
  }
});

test('English for who has no account', async () => {
  expect(textsOf([await momentOf(client({ base: house.base }), table)])).toEqual(['en']);
});
