// Sparring partners who overdo one thing. No level was tuned against them, and nobody meets them outside the
// arena.
import type { GameAction, Random, Style } from '@sagebrush/engine';
import type { Question, Thought } from './question.ts';
import { followThumb, type Habit } from './thumb.ts';
import { bestOf, spreadOf } from './weights.ts';

/** How much a style counts against the rules of thumb, in spreads. */
const BENT = 2;

/** Plays by the rules of thumb, as somebody does who cannot leave a habit. */
export function spar(style: Style, question: Question, random: Random): Thought {
  return followThumb(habitOf(style, question), question, random);
}

function habitOf(style: Style, { game, table, view, choices }: Question): Habit {
  const leaning = game.sense.leanings?.[style];
  if (!leaning) throw new RangeError(`spar: ${game.id} has no sparring partners`);
  const sight = game.sense.read(view, table);
  return (weights, random) => {
    // Where the rules of thumb see no difference, the style decides alone.
    const bent = BENT * (spreadOf(weights) || 1);
    return bestOf(
      weights.map((weight, index) => weight + bent * leaning(sight, choices[index] as GameAction)),
      random,
    );
  };
}
