// The network and its training: what it says, that it can be read again, and that it learns what can be learned.
import { fastRandom, fraction, type Game } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { tableOf } from '@sagebrush/testkit';
import { describe, expect, test } from 'vitest';
import { type Sample, samplesOf } from '../training/samples.ts';
import { lossOf, train } from '../training/train.ts';
import { emptyNetwork, freshNetwork, outputOf, sharesIn } from './network.ts';
import { makeNetwork, parseNetwork } from './network-text.ts';
import { stateValue } from './value.ts';

test('a network says what its numbers say, and nothing of what is negative between its layers', () => {
  const network = emptyNetwork([2, 2, 1]);
  network[0]?.weights.set([1, -1, 2, 1]);
  network[0]?.biases.set([0, 0.5]);
  network[1]?.weights.set([1, 10]);
  network[1]?.biases.set([0.25]);
  // 1·3 + 2·1 = 5, and -1·3 + 1·1 + 0.5 is negative.
  expect(outputOf(network, Float32Array.of(9, 3, 1), 1)).toBe(5.25);
  expect(outputOf(network, Float32Array.of(0, 1), 0)).toBe(2 + 10 * 1.5 + 0.25);
});

test('a network is as wide as there is room for, and no wider', () => {
  const wide = emptyNetwork([1024, 1]);
  wide[0]?.weights.fill(1);
  expect(outputOf(wide, new Float32Array(1024).fill(1), 0)).toBe(1024);
  expect(() => emptyNetwork([1025, 1])).toThrow('1025 inputs: expected 1024 at most');
});

test('a network reads what it has written', () => {
  const text = makeNetwork(freshNetwork([7, 5, 1], fastRandom('text')));
  expect(makeNetwork(parseNetwork(text))).toBe(text);
});

test('four digits of a number are written, whatever its size, and what is next to nothing is nothing', () => {
  const [layer] = emptyNetwork([8, 1]);
  layer?.weights.set([0, -1, 0.1234, -0.012345, 9999, -9999.4, 3.6054e-10, 1e-40]);
  const text = makeNetwork(layer ? [layer] : []);
  expect(text.split('\n').map((line) => line.length)).toEqual(['8 1'.length, 3 * 8, 3]);
  expect(Array.from(parseNetwork(text)[0]?.weights ?? [])).toEqual([
    0, -1, 0.1234, -0.01235, 9999, -9999, 3.605e-10, 0,
  ]);
  for (const wild of [10_000, Number.POSITIVE_INFINITY, Number.NaN]) {
    layer?.biases.set([wild]);
    expect(() => makeNetwork(layer ? [layer] : [])).toThrow('training went astray');
  }
});

test.each(['', '2 1', '2 1\n888\n888', '2 1\n8888 8\n888', '2 1\n888~~~\n888', '2 2\n888888888888\n888888'])(
  'no network: %j',
  (text) => {
    expect(() => parseNetwork(text)).toThrow('network');
  },
);

test('shares sum to one and follow the values', () => {
  const values = Float64Array.of(1, 1 + Math.log(2), 1);
  sharesIn(values);
  expect(Array.from(values)).toEqual([expect.closeTo(0.25), expect.closeTo(0.5), expect.closeTo(0.25)]);
});

describe('training', () => {
  /** Whoever has more of either trait than the other wins, but not of both: no straight line can tell. */
  const samples = Array.from({ length: 1500 }, (_, index): Sample => {
    const random = fastRandom(index);
    const traits = Float32Array.from({ length: 4 }, () => (fraction(random) < 0.5 ? 0 : 1));
    const odd = (seat: number): number => ((traits[2 * seat] as number) + (traits[2 * seat + 1] as number)) % 2;
    const share = (1 + odd(0) - odd(1)) / 2;
    return { traits, shares: [share, 1 - share], expected: [0.5, 0.5] };
  });
  const config = { hidden: [8], epochs: 20, step: 0.02 };

  test('what no straight line can tell is learned with a layer in between', () => {
    const [straight, bent] = [[], [8]].map((hidden) =>
      lossOf(samples, train(samples, 2, { ...config, hidden }, fastRandom('weights'))),
    );
    expect(lossOf(samples)).toBeCloseTo(Math.log(2));
    expect(straight).toBeGreaterThan(0.6);
    expect(bent).toBeLessThan(0.4);
  });

  test('the same samples and seed give the same network', () => {
    const text = (): string => makeNetwork(train(samples.slice(0, 200), 2, config, fastRandom('weights')));
    expect(text()).toBe(text());
  });
});

const taught = games.games.filter(({ sense }) => sense.traits);
describe.each(taught)('$id', { timeout: 120_000 }, (game: Game) => {
  const table = tableOf(game, { seats: game.players.min });
  const samples = Array.from({ length: 3 }, (_, match) => samplesOf(game, table, `samples ${match}`)).flat();

  test('a sample has sound traits for each seat, and shares that sum to one', () => {
    expect(samples.length).toBeGreaterThan(3);
    for (const { traits, shares } of samples) {
      expect(traits).toHaveLength(table.seats.length * (game.sense.traits?.names.length ?? 0));
      expect(traits.every((trait) => Math.abs(trait) < 10)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
    expect(samplesOf(game, table, 'samples 0')).toEqual(samplesOf(game, table, 'samples 0'));
  });

  test('every trait has a name of its own', () => {
    const names = game.sense.traits?.names ?? [];
    expect(new Set(names).size).toBe(names.length);
  });

  test('what was learned fits the traits, and knows more than the prospects', () => {
    if (game.sense.weights === undefined) return;
    const network = parseNetwork(game.sense.weights(table.options));
    const many: Sample[] = [];
    for (let match = 0; many.length < 600; match++) many.push(...samplesOf(game, table, `more samples ${match}`));
    expect(lossOf(many, network)).toBeLessThan(lossOf(many));
    const state = game.deal(table, fastRandom('value'));
    const value = stateValue(game, table);
    expect(Array.from(value(state, game.sense.stage(state))).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});
