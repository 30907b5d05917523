import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { choiceOption, wholeOption } from './options.ts';
import { optionSpecsOf, optionsUnder } from './rules-version.ts';

const game = {
  rules: '2',
  options: { miss: choiceOption('T-1', 'score', 'discard'), hands: wholeOption('T-2', 50, 1, 100) },
  formerRules: { 1: { miss: choiceOption('T-1', 'discard', 'score'), hands: wholeOption('T-2', 50, 0, 9000) } },
} as unknown as Game;

test('a match that leaves an option out has the default of its own version', () => {
  expect(optionsUnder(game, '2', {})).toEqual({ miss: 'score', hands: 50 });
  expect(optionsUnder(game, '1', {})).toEqual({ miss: 'discard', hands: 50 });
});

test('what only an older version allows is refused by the present one', () => {
  expect(optionsUnder(game, '1', { hands: 0 })).toEqual({ miss: 'discard', hands: 0 });
  expect(() => optionsUnder(game, '2', { hands: 0 })).toThrow('hands');
});

test('a version that nobody plays is refused with those that are', () => {
  expect(() => optionSpecsOf(game, '3')).toThrow('this program plays version 1, 2');
  expect(() => optionSpecsOf(game, 'toString')).toThrow('version toString');
});
