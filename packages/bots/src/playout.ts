// A playout: one imagined world, played on by the rules of thumb for a while, or until its end or its stage is over.
import type { Game } from '@sagebrush/engine';
import type { Action } from './question.ts';

/**
 * Plays a state on, in place. `stage` is the one in which the decision was asked for; `made` are the moves that were
 * made since.
 */
export type Playout = (state: unknown, stage: number, made?: number) => void;

/** One for each search, so that its weights are written into the same place a million times. */
export function playoutOf(game: Game, horizon: number): Playout {
  const { sense } = game;
  let weights = new Float64Array(64);
  return (state, stage, made = 0) => {
    for (let moves = made; moves < horizon && sense.stage(state) === stage; moves++) {
      const seat = game.pending(state)[0];
      if (seat === undefined) return;
      const choices = game.choices(state, seat);
      let best = 0;
      if (choices.length > 1) {
        if (choices.length > weights.length) weights = new Float64Array(2 * choices.length);
        sense.weigh(sense.sightOf(state, seat), choices, weights);
        for (let index = 1; index < choices.length; index++)
          if ((weights[index] as number) > (weights[best] as number)) best = index;
      }
      game.apply(state, seat, choices[best] as Action);
    }
  };
}
