// The step at which a tie broke.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHand } from './arbitrary-hands.ts';
import { best } from './best.ts';
import { ACE, FIVE, JACK, KING, NINE, parseCards, QUEEN, SEVEN, SIX, TEN, THREE, TWO } from './cards.ts';
import { type Comparison, compare, decidingCards } from './compare.ts';
import { NO_RANKS } from './wild.ts';

const between = (first: string, second: string): Comparison =>
  compare(best(parseCards(first), NO_RANKS), best(parseCards(second), NO_RANKS));

test('[CP-8.2] the category decides first', () => {
  expect(between('2C 2D', 'AS KD')).toEqual({ sign: 1, by: 'category', categories: ['pair', 'high-card'] });
});

test.each([
  ['the top card', 'AS 3D', 'KS QD', { sign: 1, by: 'rank', place: 1, ranks: [ACE, KING] }],
  ['the second pair', 'KS KD 9C 9H 2S', 'KC KH TC TH 2D', { sign: -1, by: 'rank', place: 2, ranks: [NINE, TEN] }],
  ['a kicker', 'KS KD 9C 9H 3S', 'KC KH 9D 9S 2D', { sign: 1, by: 'kicker', place: 1, ranks: [THREE, TWO] }],
  ['the third kicker', 'KS KD 9C 8H 2S', 'KC KH 9D 8S 3D', { sign: -1, by: 'kicker', place: 3, ranks: [TWO, THREE] }],
  [
    'the fourth card after the highest',
    'AS KD 9C 8H 7S',
    'AC KH 9D 8S 6D',
    { sign: 1, by: 'kicker', place: 4, ranks: [SEVEN, SIX] },
  ],
  [
    'the fifth card of a flush',
    'AS QS 9S 8S 7S',
    'AC QC 9C 8C 6C',
    { sign: 1, by: 'rank', place: 5, ranks: [SEVEN, SIX] },
  ],
  [
    'the pair of a full house',
    'KS KD KC JH JS',
    'KS KD KC QH QS',
    { sign: -1, by: 'rank', place: 2, ranks: [JACK, QUEEN] },
  ],
  ['the top of a straight', '5S 4D 3C 2H AS', '6S 5D 4C 3H 2S', { sign: -1, by: 'rank', place: 1, ranks: [FIVE, SIX] }],
  [
    '[CP-8.1] a kicker that is missing',
    '8S 8D',
    '8C 8H 2D',
    { sign: -1, by: 'kicker', place: 1, ranks: [undefined, TWO] },
  ],
  ['nothing, five of a kind each', '8S 8D 8C 8H X1', '8S 8D 8C 8H X2', { sign: 0, by: 'tie' }],
  ['[CP-8.3] no suit', 'AS KS QS JS 8D', 'AH KH QH JH 8C', { sign: 0, by: 'tie' }],
])('[CP-8.4] decided by %s', (_, first, second, comparison) => {
  expect(between(first, second)).toEqual(comparison);
});

test.each([
  ['the category: what makes it', '2C 2D 9S', 'AS KD QC', '2C 2D', 'AS'],
  ['the category of a straight: all of it', '6S 5D 4C 3H 2S', '2C 2D 9S', '6S 5D 4C 3H 2S', '2C 2D'],
  ['the second pair', 'KS KD 9C 9H 2S', 'KC KH TC TH 2D', '9C 9H', 'TC TH'],
  ['the third kicker', 'KS KD 9C 8H 2S', 'KC KH 9D 8S 3D', '2S', '3D'],
  ['the pair of a full house', 'KS KD KC JH JS', 'KS KD KC QH QS', 'JH JS', 'QH QS'],
  ['the top of a straight', '5S 4D 3C 2H AS', '6S 5D 4C 3H 2S', '5S', '6S'],
  ['a kicker that is missing', '8S 8D', '8C 8H 2D', '', '2D'],
  ['nothing', 'AS KS QS JS 8D', 'AH KH QH JH 8C', '', ''],
])('[CP-8.4] the cards that decide: %s', (_, first, second, here, there) => {
  const hands = [first, second].map((text) => best(parseCards(text), NO_RANKS));
  const comparison = between(first, second);
  expect(hands.map((hand) => decidingCards(hand, comparison).join(' '))).toEqual([here, there]);
});

test('turned around it says the opposite of the same step', () => {
  fc.assert(
    fc.property(anyHand, anyHand, (one, other) => {
      const first = best(one.cards, one.wild);
      const second = best(other.cards, other.wild);
      const there = compare(first, second);
      const back = compare(second, first);
      expect(there.sign).toBe(Math.sign(first.order - second.order));
      expect(back.sign + there.sign).toBe(0);
      expect(back.by).toBe(there.by);
    }),
  );
});
