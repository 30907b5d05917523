// What is sure: with open cards, with hidden ones, and where there is no win to be had.
import { fastRandom, parseOptions } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import type { Limits, Question } from '../question.ts';
import { sureActions } from './sure.ts';

const game = games.find('corral');

function ask(position: object, options: object = {}): Question {
  const table = { seats: game.seating(2), options: parseOptions<object>(game.options, options) };
  const state = game.setUp(position, table, fastRandom('sure'));
  return { game, table, seat: 0, view: game.view(state, 0), choices: game.choices(state, 0) };
}
const sure = (question: Question, limits: Limits = {}): readonly object[] => sureActions(question, limits);

/** A Nine beats a Seven with a Two on it, and falls to a Seven with a King. */
const twoSevens = (shown: number) => ({
  hands: [[], []],
  fighters: [
    [{ card: '9H' }],
    [
      { card: '7D', aim: ['2S'], shown },
      { card: '7C', aim: ['KS'], shown },
    ],
  ],
  scored: [['5S'], []],
  deck: [],
  turn: 0,
});

test('with all cards open the fight that wins is sure', () => {
  const question = ask(twoSevens(1), { ambushSpendsAim: false });
  expect(question.choices).toHaveLength(2);
  expect(sure(question)).toEqual([{ type: 'fight', attacker: '9H', target: '7D' }]);
});

test('a fight that wins in one world and another that wins in the other are not sure', () => {
  expect(sure(ask(twoSevens(0), { ambushSpendsAim: false }))).toEqual([]);
});

test('where two players see everything and nobody can win, what does not lose is sure', () => {
  const question = ask({
    hands: [['AS'], []],
    fighters: [[{ card: '9H' }], [{ card: '7D' }]],
    scored: [['2C'], ['9C']],
    deck: [],
    turn: 0,
  });
  expect(question.choices.length).toBeGreaterThan(2);
  // The Seven has to attack then, and falls.
  expect(sure(question)).toEqual([{ type: 'aim', card: 'AS', fighter: '9H' }]);
});

test('nothing is sure where too much is hidden, or where there is nothing to look with', () => {
  expect(sure(ask({ hands: [['4C', '5C'], ['6C']], turn: 0 }))).toEqual([]);
  expect(sure(ask(twoSevens(1), { ambushSpendsAim: false }), { iterations: 0 })).toEqual([]);
});
