// Characters: each leans to its style more than a plain bot of its level does, on the same questions, and to no choice
// that gives up more than its trail allows.
import { fastRandom, type Game, parseOptions } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { toyGame } from '@sagebrush/testkit';
import { describe, expect, test, vi } from 'vitest';
import { LEVELS, type Level } from './levels.ts';
import type { Question } from './question.ts';
import { leaningOf } from './sparring.ts';
import { thinkInStyle } from './styled.ts';
import { think } from './think.ts';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const DECISIONS = 100;
const ITERATIONS = 16;

/** Decisions with more than one choice, from matches of deputies as a trail plays them. */
function questionsOf(game: Game): Question[] {
  const { trail } = game;
  if (!trail) throw new Error(`${game.id} has no trail`);
  const table = { seats: game.seating(trail.players), options: parseOptions<object>(game.options, trail.options) };
  const met: Question[] = [];
  for (let match = 0; met.length < DECISIONS; match++) {
    const random = fastRandom(`deputies ${match}`);
    const state = game.deal(table, fastRandom(`trail ${match}`));
    for (let seat = game.pending(state)[0]; seat !== undefined; seat = game.pending(state)[0]) {
      const question = { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };
      if (question.choices.length > 1) met.push(question);
      game.apply(state, seat, think('deputy', question, random).action);
    }
  }
  return met.slice(0, DECISIONS);
}

describe.each([...games.games])('$id', (game) => {
  const questions = questionsOf(game);
  const { characters = [], tolerance = 0 } = game.trail ?? {};

  test.each([...characters])('$name of level $level leans to the $style', ({ level, style }) => {
    const bot = { level: level as Level, style };
    let [own, plain] = [0, 0];
    for (const [index, question] of questions.entries()) {
      const leaning = leaningOf(style, question);
      const limits = { iterations: ITERATIONS };
      const liked = thinkInStyle(bot, question, fastRandom(index), limits);
      const usual = think(bot.level, question, fastRandom(index), limits);
      expect(question.choices).toContain(liked.action);
      own += leaning(liked.action);
      plain += leaning(usual.action);
      const [first, best] = [liked.considered[0]?.share ?? 0, usual.considered[0]?.share ?? 0];
      // A style is between -1 and 1: the most that it can be worth is twice what the trail allows.
      expect(best - first).toBeLessThanOrEqual(2 * tolerance + Number.EPSILON);
    }
    expect(own).toBeGreaterThan(plain);
  });

  test('the weakest comes first, and everybody has a name of their own', () => {
    const strengths = characters.map(({ level }) => LEVELS.indexOf(level as Level));
    expect(strengths).not.toContain(-1);
    expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
    expect(new Set(characters.flatMap(({ id, name }) => [id, name])).size).toBe(2 * characters.length);
  });
});

test('a dozen, and none of them has the name of a level, a style or somebody in another game', () => {
  const all = games.games.flatMap(({ trail }) => trail?.characters ?? []);
  expect(all).toHaveLength(12);
  expect(new Set(all.map(({ name }) => name)).size).toBe(12);
});

test('a game without a trail has no characters', () => {
  const game = toyGame as Game;
  const table = { seats: game.seating(2), options: parseOptions<object>(game.options, {}) };
  const state = game.deal(table, fastRandom('toy'));
  const seat = game.pending(state)[0] ?? 0;
  const question = { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };
  expect(() => thinkInStyle({ level: 'sheriff', style: 'hoarder' }, question, fastRandom('toy'))).toThrow(
    'has no characters',
  );
});
