// Wyoming Cowboy's score sheet.
import { type CardText, parseOptions } from '@sagebrush/engine';
import { type WyomingOptions, wyoming } from '@sagebrush/wyoming';
import { expect, test } from 'vitest';
import { wyomingScorekeeper } from './scorekeeper.ts';

const optionsWith = (given: object = {}): WyomingOptions => parseOptions<WyomingOptions>(wyoming.options, given);
const points = (piles: CardText[][], marks: string[] = [], given: object = {}): [string, number][] =>
  wyomingScorekeeper
    .sheet([{ piles, marks }], ['live'], optionsWith(given))
    .map(({ what, points: worth }) => [what, worth]);

test('[WC-8.9] an Ace in the pile of badges is worn by the King of its suit', () => {
  expect(points([['KH', 'QH', 'JH'], ['AH'], []])).toEqual([['family', 120]]);
  expect(points([['KH', 'QH', 'JH'], ['AS'], []])).toEqual([['marriage', -50]]);
});

test('[WC-8.2] [WC-8.4] [WC-8.5] tens on the table, couples and the end of the hand are counted', () => {
  expect(points([['6C'], [], ['TC', 'TD']], ['ended', 'couple-S'])).toEqual([
    ['ending', 30],
    ['ten', 10],
    ['ten', 10],
    ['couple', 25],
    ['six', -20],
  ]);
});

test('[WC-1.2] [WC-1.3] one deck for four players, two for five', () => {
  expect(wyomingScorekeeper.cards(4).flat()).toHaveLength(52);
  expect(new Set(wyomingScorekeeper.cards(5).flat()).size).toBe(104);
});

test("[WC-1.5] the player on the dealer's right deals next", () => {
  expect([0, 1, 2].map((dealer) => wyomingScorekeeper.dealer.next(dealer, 3))).toEqual([2, 0, 1]);
});

test('[WC-8.3] holding Tens and pairs of Twos costs 30 once, or 30 for each', () => {
  const held: CardText[][] = [['TC', 'TD', '2C', '2D'], [], []];
  expect(points(held).filter(([what]) => what === 'delay')).toEqual([['delay', -30]]);
  const each = points(held, [], { delay: 'each' }).filter(([what]) => what === 'delay');
  expect(each.reduce((sum, [, worth]) => sum + worth, 0)).toBe(-90);
});

test('[WC-1.1] [WC-8.14] the match ends with the target of the table, or after its hands', () => {
  expect(wyomingScorekeeper.ends(optionsWith({ target: 200, matchLimit: 7 }))).toEqual([
    { rule: 'WC-1.1', points: 200 },
    { rule: 'WC-8.14', rounds: 7 },
  ]);
});
