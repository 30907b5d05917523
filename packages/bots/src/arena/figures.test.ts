// Shares of the wins and their intervals.
import { fastRandom, fraction } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import type { Entrant, Round } from './contest.ts';
import { figuresOf } from './figures.ts';

const entrant = (name: string): Entrant => ({ name, choose: ({ choices }) => choices[0] ?? { type: 'pass' } });
const round = (share: number, deal = 0): Round => ({
  deal,
  games: 4,
  moves: 10,
  shares: { ann: share, ben: 1 - share },
});
const lineUp = [entrant('ann'), entrant('ben'), entrant('ben'), entrant('ben')];

test('an entrant has one figure, its par by the number of its seats', () => {
  const figures = figuresOf([round(1), round(0.5)], lineUp);
  expect(figures.map(({ name, share, par, games }) => ({ name, share, par, games }))).toEqual([
    { name: 'ann', share: 0.75, par: 0.25, games: 8 },
    { name: 'ben', share: 0.25, par: 0.75, games: 8 },
  ]);
});

test('a few rounds that all end alike prove nothing, many prove something', () => {
  const [few] = figuresOf([round(1), round(1)], lineUp);
  expect([few?.low, few?.high]).toEqual([0, 1]);
  const [many] = figuresOf(
    Array.from({ length: 100 }, (_, deal) => round(1, deal)),
    lineUp,
  );
  expect([many?.low, many?.high]).toEqual([0.97, 1]);
});

test('rounds that differ leave doubt by their number', () => {
  const [unsure] = figuresOf(
    Array.from({ length: 100 }, (_, deal) => round(deal % 2)),
    lineUp,
  );
  expect(unsure?.low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(25 / 99 / 100));
  expect(unsure?.high).toBeCloseTo(0.5 + 1.96 * Math.sqrt(25 / 99 / 100));
});

test('the interval holds the truth about 95 times in a hundred', () => {
  const random = fastRandom('intervals');
  const truth = 0.4;
  let held = 0;
  for (let contest = 0; contest < 1_000; contest++) {
    const rounds = Array.from({ length: 100 }, (_, deal) => round(fraction(random) < truth ? 1 : 0, deal));
    const [figure] = figuresOf(rounds, lineUp);
    if (figure && figure.low <= truth && truth <= figure.high) held += 1;
  }
  expect(held).toBeGreaterThan(920);
  expect(held).toBeLessThan(980);
});
