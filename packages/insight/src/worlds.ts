// Imagined worlds, played on by the rules of thumb: what a position promises every seat, as one viewer may see it.

import { likelyWorld, type Playout, playoutOf, type Question } from '@sagebrush/bots';
import type { BaseView, Game, GameAction, Random, Seat, Table } from '@sagebrush/engine';

/** Each seat's share of the win, in one world. */
export type Shares = readonly number[];

/** A game at a table, and how far worlds are played on in it. */
export interface PlayoutContext {
  readonly game: Game;
  readonly table: Table<object>;
  readonly playOut: Playout;
}

/** `horizon` counts moves for each seat; a stage (a hand, a game of a series) ends a world sooner. */
export const playoutContext = (game: Game, table: Table<object>, horizon: number): PlayoutContext => ({
  game,
  table,
  playOut: playoutOf(game, horizon * table.seats.length),
});

function playedOn({ game, playOut }: PlayoutContext, state: unknown, stage: number): Shares {
  playOut(state, stage);
  return game.sense.prospects(state);
}

/** What this view promises, world by world. */
export function foresee(context: PlayoutContext, view: BaseView, worlds: number, random: Random): Shares[] {
  const { game, table } = context;
  return Array.from({ length: worlds }, () => {
    const world = game.imagine(view, table, random);
    return playedOn(context, world, game.sense.stage(world));
  });
}

/**
 * What each action promises, world by world: all of them are tried in the same worlds, so that luck that they share
 * falls out of their differences.
 */
export function tryOut(
  context: PlayoutContext,
  question: Question,
  actions: readonly GameAction[],
  worlds: number,
  random: Random,
): Shares[][] {
  const { game } = context;
  const results: Shares[][] = actions.map(() => []);
  for (let count = 0; count < worlds; count++) {
    // The worlds that a hint thinks in, so that a review does not reproach anybody with what it was advised by.
    const world = likelyWorld(question, random);
    const stage = game.sense.stage(world);
    actions.forEach((action, index) => {
      const state = game.clone(world);
      game.apply(state, question.seat, action);
      results[index]?.push(playedOn(context, state, stage));
    });
  }
  return results;
}

/** By how much the first is better for a seat than the second, world by world. */
export const differences = (first: readonly Shares[], second: readonly Shares[], seat: Seat): number[] =>
  first.map((shares, world) => (shares[seat] ?? 0) - (second[world]?.[seat] ?? 0));
