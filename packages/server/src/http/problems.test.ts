// What the server refuses, it refuses in the guest's language.
import { LANGS, SpokenError } from '@sagebrush/engine';
import { ProblemError } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST, TOO_MUCH } from '../quota-sentences.ts';
import { MISSING, NOT_FOR_YOU } from '../sentences.ts';
import { AT_TABLE } from '../tables/sentences.ts';
import { type Guest, type House, openHouse, tableOf } from '../testing/house.ts';
import { problemOf } from './problems.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const detailOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem.detail : String(error)),
  );
const speaking = async (name: string, lang: 'de' | 'it'): Promise<Guest> => {
  const guest = await house.guest(name);
  await guest.call('changeMe', { body: { lang } });
  return guest;
};

test('a guest reads each no in the language that they speak', async () => {
  const [ann, ben, carla] = [await house.guest('Ann'), await speaking('Ben', 'de'), await speaking('Carla', 'it')];
  const table = await tableOf([ann], { seats: 4 });
  const close = (guest: Guest) => detailOf(guest.call('closeTable', { params: { table } }));
  expect(await close(ben)).toBe(AT_TABLE.hostOnly.de);
  expect(await close(carla)).toBe(AT_TABLE.hostOnly.it);
  const missing = (guest: Guest) => detailOf(guest.call('table', { params: { table: 'nowhere0' } }));
  expect(await missing(ann)).toBe(MISSING.table.en);
  expect(await missing(ben)).toBe(MISSING.table.de);
  expect(await detailOf(ben.call('changeMe', { body: { name: '' } }))).toBe(
    'name: hat 0 Zeichen: erlaubt sind 1 bis 24',
  );
});

test('what a game finds wrong in what it is handed is said in that language too', () => {
  const error = new SpokenError(
    'options.deck',
    (lang) => ({ en: 'has a hole', de: 'hat ein Loch', it: 'ha un buco' })[lang],
  );
  expect(LANGS.map((lang) => problemOf(error, lang).detail)).toEqual([
    'options.deck: has a hole',
    'options.deck: hat ein Loch',
    'options.deck: ha un buco',
  ]);
});

test('a body that is no JSON is told so in words', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await house.app.inject({ url: '/api/session', method: 'POST', headers, body: '{' });
  expect(answer.json()).toMatchObject({
    code: 'format',
    detail: expect.stringMatching(/^The request cannot be read \(Body is not valid JSON/),
  });
});

test('before anybody is known, in the language of the browser', async () => {
  const answer = await house.app.inject({ url: '/api/me', headers: { 'accept-language': 'it-IT,it;q=0.9' } });
  expect(answer.json()).toMatchObject({ code: 'no-session', detail: NOT_FOR_YOU.arriveFirst.it });
});

test('every sentence is there in three languages, with its numbers', () => {
  const all = [
    ...[AT_TABLE, MISSING, NOT_FOR_YOU, TOO_MUCH].flatMap((some) => Object.values(some)),
    ...Object.values(MOST).map((sentence) => sentence(17)),
  ];
  for (const sentence of all) {
    expect(new Set(LANGS.map((lang) => sentence[lang])).size, sentence.en).toBe(LANGS.length);
    for (const lang of LANGS) expect(sentence[lang]).toMatch(/^[^a-z].*\.$/);
  }
  for (const sentence of Object.values(MOST)) for (const lang of LANGS) expect(sentence(17)[lang]).toContain('17');
});
