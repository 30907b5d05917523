// The Corral's score sheet.
import { corral } from '@sagebrush/corral';
import { parseOptions } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { corralScorekeeper } from './scorekeeper.ts';

const usual = parseOptions(corral.options, {});

test('[GC-7.2] every card of a score pile counts its value, an Ace 1 and a Joker nothing', () => {
  const round = ([['KH', 'AS', 'X1'], ['9C']] as const).map((scored) => ({ piles: [scored], marks: [] }));
  const sheet = corralScorekeeper.sheet(round, ['live', 'live'], usual);
  expect(sheet.map(({ seat, rule, cards, points }) => [seat, rule, cards[0], points])).toEqual([
    [0, 'GC-7.2', 'KH', 13],
    [0, 'GC-7.2', 'AS', 1],
    [0, 'GC-7.2', 'X1', 0],
    [1, 'GC-7.2', '9C', 9],
  ]);
  expect(corralScorekeeper.cards(2).flat()).toHaveLength(54);
});

test('[GC-1.4] the deal moves to the left', () => {
  expect([0, 1, 2].map((dealer) => corralScorekeeper.dealer.next(dealer, 3))).toEqual([1, 2, 0]);
});
