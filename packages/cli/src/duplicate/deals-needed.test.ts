// The figure of `sagebrush duplicate`, on rounds whose answer is known.
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import { dealsNeeded } from './deals-needed.ts';
import { COUNTED, type DuplicateRound, playDuplicateRound } from './round.ts';

/** The strong one has one point more, and chance adds or takes `luck`. */
const roundsWith = (luck: number): DuplicateRound[] =>
  Array.from({ length: 400 }, (_, index) => {
    const both = { strong: [1 + (index % 2 === 0 ? luck : -luck)], weak: [0] };
    return { places: both, points: both, matchPoints: both, margin: both };
  });

test('twice the luck takes four times the deals', () => {
  const [little, much] = [dealsNeeded(roundsWith(2), 'margin'), dealsNeeded(roundsWith(4), 'margin')];
  expect(little.deals).toBeCloseTo(1.645 ** 2 * 4, 0);
  expect(much.deals / little.deals).toBeCloseTo(4, 2);
  expect(little.low).toBeLessThan(little.deals);
  expect(little.high).toBeGreaterThan(little.deals);
});

test('who is not ahead on average never will be', () => {
  const even = { strong: [0], weak: [0] };
  const rounds = Array.from({ length: 10 }, () => ({ places: even, points: even, matchPoints: even, margin: even }));
  expect(dealsNeeded(rounds, 'places').deals).toBe(Number.POSITIVE_INFINITY);
});

test('a round counts everybody once in each way, and the same number gives the same round', () => {
  for (const game of games.games.filter(({ players }) => players.min === 2)) {
    const seats = game.seating(Math.max(3, game.players.min));
    const options = Object.fromEntries(Object.entries(game.options).map(([name, { default: usual }]) => [name, usual]));
    const task = { game: game.id, seats, options, tables: 2, seed: 'test', iterations: 10 } as const;
    const round = playDuplicateRound(game, { ...task, strong: 'cowhand', weak: 'greenhorn' }, 3);
    const people = 2 * seats.filter((kind) => kind === 'live').length;
    for (const what of COUNTED) expect(round[what].strong.length + round[what].weak.length).toBe(people);
    const sum = [...round.margin.strong, ...round.margin.weak].reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(0);
    expect(playDuplicateRound(game, { ...task, strong: 'cowhand', weak: 'greenhorn' }, 3)).toEqual(round);
  }
});
