// The ladder: better levels win, in each game. The fast part, with few playouts; docs/bots.md has the long one.
import { parseOptions } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import { type Contest, levelEntrant, playRound } from './arena/contest.ts';
import { figuresOf } from './arena/figures.ts';
import type { Level } from './levels.ts';

interface Rung {
  readonly game: string;
  readonly players: number;
  readonly level: Level;
  readonly below: Level;
  readonly deals: number;
  readonly options?: object;
  readonly iterations?: number;
}

/** A fraction of what sheriff has in its usual time. */
const ITERATIONS = 60;
/** Half is par. */
const CLEARLY_MORE = 0.6;
/** A short match tells as much about the players, in a fraction of the time. */
const SHORT = { target: 100 };

const RUNGS: readonly Rung[] = [
  { game: 'corral', players: 2, level: 'cowhand', below: 'greenhorn', deals: 40 },
  { game: 'corral', players: 2, level: 'deputy', below: 'cowhand', deals: 60 },
  { game: 'corral', players: 2, level: 'sheriff', below: 'deputy', deals: 14, iterations: 150 },
  { game: 'wyoming', players: 4, level: 'cowhand', below: 'greenhorn', deals: 12, options: SHORT },
  { game: 'wyoming', players: 4, level: 'deputy', below: 'cowhand', deals: 40, options: SHORT },
  { game: 'wyoming', players: 4, level: 'sheriff', below: 'deputy', deals: 6, options: SHORT },
  { game: 'cowpoker', players: 4, level: 'cowhand', below: 'greenhorn', deals: 60 },
  { game: 'cowpoker', players: 4, level: 'deputy', below: 'cowhand', deals: 100 },
  { game: 'cowpoker', players: 4, level: 'sheriff', below: 'deputy', deals: 24, iterations: 100 },
];

/** They sit alternately, so that everybody has a better or worse player on either side. */
function contestOf({ game: id, players, level, below, options, iterations = ITERATIONS }: Rung): Contest {
  const game = games.find(id);
  const pair = [levelEntrant(level, () => ({ iterations })), levelEntrant(below)] as const;
  return {
    game,
    table: { seats: game.seating(players), options: parseOptions<object>(game.options, options ?? {}) },
    lineUp: Array.from({ length: players }, (_, seat) => pair[seat % 2 === 0 ? 0 : 1]),
    seed: 'ladder',
  };
}

test.each(RUNGS)('$game: $level beats $below', { timeout: 600_000 }, (rung) => {
  const contest = contestOf(rung);
  const rounds = Array.from({ length: rung.deals }, (_, deal) => playRound(contest, deal));
  const [figure] = figuresOf(rounds, contest.lineUp);
  expect(figure?.name).toBe(rung.level);
  expect(figure?.share).toBeGreaterThan(CLEARLY_MORE);
});
