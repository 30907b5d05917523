// The rules of thumb as numbers: the weights of the choices, and what can be read off them.
import { below, type GameAction, type Random } from '@sagebrush/engine';
import type { Question } from './question.ts';

/** How good each choice is by the game's rules of thumb, from the view alone. */
export function weightsOf({ game, table, view, choices }: Question): Float64Array {
  const weights = new Float64Array(choices.length);
  game.sense.weigh(game.sense.read(view, table), choices, weights);
  return weights;
}

/** Where the highest weight stands; of equals each with the same chance. */
export function bestOf(weights: Float64Array, random: Random): number {
  let best = 0;
  let equals = 1;
  for (let index = 1; index < weights.length; index++) {
    const lead = weightAt(weights, index) - weightAt(weights, best);
    if (lead > 0) {
      best = index;
      equals = 1;
    } else if (lead === 0 && below(random, ++equals) === 0) best = index;
  }
  return best;
}

/** How far the middle choice lies below the best: the yardstick for noise, whatever a game's points are. */
export function spreadOf(weights: Float64Array): number {
  const sorted = weights.toSorted();
  return weightAt(sorted, sorted.length - 1) - weightAt(sorted, (sorted.length - 1) >> 1);
}

export const weightAt = (weights: Float64Array, index: number): number => weights[index] ?? Number.NEGATIVE_INFINITY;

/** The places of the weights, highest first; of equals the earlier. */
export const ranking = (weights: Float64Array): number[] =>
  Array.from(weights.keys()).sort((one, other) => weightAt(weights, other) - weightAt(weights, one));

/** The choices, best first by the rules of thumb. */
export const rankedChoices = (question: Question): GameAction[] =>
  ranking(weightsOf(question)).map((index) => question.choices[index] as GameAction);
