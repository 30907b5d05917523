// The order of hands against two slow judges: every substitution, and every hand there is from the best down.
import * as fc from 'fast-check';
import { describe, test, vi } from 'vitest';
import { randomHand } from './arbitrary-hands.ts';
import { bruteForce, facesOf } from './brute-force.ts';
import { order } from './order.ts';
import { firstReached } from './targets.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('against every substitution', () => {
  const runs = [2000, 2000, 400, 100];
  for (const [wilds, numRuns] of runs.entries()) {
    for (let size = Math.max(1, wilds); size <= 8; size++) {
      test(`${numRuns} hands of ${size} with ${wilds} wild`, () => {
        fc.assert(
          fc.property(
            randomHand(size - wilds, wilds, size % 2 === 0 ? 1 : 2),
            ({ cards, wild }) => order(cards, wild) === bruteForce(facesOf(cards, wild)),
          ),
          { numRuns },
        );
      });
    }
  }
});

describe('large hands against the second way of counting', () => {
  for (const decks of [1, 2] as const) {
    test(`9 to 30 cards of ${decks} decks with up to 8 wilds`, () => {
      const large = fc
        .tuple(fc.integer({ min: 9, max: 30 }), fc.nat(8))
        .chain(([size, wilds]) => randomHand(size - wilds, wilds, decks));
      fc.assert(
        fc.property(large, ({ cards, wild }) => order(cards, wild) === firstReached(cards, wild)),
        { numRuns: 4000 },
      );
    });
  }
  test('more cards than a deck has', () => {
    const decks = fc
      .tuple(fc.integer({ min: 31, max: 88 }), fc.nat(4))
      .chain(([naturals, wilds]) => randomHand(naturals, wilds, 2));
    fc.assert(
      fc.property(decks, ({ cards, wild }) => order(cards, wild) === firstReached(cards, wild)),
      { numRuns: 300 },
    );
  });
});
