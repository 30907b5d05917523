// A playout: one imagined world, played on by the rules of thumb for a while, or until its end or its stage is over.
import type { Game, GameAction, Seat } from '@sagebrush/engine';

/**
 * Plays a state on, in place. `stage` is the one in which the decision was asked for; `made` are the moves that were
 * made since.
 */
export type Playout = (state: unknown, stage: number, made?: number) => void;

/** One for each search, so that its weights are written into the same place a million times. */
export function playoutOf(game: Game, horizon: number): Playout {
  const { sense } = game;
  const heaviest = heaviestOf(game);
  return (state, stage, made = 0) => {
    for (let moves = made; moves < horizon && sense.stage(state) === stage; moves++) {
      const seat = game.pending(state)[0];
      if (seat === undefined) return;
      game.apply(state, seat, sense.favourite?.(state, seat) ?? heaviest(state, seat));
    }
  };
}

/** The first of the choices with the highest weight, where a game knows no quicker way. */
function heaviestOf({ sense, choices: choicesOf }: Game): (state: unknown, seat: Seat) => GameAction {
  let weights = new Float64Array(64);
  return (state, seat) => {
    const choices = choicesOf(state, seat);
    if (choices.length > weights.length) weights = new Float64Array(2 * choices.length);
    if (choices.length > 1) sense.weigh(sense.sightOf(state, seat), choices, weights);
    let best = 0;
    for (let index = 1; index < choices.length; index++)
      if ((weights[index] as number) > (weights[best] as number)) best = index;
    return choices[best] as GameAction;
  };
}
