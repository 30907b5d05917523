// Endgames: legend never picks a move that loses where another wins. Real play, solved by brute force.
import { fastRandom, type Game, type GameAction, type Seat } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { type TableSpec, tableOf, testCount } from '@sagebrush/testkit';
import { describe, expect, test } from 'vitest';
import { bruteForce, eachDecision, forbiddenChance, type Solution } from '../../fixtures/brute-force.ts';
import { think } from '../think.ts';

const POSITIONS = testCount({ usual: 100, full: 500 });
/** A small part of what legend has in its usual time. */
const ITERATIONS = 100;

interface Endings {
  readonly game: string;
  /** In turn, one for each match. */
  readonly tables: readonly TableSpec[];
  /** What is small enough: so many worlds, and so many moves in all lines together. */
  readonly mostWorlds: number;
  readonly mostMoves: number;
  /**
   * In how many of a hundred positions some choices are right and others wrong, at least: else there is little to get
   * wrong.
   */
  readonly decisive: number;
  /** Nothing is sure beyond the turn: a hand of Wyoming may go on for ever. */
  readonly isOneTurn?: boolean;
  /** Which matches are played; the first, the second and so on where nothing is said. */
  readonly matches?: readonly number[];
}

/**
 * Hands of Wyoming that end with few cards hidden are rare: of the first thousand matches those with a sure win, or
 * with many small positions.
 */
// biome-ignore format: one long list
const WYOMING_MATCHES = [
  8, 25, 28, 32, 41, 59, 71, 126, 181, 205, 216, 247, 291, 306, 349, 359, 361, 368, 392, 397, 398, 420, 454, 466, 483, 488, 501, 
  510, 515, 524, 529, 545, 559, 587, 596, 627, 631, 640, 647, 669, 688, 707, 708, 725, 729, 730, 762, 787, 789, 817, 821, 828, 831, 
  856, 900, 901, 908, 932, 948, 952, 954, 965, 1007, 1009, 1019, 288, 542, 318, 646, 395, 74, 778, 712, 160, 221, 880, 623, 366, 
  837, 82, 585, 459, 307, 799, 757, 62, 445, 409, 340, 945, 788, 771, 678, 47, 162, 128, 792, 606, 540, 497, 1023, 677, 65, 416, 299,
];

const ENDINGS: readonly Endings[] = [
  { game: 'corral', tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }], mostWorlds: 40, mostMoves: 1000, decisive: 5 },
  { game: 'cowpoker', tables: [{ seats: 2 }, { seats: 3 }], mostWorlds: 40, mostMoves: 1000, decisive: 10 },
  {
    game: 'wyoming',
    tables: [{ seats: 3, options: { target: 50 } }],
    mostWorlds: 60,
    mostMoves: 400,
    decisive: 3,
    isOneTurn: true,
    matches: WYOMING_MATCHES,
  },
];

interface Position {
  readonly table: ReturnType<typeof tableOf>;
  readonly state: unknown;
  readonly seat: Seat;
  readonly choices: readonly GameAction[];
  readonly worlds: readonly unknown[];
  readonly solution: Solution;
}

/** Positions from matches of the rules of thumb that brute force can solve. */
function solvedPositions(game: Game, endings: Endings): Position[] {
  const positions: Position[] = [];
  const { tables, matches } = endings;
  for (let nth = 0; positions.length < POSITIONS && nth < (matches?.length ?? Number.POSITIVE_INFINITY); nth++) {
    const table = tableOf(game, tables[nth % tables.length] as TableSpec);
    eachDecision(game, table, `endgame ${matches?.[nth] ?? nth}`, (state, seat, choices) => {
      if (positions.length === POSITIONS) return;
      const position = solved(game, endings, { table, state, seat, choices });
      if (position) positions.push(position);
    });
  }
  return positions;
}

function solved(game: Game, endings: Endings, asked: Omit<Position, 'worlds' | 'solution'>): Position | undefined {
  const { table, state, seat, choices } = asked;
  const view = game.view(state, seat);
  const worlds = game.worlds?.(view, table, forbiddenChance, endings.mostWorlds);
  if (!worlds) return undefined;
  const stage = game.sense.stage(state);
  const isBeyond = (world: unknown): boolean =>
    game.sense.stage(world) !== stage || (endings.isOneTurn === true && game.view(world, seat).turn !== view.turn);
  const isDuel = table.seats.filter((kind) => kind === 'live').length === 2;
  const solution = bruteForce({ game, seat, choices, worlds, isBeyond }, endings.mostMoves, isDuel);
  return solution && { ...asked, state: game.clone(state), worlds, solution };
}

/** The parts of a position that others may see and the seat may not. */
const HIDDEN = ['hands', 'fighters', 'deck', 'draw'];
/** What lies where, whatever the order of the cards. */
function inAnyOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const things = value.map(inAnyOrder);
    return things.every((thing) => typeof thing === 'string') ? things.sort() : things;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inAnyOrder(field)]));
}

describe.each(ENDINGS)('$game', { timeout: 600_000 }, (endings) => {
  const game = games.find(endings.game);
  let positions: Position[] = [];

  test(`in ${POSITIONS} endgames legend never picks a move that loses where another wins`, () => {
    positions = solvedPositions(game, endings);
    expect(positions).toHaveLength(POSITIONS);
    let decisive = 0;
    for (const [index, { table, state, seat, choices, solution }] of positions.entries()) {
      const right = solution.winning.length > 0 ? solution.winning : (solution.holding ?? []);
      if (right.length === 0 || right.length === choices.length) continue;
      decisive += 1;
      const question = { game, table, seat, view: game.view(state, seat), choices };
      const { action } = think('legend', question, fastRandom(index), { iterations: ITERATIONS });
      expect(right, `position ${index}`).toContain(action);
    }
    expect(decisive).toBeGreaterThanOrEqual((endings.decisive * POSITIONS) / 100);
  });

  test('the worlds of a view are those that fit it: each once, the real one and every imagined one among them', () => {
    const text = (state: unknown): string => {
      const parts = Object.entries(game.positionOf(state)).filter(([name]) => HIDDEN.includes(name));
      return JSON.stringify(parts.map(([name, cards]) => [name, inAnyOrder(cards)]));
    };
    const some = positions.filter((_, index) => index % 10 === 0);
    expect(some.length).toBeGreaterThan(0);
    for (const { table, state, seat, worlds } of some) {
      const view = game.view(state, seat);
      for (const world of worlds) expect(game.view(world, seat)).toEqual(view);
      expect(new Set(worlds.map((world) => JSON.stringify(game.positionOf(world)))).size).toBe(worlds.length);
      const texts = new Set(worlds.map(text));
      const imagined = Array.from({ length: 20 }, (_, nth) => game.imagine(view, table, fastRandom(nth)));
      for (const world of [state, ...imagined]) expect(texts).toContain(text(world));
    }
  });
});
