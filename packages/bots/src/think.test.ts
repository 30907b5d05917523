// What every level promises: a legal move, in time, the same for the same question, and with reasons.
import { fastRandom, type Game, LANGS, plain } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { claims } from '../fixtures/claims.ts';
import { explain } from './explain.ts';
import { LEVELS, type Level } from './levels.ts';
import type { Question } from './question.ts';
import { think } from './think.ts';

const game = claims as Game;
const table = { seats: game.seating(2), options: {} };

function ask(position: object, seat = 0): Question {
  const state = game.setUp(position, table, fastRandom('ask'));
  return { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };
}
const opening = ask({
  hands: [
    ['AH', '9S', '4C', '3D', 'KD'],
    ['2C', '5D', '8H', 'JS', 'QC'],
  ],
  prizes: ['TH', '7S', 'AC', '5C', '6S'],
});

/** The levels that try things out. */
const SEARCHERS = LEVELS.slice(3);

test.each([...LEVELS])('%s chooses one of the choices, first among those considered', (level) => {
  const { action, considered } = think(level, opening, fastRandom('move'), { iterations: 50 });
  expect(opening.choices).toContain(action);
  expect(considered[0]?.action).toBe(action);
  expect(new Set(considered.map((candidate) => candidate.action)).size).toBe(considered.length);
});

test.each([...LEVELS])('%s thinks the same when asked the same', (level) => {
  const thought = () => think(level, opening, fastRandom('again'), { iterations: 60 });
  expect(thought()).toEqual(thought());
});

test('the levels below deputy differ from it, and from themselves', () => {
  const moves = (level: (typeof LEVELS)[number]) =>
    new Set(Array.from({ length: 40 }, (_, index) => JSON.stringify(think(level, opening, fastRandom(index)).action)));
  expect(moves('deputy').size).toBe(1);
  expect(moves('cowhand').size).toBeGreaterThan(1);
  expect(moves('greenhorn').size).toBeGreaterThan(1);
});

test.each(SEARCHERS)(
  '%s sees what the rule of thumb does not: to lead a Three wins nothing, least of all an Ace',
  (level) => {
    const lastTwo = ask({
      hands: [
        ['AH', '3C'],
        ['KS', '2D'],
      ],
      prizes: ['AD', '7D'],
    });
    expect(think('deputy', lastTwo, fastRandom(1)).action).toEqual({ type: 'claim', card: '3C' });
    const { action, considered } = think(level, lastTwo, fastRandom(1), { iterations: 400 });
    expect(action).toEqual({ type: 'claim', card: 'AH' });
    expect(considered[0]?.share).toBeGreaterThan(considered[1]?.share ?? 1);
  },
);

test.each(SEARCHERS)('%s spends its iterations and at most one world more', (level) => {
  const { considered } = think(level, opening, fastRandom('spent'), { iterations: 101 });
  const spent = considered.reduce((sum, { playouts }) => sum + playouts, 0);
  expect(spent).toBeGreaterThanOrEqual(101);
  expect(spent).toBeLessThan(101 + opening.choices.length);
});

test('a game without a tree has marshal run the race of sheriff', () => {
  const treeless = { ...opening, game: { ...game, sense: { ...game.sense, treeless: true as const } } };
  const thought = (level: Level, question: Question) => think(level, question, fastRandom('tree'), { iterations: 400 });
  expect(thought('marshal', treeless)).toEqual(thought('sheriff', treeless));
  expect(thought('marshal', opening)).not.toEqual(thought('sheriff', opening));
});

test('most playouts go to the choices that matter', () => {
  const { considered } = think('sheriff', opening, fastRandom('halving'), { iterations: 400 });
  expect(considered[0]?.playouts).toBeGreaterThan(2 * (considered.at(-1)?.playouts ?? 0));
});

test('time that is up at once leaves the rule of thumb, time that runs out the best so far', () => {
  const hurried = think('sheriff', opening, fastRandom('hurry'), { isTimeUp: () => true });
  expect(hurried.action).toEqual(think('deputy', opening, fastRandom('hurry')).action);
  expect(hurried.considered.every(({ share, playouts }) => playouts === 0 && share === 0.5)).toBe(true);
  let looks = 0;
  const stopped = think('sheriff', opening, fastRandom('stop'), { isTimeUp: () => ++looks > 10 });
  expect(looks).toBe(11);
  expect(stopped.considered[0]?.playouts).toBeGreaterThan(1);
});

test.each(SEARCHERS)('without limits %s stops by itself', (level) => {
  expect(think(level, opening, fastRandom('free')).considered[0]?.playouts).toBeGreaterThan(50);
});

test('a level that is none is refused by name', () => {
  // Whoever asks in plain JavaScript has no compiler to say so.
  expect(() => think('mayor' as Level, opening, fastRandom(0))).toThrow('no level mayor: expected greenhorn, cowhand');
});

test('nothing to choose is no question', () => {
  expect(() => think('deputy', { ...opening, choices: [] }, fastRandom(0))).toThrow('seat 0 has nothing to choose');
});

test('a thought explains itself in three languages, with the expected result of each candidate', () => {
  const thought = think('sheriff', opening, fastRandom('why'), { iterations: 200 });
  for (const lang of LANGS) {
    const explained = explain(opening, thought, lang);
    expect(explained).toHaveLength(thought.considered.length);
    for (const { candidate, choice, result, reason } of explained) {
      const texts = [choice, result, reason].map((sentence) => plain(sentence, ['Ann', 'Ben'], (card) => card));
      expect(texts[0]).toContain((candidate.action as unknown as { card: string }).card);
      expect(texts[1]).toContain(String(candidate.playouts));
      expect(texts[2]).toBe(candidate.reason.why);
    }
  }
  const [byThumb] = explain(opening, think('deputy', opening, fastRandom('why')), 'en');
  expect(byThumb?.result).toEqual(['Judged by rule of thumb alone.']);
});
