// Greenhorn, cowhand and deputy: they play by the rules of thumb, more or less closely.
import { fraction, type GameAction, pick, type Random } from '@sagebrush/engine';
import type { Level } from './levels.ts';
import type { Question, Thought } from './question.ts';
import { bestOf, ranking, spreadOf, weightAt, weightsOf } from './weights.ts';

export type Habit = (weights: Float64Array, random: Random) => number;

/** How far below the best a choice may lie before even a greenhorn sees that it is a gross mistake, in spreads. */
const GROSS = 1.5;
/** How far a cowhand misjudges a choice, in spreads. */
const MISJUDGED = 2.5;
/** How many choices a thought without playouts tells about. */
const MOST_CONSIDERED = 8;

/** Any choice but a gross mistake. */
export const greenhorn: Habit = (weights, random) => {
  const gross = weightAt(weights, bestOf(weights, random)) - GROSS * spreadOf(weights);
  return pick(
    random,
    ranking(weights).filter((index) => weightAt(weights, index) >= gross),
  );
};

/** The best choice, as somebody sees it who misjudges each of them a little. */
export const cowhand: Habit = (weights, random) => {
  const noise = MISJUDGED * spreadOf(weights);
  return bestOf(
    weights.map((weight) => weight + noise * fraction(random)),
    random,
  );
};

/** The best choice. */
export const deputy: Habit = bestOf;

/** Of the levels without a search. */
export const HABITS: Readonly<Partial<Record<Level, Habit>>> = { greenhorn, cowhand, deputy };

export function followThumb(habit: Habit, question: Question, random: Random): Thought {
  const { game, table, view, choices } = question;
  const weights = weightsOf(question);
  const action = choices[habit(weights, random)] as GameAction;
  const sight = game.sense.read(view, table);
  const others = ranking(weights)
    .map((index) => choices[index] as GameAction)
    .filter((choice) => choice !== action);
  const considered = [action, ...others].slice(0, MOST_CONSIDERED).map((choice) => ({
    action: choice,
    share: 1 / table.seats.length,
    playouts: 0,
    reason: game.sense.why(sight, choice),
  }));
  return { action, considered };
}
