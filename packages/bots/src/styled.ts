// A style, softened: a bot of some level that leans to what it likes where that costs next to nothing.
import { fraction, type GameAction, type Random, type Style } from '@sagebrush/engine';
import type { Level } from './levels.ts';
import type { Candidate, Limits, Question, Thought } from './question.ts';
import { leaningOf, leantHabit } from './sparring.ts';
import { think } from './think.ts';
import { followThumb, HABITS, type Habit } from './thumb.ts';

/** How much a softened style counts against the rules of thumb, in spreads. */
const SOFT = 0.08;
/** How often somebody without a search heeds a second thought that their style likes more. */
const HEEDED = 0.6;
/** A candidate that was given up early in a search is not known well enough to be liked: so much of the best one's. */
const KNOWN_WELL = 0.5;

export interface StyledBot {
  readonly level: Level;
  readonly style: Style;
}

export function thinkInStyle(
  { level, style }: StyledBot,
  question: Question,
  random: Random,
  limits?: Limits,
): Thought {
  const habit = HABITS[level];
  if (habit) return followThumb(leantHabit(style, question, SOFT, ofTwo(habit, style, question)), question, random);
  const { trail } = question.game;
  if (!trail) throw new RangeError(`${question.game.id} has no characters`);
  return leant(think(level, question, random, limits), trail.tolerance, leaningOf(style, question));
}

/** Whoever would do this or that as well often does what the style likes more. */
function ofTwo(habit: Habit, style: Style, question: Question): Habit {
  const leaning = leaningOf(style, question);
  const liking = (index: number): number => leaning(question.choices[index] as GameAction);
  return (weights, random) => {
    const [one, other] = [habit(weights, random), habit(weights, random)];
    return liking(other) > liking(one) && fraction(random) < HEEDED ? other : one;
  };
}

/** Of all that is as good as the best, or nearly, what the style likes most. */
function leant({ considered }: Thought, tolerance: number, leaning: ReturnType<typeof leaningOf>): Thought {
  const [best] = considered as readonly [Candidate, ...Candidate[]];
  const worth = (candidate: Candidate): number =>
    Math.min(0, candidate.share - best.share) + tolerance * leaning(candidate.action);
  const liked = considered
    .filter(({ playouts }) => playouts >= KNOWN_WELL * best.playouts)
    .reduce((most, candidate) => (worth(candidate) > worth(most) ? candidate : most), best);
  return { action: liked.action, considered: [liked, ...considered.filter((candidate) => candidate !== liked)] };
}
