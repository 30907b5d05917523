// The best hand explained, and that the explanation is true.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHand } from './arbitrary-hands.ts';
import { type Best, best } from './best.ts';
import { type CardText, KING, parseCards, QUEEN } from './cards.ts';
import { order } from './order.ts';
import { NO_RANKS, wildRanks } from './wild.ts';

const DEUCES = wildRanks(['2']);
const of = (text: string, wild = NO_RANKS): Best => best(parseCards(text), wild);
const shown = (hand: Best): string =>
  hand.five.map(({ card, as }) => (as === undefined ? card : `${card}=${as}`)).join(' ');

test('says category, ranks and the five, kickers last', () => {
  const hand = of('3C KH QS KD QD 9S KS QC');
  expect(hand.category).toBe('full-house');
  expect(hand.ranks).toEqual([KING, QUEEN]);
  expect(hand.five.map(({ card }) => card)).toEqual(['KH', 'KD', 'KS', 'QS', 'QD']);
});

test.each([
  ['[CP-8.1] no cards', '', NO_RANKS, ''],
  ['[CP-8.1] fewer than five cards', 'KH 9S KD', NO_RANKS, 'KH KD 9S'],
  ['[CP-8.1] a Joker alone', 'X1', NO_RANKS, 'X1=AS'],
  ['[CP-8.3] the Ace low', 'AC 2D 3H 4S X1', NO_RANKS, 'X1=5S 4S 3H 2D AC'],
  ['[CP-8.5] a wild that doubles a card', 'AS KS 9S 4S X1', NO_RANKS, 'AS X1=AS KS 9S 4S'],
  ['[CP-8.5] a wild that is not there yet, if possible', 'KS 9H KD X1 4C', NO_RANKS, 'KS KD X1=KH 9H 4C'],
  ['[CP-8.5] a straight flush with two gaps', 'TH X1 QH X2 8H 8C', NO_RANKS, 'QH X1=JH TH X2=9H 8H'],
  ['[CP-8.6] wild ranks besides Jokers', '2H KS X1 KD 9C', DEUCES, 'KS KD 2H=KH X1=KC 9C'],
  ['[CP-8.6] a wild card that stands for itself', '2H AS 3D 4C 5S', DEUCES, '5S 4C 3D 2H=2H AS'],
])('%s', (_, cards, wild, five) => {
  expect(shown(of(cards, wild))).toBe(five);
});

const facesOfFive = (hand: Best): CardText[] => hand.five.map(({ card, as }) => as ?? card);

test('the five are worth what all the cards are, with the wilds as wilds and with what they stand for', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyHand, ({ cards, wild }) => {
      const hand = best(cards, wild);
      expect(hand.order).toBe(order(cards, wild));
      expect(hand.five).toHaveLength(Math.min(5, cards.length));
      expect(order(parseCards(hand.five.map(({ card }) => card)), wild)).toBe(hand.order);
      expect(order(parseCards(facesOfFive(hand)), NO_RANKS)).toBe(hand.order);
    }),
    { numRuns: 5000 },
  );
});

test('the five are cards of the hand, each once', () => {
  fc.assert(
    fc.property(anyHand, ({ cards, wild }) => {
      const five = parseCards(best(cards, wild).five.map(({ card }) => card));
      return new Set(five).size === five.length && five.every((card) => cards.includes(card));
    }),
  );
});
