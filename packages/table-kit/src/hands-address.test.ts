// Hands typed, and hands in an address.
import { expect, test } from 'vitest';
import { type Hands, handsIn, handsQuery, typedCards } from './hands-address.ts';

test.each([
  ['KH 10s x', ['KH', 'TS', 'X1'], []],
  ['k♥, 9♣; X1 X', ['KH', '9C', 'X1', 'X2'], []],
  ["KH KH KH'", ['KH', "KH'"], []],
  ['KH queen 1S', ['KH'], ['queen', '1S']],
  ['', [], []],
])('"%s"', (text, cards, strange) => expect(typedCards(text)).toEqual({ cards, strange }));

test('an address brings back what it was made of, and anything else does no harm', () => {
  const hands: Hands = { one: { cards: ['KH', '2S', 'X1'], wild: ['2', 'T'] }, two: { cards: ["AS'"], wild: [] } };
  expect(handsIn(new URLSearchParams(handsQuery(hands)))).toEqual(hands);
  expect(handsIn(new URLSearchParams('one=<script>&onewild=zz&two'))).toEqual({
    one: { cards: [], wild: [] },
    two: { cards: [], wild: [] },
  });
});
