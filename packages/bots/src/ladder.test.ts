// The ladder: better levels win, in each game. The fast part, with few playouts; docs/bots.md has the long one.
import { parseOptions, STYLES } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import { type Contest, type Entrant, levelEntrant, playRound } from './arena/contest.ts';
import { type Figure, figuresOf } from './arena/figures.ts';
import { type Level, playoutsFor } from './levels.ts';
import { spar } from './sparring.ts';

interface Rung {
  readonly game: string;
  readonly players: number;
  readonly level: Level;
  readonly below: Level;
  readonly deals: number;
  readonly options?: object;
  /** Sheriff's playouts; a level with more time has more. */
  readonly iterations?: number;
}

/** A fraction of what sheriff has in its usual time. */
const ITERATIONS = 60;
/** Half is par. */
const CLEARLY_MORE = 0.6;
/** A short match tells as much about the players, in a fraction of the time. */
const SHORT = { target: 100 };
const SHORTEST = { target: 50 };

const RUNGS: readonly Rung[] = [
  { game: 'corral', players: 2, level: 'cowhand', below: 'greenhorn', deals: 40 },
  { game: 'corral', players: 2, level: 'deputy', below: 'cowhand', deals: 60 },
  { game: 'corral', players: 2, level: 'sheriff', below: 'deputy', deals: 14, iterations: 150 },
  { game: 'corral', players: 2, level: 'marshal', below: 'sheriff', deals: 10, iterations: 14 },
  { game: 'wyoming', players: 4, level: 'cowhand', below: 'greenhorn', deals: 12, options: SHORT },
  { game: 'wyoming', players: 4, level: 'deputy', below: 'cowhand', deals: 20, options: SHORT },
  { game: 'wyoming', players: 4, level: 'sheriff', below: 'deputy', deals: 6, options: SHORTEST },
  { game: 'wyoming', players: 4, level: 'marshal', below: 'sheriff', deals: 4, options: SHORTEST, iterations: 8 },
  { game: 'cowpoker', players: 4, level: 'cowhand', below: 'greenhorn', deals: 60 },
  { game: 'cowpoker', players: 4, level: 'deputy', below: 'cowhand', deals: 100 },
  { game: 'cowpoker', players: 4, level: 'sheriff', below: 'deputy', deals: 24, iterations: 100 },
];

/** They sit alternately, so that everybody has a better or worse player on either side. */
function figureOf(
  { game: id, players, deals, options }: Omit<Rung, 'level' | 'below'>,
  better: Entrant,
  worse: Entrant,
): Figure | undefined {
  const game = games.find(id);
  const contest: Contest = {
    game,
    table: { seats: game.seating(players), options: parseOptions<object>(game.options, options ?? {}) },
    lineUp: Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? better : worse)),
    seed: 'ladder',
  };
  const rounds = Array.from({ length: deals }, (_, deal) => playRound(contest, deal));
  return figuresOf(rounds, contest.lineUp)[0];
}

test.each(RUNGS)('$game: $level beats $below', { timeout: 600_000 }, (rung) => {
  const entrant = (level: Level): Entrant =>
    levelEntrant(level, () => ({ iterations: playoutsFor(level, rung.iterations ?? ITERATIONS) }));
  const figure = figureOf(rung, entrant(rung.level), entrant(rung.below));
  expect(figure?.name).toBe(rung.level);
  expect(figure?.share).toBeGreaterThan(CLEARLY_MORE);
});

test.each([...STYLES])('corral: legend beats the sparring partner %s', { timeout: 600_000 }, (style) => {
  const legend = levelEntrant('legend', () => ({ iterations: 40 }));
  const partner: Entrant = { name: style, choose: (question, random) => spar(style, question, random).action };
  expect(figureOf({ game: 'corral', players: 2, deals: 4 }, legend, partner)?.share).toBeGreaterThan(CLEARLY_MORE);
});
