// The judge: a proof stands above playouts, who is best is never measured where it was chosen, and the same effort
// gives the same judgement.
import { fastRandom, fraction, type Game, parseOptions } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import type { Question } from '../question.ts';
import { judge } from './judge.ts';

const corral = games.find('corral');

/** A Nine beats a Seven with a Two on it, and falls to a Seven with a King. */
function nineAgainstSevens(): Question {
  const table = { seats: corral.seating(2), options: parseOptions<object>(corral.options, { ambushSpendsAim: false }) };
  const position = {
    hands: [[], []],
    fighters: [
      [{ card: '9H' }],
      [
        { card: '7D', aim: ['2S'], shown: 1 },
        { card: '7C', aim: ['KS'], shown: 1 },
      ],
    ],
    scored: [['5S'], []],
    deck: [],
    turn: 0,
  };
  const state = corral.setUp(position, table, fastRandom('judge'));
  return { game: corral, table, seat: 0, view: corral.view(state, 0), choices: corral.choices(state, 0) };
}

/** Choices whose worth in a world is their bias and luck. */
function lottery(biases: readonly number[]): Question {
  interface World {
    readonly luck: readonly number[];
    share: number;
  }
  const choices = biases.map((_, number) => ({ type: 'ticket', number }));
  const game = {
    imagine: (_view: unknown, _table: unknown, random: Parameters<typeof fraction>[0]): World => ({
      luck: biases.map((bias) => bias + fraction(random) / 2),
      share: 0,
    }),
    clone: ({ luck, share }: World): World => ({ luck, share }),
    apply(world: World, _seat: number, { number }: { number: number }) {
      world.share = world.luck[number] as number;
    },
    pending: () => [],
    sense: {
      read: () => undefined,
      weigh: () => undefined,
      stage: () => 0,
      prospects: ({ share }: World) => [share],
    },
  } as unknown as Game;
  return { game, table: { seats: ['live'], options: {} }, seat: 0, view: {} as never, choices };
}

test('what is proved to win is the best, and the others lose what they leave', () => {
  const { choices, isProved } = judge(nineAgainstSevens(), { worlds: 40, seed: 'proof' });
  expect(isProved).toBe(true);
  expect(choices[0]).toEqual({ action: { type: 'fight', attacker: '9H', target: '7D' }, loss: 0, error: 0, worlds: 0 });
  expect(choices[1]?.loss).toBeGreaterThan(0.9);
});

test('the same effort gives the same judgement', () => {
  const once = () => judge(lottery([0.1, 0.12, 0.3]), { worlds: 200, seed: 'same' });
  expect(once()).toEqual(once());
});

test('a better choice is found, and what the others lose is measured within a few errors', () => {
  const { choices, isProved } = judge(lottery([0.1, 0.3, 0.25]), { worlds: 4000, seed: 'lottery' });
  expect(isProved).toBe(false);
  const byNumber = (number: number) => choices.find(({ action }) => (action as { number?: number }).number === number);
  expect(choices[0]).toBe(byNumber(1));
  for (const [number, loss] of [
    [0, 0.2],
    [2, 0.05],
  ] as const) {
    const judged = byNumber(number);
    expect(Math.abs((judged?.loss ?? 1) - loss)).toBeLessThan(5 * (judged?.error ?? 0));
  }
});

test('equals lose nothing on average: who was lucky in the half that chooses is measured in the other', () => {
  const losses = Array.from({ length: 200 }, (_, nth) =>
    judge(lottery([0.2, 0.2, 0.2, 0.2, 0.2]), { worlds: 40, seed: `equal ${nth}` }).choices.slice(1),
  ).flat();
  const mean = losses.reduce((sum, { loss }) => sum + loss, 0) / losses.length;
  // Chosen and measured on the same worlds the best of five would seem ahead by 0.04.
  expect(Math.abs(mean)).toBeLessThan(0.01);
});

test('nobody is given up before the least worlds', () => {
  const tried = (leastWorlds: number) =>
    judge(lottery([0, 0.5]), { worlds: 1000, seed: 'least', leastWorlds }).choices[1]?.worlds;
  expect(tried(40)).toBe(20);
  expect(tried(400)).toBe(200);
});
