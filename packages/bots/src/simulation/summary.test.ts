// The figures of a simulation.
import { expect, test } from 'vitest';
import { histogram, intervalOf, summaryOf } from './summary.ts';

test('a mean has its 95% interval', () => {
  const { mean, low, high, of } = intervalOf([0, 1, 0, 1]);
  expect([mean, of]).toEqual([0.5, 4]);
  expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(1 / 3 / 4));
});
test('a histogram counts everything once', () => {
  const { from, width, counts } = histogram([-3, 0, 0, 100], 10);
  expect(from).toBe(-3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(counts.length * width).toBeGreaterThanOrEqual(104);
});
test('bots that differ are told apart, and bots that do not are not', () => {
  const record = { scores: [3, 1, 0], shares: [1, 0, 0], moves: 9, first: 0, observed: { counts: {} } };
  expect(
    summaryOf([record], ['deputy', 'cowhand', 'cowhand']).byBot.map(({ name, wins }) => [name, wins.mean]),
  ).toEqual([
    ['cowhand', 0],
    ['deputy', 1],
  ]);
  expect(summaryOf([record], ['deputy', 'deputy', 'deputy']).byBot).toEqual([]);
});
test('seats of chance are taken together, and each moment says how often who led then won', () => {
  const record = { scores: [3, 1, 0], shares: [1, 0, 0], moves: 9, first: 0 };
  const records = [
    { ...record, observed: { counts: {}, leaders: [[1], [0, 1]] } },
    { ...record, shares: [0, 1, 0], observed: { counts: {}, leaders: [[1], []] } },
  ];
  const { chanceWins, leaderWins } = summaryOf(records, ['deputy', undefined, undefined]);
  expect(chanceWins).toMatchObject({ mean: 0.5, of: 2 });
  expect(leaderWins.map(({ mean, of }) => [mean, of])).toEqual([
    [0.5, 2],
    [0.5, 1],
  ]);
  expect(summaryOf(records, ['deputy', 'deputy', 'deputy']).chanceWins).toBeUndefined();
});
test('no games at all are no error', () => {
  expect(summaryOf([])).toMatchObject({ games: 0, bySeat: [] });
});
