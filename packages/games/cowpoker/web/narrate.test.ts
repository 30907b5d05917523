// What a scene says: who, with what, to whom, why and what it cost, in every language and for every reader.
import { type Action, cowpoker, type Event, type Options, type State, type View } from '@sagebrush/cowpoker';
import { type Game, LANGS, type Lang, plain, type Sentence } from '@sagebrush/engine';
import type { SceneStory } from '@sagebrush/table-kit/table/screen.ts';
import { type TableSpec, tableOf, type WalkedStep, walk } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { narrate } from './narrate.ts';
import { sceneTime } from './scene-times.ts';

const game: Game = cowpoker;
const NAMES = ['Ada', 'Bill', 'Cora', 'Dan'];

interface Told {
  readonly event: Event;
  readonly sentence: Sentence | undefined;
  readonly text: string;
}

/** Every scene of some matches, as one of the seats is told it. */
function scenesOf(table: TableSpec, lang: Lang, you: number): readonly Told[] {
  const options = tableOf(game, table).options as Options;
  const words = cowpoker.words(lang, options);
  const told: Told[] = [];
  function see({ state, seat, action }: WalkedStep): void {
    const view = cowpoker.view(state as State, you);
    const together: Event[] = [];
    cowpoker.apply(cowpoker.clone(state as State), seat, action as Action, (event) => together.push(event));
    for (const event of together) {
      if (sceneTime(event) === 0 || event.type === 'end') continue;
      const story = { event, together, view, options, lang, words, players: [], you } as unknown as SceneStory<View>;
      const sentence = narrate(story);
      const text = plain(sentence ?? [], NAMES, (card) => words.card(card), { you });
      told.push({ event, sentence, text });
    }
  }
  for (let match = 0; match < 8; match++) walk(game, table, `narrate ${match}`, see);
  return told;
}

const seatsIn = (sentence: Sentence): number[] =>
  sentence.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : []));
const cardsIn = (sentence: Sentence): string[] =>
  sentence.flatMap((part) => (typeof part === 'object' && 'card' in part ? [part.card] : []));

/** Whom a scene must name: who did it, and to whom. */
function concerned(event: Event): number[] {
  if (event.type === 'steal') return [event.seat, event.from];
  if (event.type === 'swap') return [event.seat, event.with];
  if (event.type === 'discard') return [event.from];
  if (event.type === 'place') return [event.seat, event.gang];
  if (event.type === 'trick') return event.winner === null ? [] : [event.winner];
  return event.type === 'call' || event.type === 'move' || event.type === 'look' ? [event.seat] : [];
}
const COSTS: ReadonlySet<Event['type']> = new Set(['place', 'steal', 'swap', 'trick']);

test.each(LANGS)('each scene names who, with what, to whom and what it cost: %s', (lang) => {
  const seen = new Set<string>();
  for (const { event, sentence = [], text } of [
    ...scenesOf({ seats: 4 }, lang, 0),
    ...scenesOf({ seats: 2 }, lang, 0),
  ]) {
    seen.add(event.type);
    expect(text, JSON.stringify(event)).toMatch(/\S.*\.$/);
    expect(text).not.toMatch(/undefined|NaN|Seat \d|Posto|Platz/);
    expect(seatsIn(sentence)).toEqual(expect.arrayContaining(concerned(event)));
    if ('card' in event) expect(cardsIn(sentence)).toContain(event.card);
    if (event.type !== 'trick' || event.winner !== null) expect(cardsIn(sentence).length).toBeGreaterThan(0);
    if (COSTS.has(event.type)) expect(text).toMatch(/[+−]\d|\b0\b|Gang|Band/);
  }
  expect([...seen].sort()).toEqual([
    'call',
    'discard',
    'look',
    'move',
    'place',
    'randomizer',
    'steal',
    'swap',
    'trick',
  ]);
});

test.each([
  ['en', /\bAda\b|\byou (?:calls|takes|steals|draws)\b/i],
  ['de', /\bAda\b|\bdu (?:ruft|gewinnt|stiehlt)\b|von du\b|für du\b/i],
  ['it', /\bAda\b|\btu (?:annuncia|vince|ruba)\b|\ba tu\b|\bdi tu\b/i],
] as const)('you are "you", in every case: %s', (lang, wrong) => {
  const told = scenesOf({ seats: 4 }, lang, 0);
  expect(told.filter(({ text }) => wrong.test(text)).map(({ text }) => text)).toEqual([]);
  expect(told.some(({ sentence = [] }) => seatsIn(sentence).includes(0))).toBe(true);
});

test('in the log too: no name of your own, and verbs that agree', () => {
  for (const lang of LANGS) {
    const words = cowpoker.words(lang, tableOf(game, { seats: 4 }).options as Options);
    const said: string[] = [];
    function see({ state, seat, action }: WalkedStep): void {
      cowpoker.apply(cowpoker.clone(state as State), seat, action as Action, (event) => {
        said.push(plain(words.event(event), NAMES, (card) => words.card(card), { you: 0 }));
      });
    }
    for (let match = 0; match < 4; match++) walk(game, { seats: 4 }, `log ${match}`, see);
    expect(said.filter((text) => /\bAda\b/.test(text))).toEqual([]);
    const wrong = /\b(?:you|du|tu) (?:draws|plays|takes|zieht|spielt|gewinnt|pesca|gioca|vince)\b/i;
    expect(said.filter((text) => wrong.test(text))).toEqual([]);
  }
});
