// The order of hands, case by case, and what holds of any hand.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHand, type RandomHand } from './arbitrary-hands.ts';
import { type Card, cardOf, DECK, faceOf, isJoker, JOKERS, parseCards, rankOf, suitOf, twinOf } from './cards.ts';
import { order } from './order.ts';
import { CATEGORIES, categoryOf } from './strength.ts';
import { NO_RANKS, type WildRanks, wildRanks } from './wild.ts';

const DEUCES = wildRanks(['2']);
const of = (text: string, wild: WildRanks = NO_RANKS): number => order(parseCards(text), wild);
const category = (text: string, wild?: WildRanks): string => categoryOf(of(text, wild));

describe('hands by the book', () => {
  test.each([
    ['high-card', 'AS KD 9C 4H 2S'],
    ['pair', 'AS AD 9C 4H 2S'],
    ['two-pair', 'AS AD 9C 9H 2S'],
    ['three-of-a-kind', 'AS AD AC 9H 2S'],
    ['straight', '6S 5D 4C 3H 2S'],
    ['flush', 'KS TS 8S 4S 2S'],
    ['full-house', 'AS AD AC 9H 9S'],
    ['four-of-a-kind', 'AS AD AC AH 9S'],
    ['straight-flush', '6S 5S 4S 3S 2S'],
    ['five-of-a-kind', 'AS AD AC AH X1'],
  ])('[CP-8.2] %s: %s', (name, text) => {
    expect(category(text)).toBe(name);
  });

  test('[CP-8.2] each category beats the one below it', () => {
    const hands = [
      'AS KD QC JH 9S',
      '2S 2D 3C 4H 5S',
      '3S 3D 2C 2H 4S',
      '2S 2D 2C 3H 4S',
      '5S 4D 3C 2H AS',
      '7S 5S 4S 3S 2S',
      '2S 2D 2C 3H 3S',
      '2S 2D 2C 2H 3S',
      '5S 4S 3S 2S AS',
      '2S 2D 2C 2H X1',
    ];
    const orders = hands.map((text) => of(text));
    expect(orders.map(categoryOf)).toEqual(CATEGORIES);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  });

  test('[CP-8.1] no cards are 0, fewer than five make what they can', () => {
    expect(of('')).toBe(0);
    expect(of('2C')).toBeGreaterThan(0);
    expect(category('KS KD KC KH')).toBe('four-of-a-kind');
    expect(category('KS QS JS TS')).toBe('high-card');
    expect(category('KS KD 9C 9H')).toBe('two-pair');
    expect(category('X1 X2 9C')).toBe('three-of-a-kind');
    expect(category("X1 X2 X1' X2'")).toBe('four-of-a-kind');
    expect(of('X1')).toBe(of('AS'));
    expect(of('X1 X2')).toBe(of('AS AH'));
  });

  test('[CP-8.1] a missing kicker ranks below any card', () => {
    expect(of('AS AD')).toBeLessThan(of('AH AC 2S'));
    expect(of('KS KD 9C 9H')).toBeLessThan(of('KC KH 9D 9S 2C'));
    expect(of('AS')).toBeLessThan(of('AD 2C'));
  });

  test('[CP-8.3] the Ace is high or low in a straight, never in its middle', () => {
    expect(of('5S 4D 3C 2H AS')).toBeLessThan(of('6S 5D 4C 3H 2S'));
    expect(of('AS KD QC JH TS')).toBeGreaterThan(of('KD QC JH TS 9C'));
    expect(category('3S 2D AC KH QS')).toBe('high-card');
    expect(category('3S 2D AC KH X1')).toBe('pair');
    expect(of('4S 3D 2C AH X1')).toBe(of('5S 4D 3C 2H AS'));
  });

  test('[CP-8.4] a full house goes by its triplet, then by its pair', () => {
    expect(of('3S 3D 3C 2H 2S')).toBeGreaterThan(of('2S 2D 2C AH AS'));
    expect(of('3S 3D 3C 4H 4S')).toBeGreaterThan(of('3S 3D 3C 2H 2S'));
    expect(of('9S 9D 9C 4H 4S 4D')).toBe(of('9S 9D 9C 4H 4S'));
  });

  test('[CP-8.5] a double-ace-high flush beats any flush with one Ace', () => {
    expect(category('AS KS 9S 4S X1')).toBe('flush');
    expect(of('AS KS 9S 4S X1')).toBeGreaterThan(of('AS KS QS JS 9S'));
    expect(of('KS 9S 4S X1 X2')).toBe(of('AS KS 9S 4S X1'));
    expect(of("AS AS' KS 9S 4S")).toBe(of('AS KS 9S 4S X1'));
  });

  test('[CP-8.6] wild ranks and Jokers are wild alike', () => {
    expect(category('2S KD KC 9H 4S', DEUCES)).toBe('three-of-a-kind');
    expect(category("2S 2D 2C 2H 2S'", DEUCES)).toBe('five-of-a-kind');
    expect(of('2S 2D X1 KC 9H', DEUCES)).toBe(of('KS KD KH KC 9H'));
    expect(of('2S 2D 2C 2H X1', DEUCES)).toBe(of('AS AD AC AH X1'));
  });
});

const aCard = fc.constantFrom(...DECK, ...JOKERS);
const always = (predicate: (hand: RandomHand, card: Card) => boolean): void =>
  fc.assert(fc.property(anyHand, aCard, predicate), { numRuns: 1000 });

describe('properties', () => {
  test('another card never lowers a hand', () => {
    always(({ cards, wild }, card) => order([...cards, card], wild) >= order(cards, wild));
  });
  test('[CP-8.5] a Joker is at least as good as any card in its place', () => {
    always(
      ({ cards, wild }, card) =>
        order([...cards, ...JOKERS], wild) >= order([...cards, ...JOKERS.slice(1), card], wild),
    );
  });
  test('[CP-8.6] one more wild rank never lowers a hand', () => {
    always(({ cards, wild }, card) => isJoker(card) || order(cards, wild | (1 << rankOf(card))) >= order(cards, wild));
  });
  test('[CP-8.3] suits have no order', () => {
    const turned = (card: Card): Card => (isJoker(card) ? card : cardOf(rankOf(card), (suitOf(card) + 1) % 4));
    always(({ cards, wild }) => order(cards.map(faceOf).map(turned), wild) === order(cards, wild));
  });
  test('a twin counts as the card it is', () => {
    always(({ cards, wild }) => order(cards.map(twinOf), wild) === order(cards, wild));
  });
  test('the order of the cards does not matter', () => {
    const twice = anyHand.chain((hand) =>
      fc.tuple(fc.constant(hand), fc.shuffledSubarray([...hand.cards], { minLength: hand.cards.length })),
    );
    fc.assert(fc.property(twice, ([{ cards, wild }, mixed]) => order(mixed, wild) === order(cards, wild)));
  });
});
