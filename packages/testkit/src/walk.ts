// Random matches: the ground on which the contract suite stands.
import {
  below,
  fastRandom,
  type Game,
  type GameAction,
  type Json,
  type OwnMatch,
  openMatch,
  parseOptions,
  pick,
  type Random,
  type Seat,
  type SeatKind,
  startOf,
} from '@sagebrush/engine';

export interface TableSpec {
  readonly seats: number | readonly SeatKind[];
  readonly options?: { readonly [name: string]: unknown };
}

export interface WalkedStep {
  readonly state: unknown;
  readonly seat: Seat;
  readonly choices: readonly GameAction[];
  readonly action: GameAction;
  readonly index: number;
  readonly random: Random;
}

const MOST_STEPS = 50_000;

export const tableOf = (game: Game, spec: TableSpec) => ({
  seats: game.seating(spec.seats),
  options: parseOptions<object>(game.options, spec.options ?? {}),
});

/**
 * Plays one match at random. `visit` sees each step before it is applied; it may not change the state. Returns the
 * final state.
 */
export function walk(game: Game, spec: TableSpec, seed: string, visit: (step: WalkedStep) => void): unknown {
  const random = fastRandom(`walk ${seed}`);
  const state = game.deal(tableOf(game, spec), fastRandom(`deal ${seed}`));
  for (let index = 0; index < MOST_STEPS; index++) {
    const pending = game.pending(state);
    if (pending.length === 0) return state;
    const seat = pick(random, pending);
    const choices = game.choices(state, seat);
    if (choices.length === 0)
      throw new Error(`${game.id} ${seed}: seat ${seat} owes a decision and has no choice (step ${index})`);
    const action = choices[below(random, choices.length)] as GameAction;
    visit({ state, seat, choices, action, index, random });
    game.apply(state, seat, action);
  }
  throw new Error(`${game.id} ${seed}: no end after ${MOST_STEPS} steps`);
}

/** A match with a log, dealt from a known seed. */
export function openedMatch(game: Game, spec: TableSpec, seed: string): OwnMatch {
  const table = tableOf(game, spec);
  const chance = { kind: 'seed', seed } as const;
  return openMatch(
    game,
    startOf(game, { match: seed, seats: table.seats, options: table.options as { [name: string]: Json }, chance }),
  );
}
