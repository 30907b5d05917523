import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, branch, chachaRandom, fastRandom, fraction, pick, type Random, seedOf, shuffle } from './random.ts';

const streams: readonly (readonly [string, (seed: string) => Random])[] = [
  ['ChaCha20', (seed) => chachaRandom(seedOf(seed))],
  ['the fast stream', fastRandom],
];
const draws = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.next());

/** How far counts are from even; for 5 degrees of freedom 25.7 is passed once in 10,000 times. */
function unevenness(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe.each(streams)('%s', (_, stream) => {
  test('the same seed gives the same numbers, another seed others', () => {
    expect(draws(stream('a'), 200)).toEqual(draws(stream('a'), 200));
    expect(draws(stream('a'), 200)).not.toEqual(draws(stream('b'), 200));
  });

  test('a clone plays on identically, wherever it was taken', () => {
    const used = fc.nat(300);
    const check = fc.property(used, (count) => {
      const random = stream('clone');
      draws(random, count);
      const copy = random.clone();
      expect(draws(copy, 100)).toEqual(draws(random, 100));
    });
    fc.assert(check, { numRuns: 30 });
  });

  test('below gives every number with the same chance', () => {
    const random = stream('even');
    const counts = new Array<number>(6).fill(0);
    for (let index = 0; index < 60_000; index++) {
      const drawn = below(random, 6);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(unevenness(counts, 10_000)).toBeLessThan(25.7);
  });

  test('all six orders of three cards come up equally often', () => {
    const random = stream('orders');
    const counts = new Map<string, number>();
    for (let index = 0; index < 60_000; index++) {
      const order = shuffle(random, [1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(unevenness([...counts.values()], 10_000)).toBeLessThan(25.7);
  });
});

test('ChaCha20 gives the key stream that is fixed for an all-zero key', () => {
  const random = chachaRandom(new Uint8Array(32));
  expect(draws(random, 4).map((word) => word.toString(16))).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
});

test('below keeps to its limits and refuses impossible ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 0xffffffff }), fc.string(), (limit, seed) => {
      const drawn = below(fastRandom(seed), limit);
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
    }),
  );
  expect(() => below(fastRandom('x'), 0)).toThrow('expected 1 to 2^32');
  expect(() => pick(fastRandom('x'), [])).toThrow('nothing to pick from');
  expect(() => chachaRandom(new Uint8Array(5))).toThrow('expected 32');
});

test('a branch is a stream of its own that depends on its root', () => {
  expect(draws(branch(fastRandom('root')), 20)).toEqual(draws(branch(fastRandom('root')), 20));
  expect(draws(branch(fastRandom('root')), 20)).not.toEqual(draws(fastRandom('root'), 20));
  expect(fraction(fastRandom('root'))).toBeLessThan(1);
});
