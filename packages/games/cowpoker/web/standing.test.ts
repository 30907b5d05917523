// The standing by what is public, against the scoring rules.
import { cowpoker, type Options, type State, scoresOf, strengthOf } from '@sagebrush/cowpoker';
import type { Game } from '@sagebrush/engine';
import { tableOf, type WalkedStep, walk } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { standingIn } from './standing.ts';

const game: Game = cowpoker;
/** Shared points are thirds now and then. */
const rounded = (points: number): number => Math.round(points * 1e6);
const NOBODY: State['hands'] = [[], [], [], []];

function standings(memoryAid: boolean, check: (state: State, options: Options) => void): void {
  for (const seats of [2, 4]) {
    const table = { seats, options: { memoryAid } };
    const options = tableOf(game, table).options as Options;
    for (let match = 0; match < 8; match++)
      walk(game, table, `standing ${match}`, ({ state }: WalkedStep) => check(state as State, options));
  }
}

test('[CP-7.1] [CP-7.2] the Gangs count, with the 6 for the best of them', () =>
  standings(false, (state, options) => {
    const { scores, bestGangs, bonus } = standingIn(cowpoker.view(state, 0), options);
    const strengths = state.gangs.map((gang) => strengthOf(state.pack, gang));
    const best = state.gangs.flatMap((gang, seat) =>
      gang.length > 0 && strengths[seat] === Math.max(...strengths) ? [seat] : [],
    );
    expect(bestGangs).toEqual(best);
    expect(bonus * best.length).toBeCloseTo(best.length > 0 ? 6 : 0);
    // Cellars and Hands alone, without a Gang: what is left of the whole score is what stands open.
    const hidden = scoresOf({ ...state, gangs: NOBODY });
    const open = scoresOf(state).map((score, seat) => score - (hidden[seat] ?? 0));
    expect(scores.map(rounded)).toEqual(open.map(rounded));
  }));

test('[CP-4.5] [CP-7.3] the Cellars count too where the table shows them', () =>
  standings(true, (state, options) => {
    const { scores } = standingIn(cowpoker.view(state, 0), options);
    const open = scoresOf({ ...state, hands: state.phase === 'over' ? state.hands : NOBODY });
    expect(scores.map(rounded)).toEqual(open.map(rounded));
  }));

test('a seat learns nothing that another does not', () =>
  standings(false, (state, options) => {
    const all = [0, 1, 2, 3].map((seat) => JSON.stringify(standingIn(cowpoker.view(state, seat), options)));
    expect(new Set(all).size).toBe(1);
  }));
