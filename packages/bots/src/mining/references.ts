// Reference decisions: taken from matches as people play them and judged once, so that every later idea can be held
// against them in minutes.
import { below, FormatError, fastRandom, type Game, type GameAction, shape, type Table } from '@sagebrush/engine';
import { aroundMean, meanOf } from '../arena/figures.ts';
import { judge } from '../judge/judge.ts';
import type { Question } from '../question.ts';
import type { Interval } from '../simulation/summary.ts';
import { type KeptDecision, keptDecisionShape, minedFields, questionAt } from './kept-decision.ts';
import { peopleLikeDecisions } from './people-like.ts';

const { flag, list, object, whole } = shape;

/** Losses are kept in ten-thousandths of the win. */
const UNIT = 10_000;

/** In this part of the worlds every choice is tried, however badly it does. */
const LEAST_PART = 0.1;

const referenceShape = object({
  at: keptDecisionShape,
  /** What each choice loses against the best, in the order in which the game lists them, and its standard error. */
  losses: list(whole(-UNIT, UNIT), { max: 5000 }),
  errors: list(whole(0, UNIT), { max: 5000 }),
  proved: flag,
});
export type Reference = shape.Of<typeof referenceShape>;

export const referencesShape = object({
  ...minedFields,
  /** That each was judged in. */
  worlds: whole(2, 1_000_000),
  references: list(referenceShape, { max: 100_000 }),
});
export type References = shape.Of<typeof referencesShape>;

/** One decision of one match, by lot, judged. */
export function referenceFrom(
  game: Game,
  table: Table<object>,
  { deal, worlds }: { deal: string; worlds: number },
): Reference | undefined {
  const random = fastRandom(`${deal}/which`);
  let chosen: { kept: KeptDecision; question: Question } | undefined;
  let met = 0;
  for (const decision of peopleLikeDecisions(game, table, deal)) if (below(random, ++met) === 0) chosen = decision;
  if (!chosen) return undefined;
  const { kept, question } = chosen;
  const { choices, isProved } = judge(question, { worlds, seed: `${deal}/judge`, leastWorlds: LEAST_PART * worlds });
  const inOrder = question.choices.map((action) => choices.find((one) => one.action === action));
  return {
    at: kept,
    losses: inOrder.map((one) => Math.round(UNIT * (one?.loss ?? 0))),
    errors: inOrder.map((one) => Math.round(UNIT * Math.min(1, one?.error ?? 1))),
    proved: isProved,
  };
}

/** What whoever chooses loses on average, in shares of the win; one loss for each reference. */
export function lossesOf(
  game: Game,
  file: References,
  choose: (question: Question, seed: string) => GameAction,
): number[] {
  return file.references.map(({ at, losses }) => {
    const question = questionAt(game, file, at);
    if (losses.length !== question.choices.length) throw new FormatError(at.deal, 'has other choices by now');
    return (losses[question.choices.indexOf(choose(question, at.deal))] as number) / UNIT;
  });
}

export function regretOf(losses: readonly number[]): Interval {
  const mean = meanOf(losses);
  const around = aroundMean(losses);
  return { mean, low: mean - around, high: mean + around, of: losses.length };
}
