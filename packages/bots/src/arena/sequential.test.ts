// The sequential test stops early, and rarely in error.
import { fastRandom, fraction } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { sequentialTest } from './sequential.ts';

const hypotheses = { low: 0.5, high: 0.6 };

/** Plays until the test is satisfied: what it accepted, and after how many rounds. */
function contest(truth: number, seed: string): { accepted: string; rounds: number } {
  const random = fastRandom(seed);
  const shares: number[] = [];
  for (;;) {
    shares.push(fraction(random) < truth ? 1 : 0);
    const { accepted } = sequentialTest(shares, hypotheses);
    if (accepted) return { accepted, rounds: shares.length };
  }
}

test.each([
  { truth: 0.5, accepted: 'low' },
  { truth: 0.6, accepted: 'high' },
])('a true share of $truth is found $accepted in all but a few of 300 contests', ({ truth, accepted }) => {
  const contests = Array.from({ length: 300 }, (_, index) => contest(truth, `${truth} ${index}`));
  const wrong = contests.filter((one) => one.accepted !== accepted).length;
  expect(wrong / 300).toBeLessThan(0.075);
  const rounds = contests.reduce((sum, one) => sum + one.rounds, 0) / 300;
  // A test of fixed length with the same risks needs about 270 rounds.
  expect(rounds).toBeLessThan(200);
});

test('a clear case ends soon, a handful of rounds never does', () => {
  expect(contest(0.95, 'clear').rounds).toBeLessThan(40);
  expect(sequentialTest([1, 1, 1, 1, 1], hypotheses).accepted).toBeUndefined();
});

test('hypotheses the wrong way round are refused', () => {
  expect(() => sequentialTest([1], { low: 0.6, high: 0.5 })).toThrow('0.6 is not below 0.5');
});
