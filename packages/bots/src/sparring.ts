// Sparring partners who overdo one thing. No level was tuned against them, and nobody meets them outside the
// arena; at a table there are characters, who have the same styles, softened (styled.ts).
import type { GameAction, Random, Style } from '@sagebrush/engine';
import type { Question, Thought } from './question.ts';
import { deputy, followThumb, type Habit } from './thumb.ts';
import { spreadOf } from './weights.ts';

/** How much a style counts against the rules of thumb, in spreads. */
const BENT = 2;

/** Plays by the rules of thumb, as somebody does who cannot leave a habit. */
export const spar = (style: Style, question: Question, random: Random): Thought =>
  followThumb(leantHabit(style, question, BENT, deputy), question, random);

/** How well each choice goes with a style. */
export function leaningOf(style: Style, { game, table, view }: Question): (choice: GameAction) => number {
  const leaning = game.sense.leanings?.[style];
  if (!leaning) throw new RangeError(`${game.id} has no sparring partners`);
  const sight = game.sense.read(view, table);
  return (choice) => leaning(sight, choice);
}

/** A habit, as somebody has it who likes some choices more than they are worth. */
export function leantHabit(style: Style, question: Question, bent: number, habit: Habit): Habit {
  const leaning = leaningOf(style, question);
  return (weights, random) => {
    // Where the rules of thumb see no difference, the style decides alone.
    const unit = bent * (spreadOf(weights) || 1);
    return habit(
      weights.map((weight, index) => weight + unit * leaning(question.choices[index] as GameAction)),
      random,
    );
  };
}
