// Beliefs against the truth, in each game.
import { fastRandom } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { tableOf, walk } from '@sagebrush/testkit';
import { describe, expect, test } from 'vitest';
import { type Belief, beliefsOf } from './beliefs.ts';

const WORLDS = 40;

/** What a seat believes somewhere in the middle of a random match. */
function believed(id: string, seats: number, at: number): readonly Belief[] {
  const game = games.find(id);
  const table = tableOf(game, { seats });
  let beliefs: readonly Belief[] = [];
  walk(game, { seats }, 'beliefs', ({ state, index }) => {
    if (index === at)
      beliefs = beliefsOf(
        game,
        { table, view: game.view(state, 0), truth: game.clone(state), worlds: WORLDS },
        fastRandom('beliefs'),
      );
  });
  return beliefs;
}

describe.each([
  { id: 'corral', piles: ['deck', 'hands'] },
  { id: 'wyoming', piles: ['draw', 'hands'] },
  { id: 'cowpoker', piles: ['deck', 'hands'] },
])('$id', ({ id, piles }) => {
  const beliefs = believed(id, 4, 9);

  test('hands of the others and the deck are unsure, the own hand is not', () => {
    expect([...new Set(beliefs.map(({ place }) => place.pile))].filter((pile) => piles.includes(pile)).sort()).toEqual(
      piles,
    );
    expect(beliefs.filter(({ place }) => place.pile === 'hands').map(({ place }) => place.seat)).toEqual([1, 2, 3]);
  });

  test('no card is believed more often than there are worlds, and the expected are the most likely', () => {
    for (const { truth, expected } of beliefs) {
      expect(expected).toHaveLength(truth.length);
      expect(truth.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
      expect(Math.min(...expected.map(({ share }) => share))).toBeGreaterThanOrEqual(
        Math.min(...truth.map(({ share }) => share)),
      );
    }
  });

  test('the same seed gives the same beliefs', () => expect(believed(id, 4, 9)).toEqual(beliefs));
});

test('an aim is told by the fighter that it lies under', () => {
  const aims = Array.from({ length: 30 }, (_, at) => believed('corral', 2, at))
    .flat()
    .filter(({ place }) => place.pile === 'aim');
  expect(aims.length).toBeGreaterThan(0);
  expect(aims.every(({ place }) => place.seat === 1 && place.on !== undefined)).toBe(true);
});
