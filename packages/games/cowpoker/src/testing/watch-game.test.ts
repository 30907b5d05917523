// The watcher, tested: what it says of a game is what happened.
import { fastRandom, parseOptions, pick } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import type { Options } from '../types.ts';
import { watchGame } from './watch-game.ts';

const watched = (seed: string, given: object = {}) => {
  const random = fastRandom(`choices ${seed}`);
  const table = { seats: cowpoker.seating(4), options: parseOptions<Options>(cowpoker.options, given), dealer: 2 };
  return watchGame(table, fastRandom(seed), (_state, _seat, choices) => pick(random, choices));
};
const seeds = Array.from({ length: 60 }, (_, index) => `lab ${index}`);

test('shares of win and lead add up to one, the table says who leads', () => {
  for (const seed of seeds) {
    const { shares, leaders, lead } = watched(seed);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(leaders.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(lead).toBe(2);
  }
});

test('[CP-6.1] effects that only a foreign Ace switched on are told apart, and there are none without the rule', () => {
  expect(seeds.some((seed) => watched(seed).firedByAce.length > 0)).toBe(true);
  expect(seeds.every((seed) => watched(seed, { aces: false }).firedByAce.length === 0)).toBe(true);
});
