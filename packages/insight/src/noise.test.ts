// Where nothing differs, hardly anything is called clear, however much is looked at.
import { fastRandom, fraction, type Random } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cautiousEstimateOf, isClear } from './noise.ts';

const WORLDS = 60;
/** Rare and large either way, as paired games are: most worlds end alike. */
const noDifference = (random: Random): number => Math.trunc(2.5 * (fraction(random) - 0.5));
const looks = (random: Random, count: number, lead: number): boolean[] =>
  Array.from({ length: count }, () =>
    isClear(cautiousEstimateOf(Array.from({ length: WORLDS }, () => noDifference(random) + lead)), count),
  );

test.each([1, 8, 40])('among %i looks at nothing, the risk that any is clear is one in twenty at most', (count) => {
  const random = fastRandom(`nothing ${count}`);
  const families = 600;
  const alarms = Array.from({ length: families }, () => looks(random, count, 0).includes(true)).filter(Boolean).length;
  expect(alarms / families).toBeLessThan(0.05);
});

test('a difference of several standard errors is found among many', () => {
  const found = looks(fastRandom('something'), 40, 0.35).filter(Boolean).length;
  expect(found).toBeGreaterThan(36);
});

test('equal differences are no certainty', () => {
  expect(cautiousEstimateOf([0.1, 0.1, 0.1]).error).toBeGreaterThan(0.02);
});
