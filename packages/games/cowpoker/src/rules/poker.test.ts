// Chapter 8, tested where Cowpoker uses it: Gangs, Cellars and Hands as poker hands.
import { parseCards } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { packFrom } from '../pack/compile.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { bestHand, strengthOf } from './poker.ts';

const pack = packFrom(
  plainPack({ QC: { effect: [{ do: 'wild', rank: '2' }] }, '5S': { effect: [{ do: 'wild', rank: '5' }] } }),
);
const strength = (cards: string): number => strengthOf(pack, parseCards(cards));
const category = (cards: string): string => bestHand(pack, parseCards(cards)).category;

test('[CP-8.1] the best five of any number of cards, and of fewer what can be made of them', () => {
  expect(category('3C 4D 5H 6C 7D KH KD')).toBe('straight');
  expect(category('KH KD')).toBe('pair');
  expect(strength('')).toBe(0);
  expect(strength('KH KD 3C')).toBeGreaterThan(strength('KH KD'));
  expect(category('KH KD KS KC 9H 9D 9S')).toBe('four-of-a-kind');
});

test('[CP-8.1] a missing kicker ranks below any card, and a Hand of more than five makes its best five', () => {
  expect(strength('KH KD 2C')).toBeGreaterThan(strength('KH KD'));
  expect(strength('KH KD KC 4C 4D 9S')).toBe(strength('KH KD KC 4C 4D'));
});

test('[CP-8.2] from high card to five of a kind; straights and flushes need five cards', () => {
  const rising = [
    '3C 5D 7H 9S JD',
    '3C 3D 7H',
    '3C 3D 7H 7S',
    '3C 3D 3H',
    '3C 4D 5H 6S 7D',
    '3D 5D 7D 9D JD',
    '3C 3D 3H 7S 7D',
    '3C 3D 3H 3S',
    '3D 4D 5D 6D 7D',
    '3C 3D 3H 3S X1',
  ];
  const strengths = rising.map(strength);
  expect(strengths).toEqual([...strengths].sort((one, other) => one - other));
  expect(new Set(rising.map(category)).size).toBe(10);
  expect(category('3D 5D 7D 9D')).toBe('high-card');
  expect(category('3C 4D 5H 6S')).toBe('high-card');
});

test('[CP-8.3] Ace high, or low in 5-4-3-2-A; no wrapping; suits have no order', () => {
  expect(category('AC 2D 3H 4S 5D')).toBe('straight');
  expect(category('TC JD QH KS AD')).toBe('straight');
  expect(category('QH KS AD 2D 3H')).toBe('high-card');
  expect(strength('AC KD')).toBe(strength('AS KH'));
});

test('[CP-8.4] ties go by the ranks that make the hand, then kickers; a full house by its triplet, then its pair', () => {
  expect(strength('TC TD TH 2S 2D')).toBeGreaterThan(strength('4C 4D 4H AS AD'));
  expect(strength('TC TD TH 3S 3D')).toBeGreaterThan(strength('TC TD TH 2S 2D'));
  expect(strength('9C 9D KH')).toBeGreaterThan(strength('9H 9S JH'));
});

test('[CP-8.5] a wild card is any card, also one already there, and always makes the best hand', () => {
  expect(strength('AD X1 KD 9D 4D')).toBeGreaterThan(strength('AD KD QD JD 9D'));
  expect(category('X1 3C')).toBe('pair');
  expect(category('X1 X2 3C 7D')).toBe('three-of-a-kind');
});

test('[CP-8.6] Jokers are wild; a maker does it only where it lies, whether or not it is among the five', () => {
  expect(category('2D 2H 2S KC KD QC')).toBe('five-of-a-kind');
  expect(category('2D 2H 2S KC KD')).toBe('full-house');
});

test('[CP-8.6] several add up, and a maker of its own rank is wild itself', () => {
  expect(category('5S 9D')).toBe('pair');
  expect(category('5S 2D QC 9D 9C')).toBe('four-of-a-kind');
});
