// The rules of {{title}}, clause by clause.
import { fastRandom, parseOptions } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { {{id}} } from '../game.ts';
import type { Position, State } from '../types.ts';

const TABLE = { seats: {{id}}.seating(2), options: parseOptions({{id}}.options, {}) };
const EMPTY: Position = { hands: [[], []], bids: [null, null], won: [0, 0], deck: [], shown: [] };
const at = (position: Partial<Position>): State =>
  {{id}}.setUp({ ...EMPTY, ...position }, TABLE, fastRandom('{{id}}'));

test('[{{XX}}-1.1] everybody is dealt as many cards as the option says', () => {
  const options = parseOptions({{id}}.options, { cards: 3 });
  const state = {{id}}.deal({ seats: {{id}}.seating(4), options }, fastRandom('{{id}}'));
  expect({{id}}.view(state, 0).handSizes).toEqual([3, 3, 3, 3]);
  expect(() => {{id}}.seating(5)).toThrow('2 to 4');
});

test('[{{XX}}-2.1] a bid lies face down, and is made once and from the own hand', () => {
  const state = at({
    hands: [
      ['KH', '2C'],
      ['9S', '3D'],
    ],
  });
  expect({{id}}.refuse(state, 0, { type: 'bid', card: '9S' })?.reason).toBe('hand');
  {{id}}.apply(state, 0, { type: 'bid', card: 'KH' });
  expect({{id}}.refuse(state, 0, { type: 'bid', card: '2C' })?.reason).toBe('turn');
  expect({{id}}.view(state, 0).bid).toBe('KH');
  expect({{id}}.view(state, 1).bid).toBeUndefined();
});

test('[{{XX}}-2.2] the highest rank wins the bid', () => {
  const state = at({
    hands: [
      ['KH', '2C'],
      ['9S', '3D'],
    ],
  });
  {{id}}.apply(state, 0, { type: 'bid', card: 'KH' });
  {{id}}.apply(state, 1, { type: 'bid', card: '9S' });
  expect({{id}}.view(state, 1)).toMatchObject({ won: [1, 0], shown: ['KH', '9S'] });
});

test('[{{XX}}-3.1] each bid is a point, when the hands are empty', () => {
  const state = at({ hands: [['KH'], ['9S']], won: [0, 2] });
  expect({{id}}.outcome(state)).toBeUndefined();
  {{id}}.apply(state, 0, { type: 'bid', card: 'KH' });
  {{id}}.apply(state, 1, { type: 'bid', card: '9S' });
  expect({{id}}.outcome(state)).toMatchObject({ scores: [1, 2], winners: [1] });
});
