// What is typed at the table, understood.
import { expect, test } from 'vitest';
import { answerFrom, fitting } from './typed-command.ts';

const types = ['fighter', 'aim', 'pass'];

test.each([
  ['12', { kind: 'number', number: 12 }],
  [' KH ', { kind: 'meant', meant: { cards: ['KH'] } }],
  ["9s, kh'", { kind: 'meant', meant: { cards: ['9S', "KH'"] } }],
  ['KS+AS', { kind: 'meant', meant: { cards: ['KS', 'AS'] } }],
  ['Fighter x1', { kind: 'meant', meant: { type: 'fighter', cards: ['X1'] } }],
  ['pass', { kind: 'meant', meant: { type: 'pass', cards: [] } }],
  ['? 3', { kind: 'explain', number: 3 }],
  ['?KH', { kind: 'explain', meant: { cards: ['KH'] } }],
  ['? {"type":"aim","card":"KH"}', { kind: 'explain', meant: { action: { type: 'aim', card: 'KH' }, cards: ['KH'] } }],
  ['?', { kind: 'help' }],
  ['H', { kind: 'hint' }],
  ['', { kind: 'nothing' }],
  ['1H', { kind: 'unknown', line: '1H' }],
  ['{"type"', { kind: 'unknown', line: '{"type"' }],
])('%s', (line, answer) => {
  expect(answerFrom(line, types)).toEqual(answer);
});

test('cards narrow choices down, whatever field they stand in', () => {
  const choices = [
    { action: { type: 'fighter', card: 'KH' } },
    { action: { type: 'aim', card: 'KH', fighter: '9S' } },
    { action: { type: 'ambush', cards: ['KH', 'KS'], target: '9S' } },
  ];
  expect(fitting(choices, { cards: ['KH'] })).toHaveLength(3);
  expect(fitting(choices, { cards: ['9S', 'KS'] })).toEqual([choices[2]]);
  expect(fitting(choices, { type: 'fighter', cards: [] })).toEqual([choices[0]]);
});
