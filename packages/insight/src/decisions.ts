// Decisions: what each was worth against the rule of thumb, which other choice looked best, and which losses are clear
// of the noise.
import { type Action, meanOf, type Question, rankedChoices } from '@sagebrush/bots';
import type { BaseView, Random, Reason, Seat } from '@sagebrush/engine';
import { asListed, type Move } from './course.ts';
import { cautiousEstimateOf, type Estimate, estimateOf, isClear } from './noise.ts';
import { differences, type Ground, tryOut } from './worlds.ts';

/** A decision that has been weighed in a few worlds. */
export interface Weighed {
  /** Which move of the course it is. */
  readonly step: number;
  readonly move: Move;
  readonly question: Question;
  /** What it gave or took from each seat, against what the rule of thumb would have done. */
  readonly gains: readonly Estimate[];
  /** The choice that looked best beside it. */
  readonly better: Action;
  /** What was lost by not making that choice. */
  readonly loss: Estimate;
}

/** A decision that is told about: one of the costliest. */
export interface Decision {
  readonly step: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly view: BaseView;
  readonly played: Action;
  readonly playedReason: Reason;
  readonly better: Action;
  readonly betterReason: Reason;
  /** Of the win, in worlds played on to the end. */
  readonly loss: Estimate;
  /** The loss is clear of the noise, whatever else was looked at. */
  readonly isMistake: boolean;
}

/** How many choices are tried, the best by the rules of thumb first. */
const CANDIDATES = 6;
/** How many decisions of each seat are looked at again before the costliest are named. */
const SUSPECTS = 6;
/** Less of the win than this is not worth a word. */
const LEAST_LOSS = 0.01;

interface Judged {
  readonly question: Question;
  readonly move: Move;
  readonly better: Action;
}

/**
 * The first worlds choose what might have been better; fresh ones say by how much, so that the choice cannot flatter
 * itself.
 */
export function weighDecision(
  ground: Ground,
  {
    question,
    step,
    move,
    worlds,
  }: { question: Question; step: number; move: Move; worlds: { first: number; fresh: number } },
  random: Random,
): Weighed {
  const better = mostPromising(ground, question, move, worlds.first, random);
  return { step, move, question, better, ...compared(ground, { question, move, better }, worlds.fresh, random) };
}

/** Judged again in fresh worlds, on a ground where they are played on to the end. */
export const proved = (ground: Ground, weighed: Weighed, worlds: number, random: Random): Weighed => ({
  ...weighed,
  ...compared(ground, weighed, worlds, random),
});

/**
 * What was played against the rule of thumb, for every seat, and against what may have been better, for who decided.
 */
function compared(
  ground: Ground,
  { question, move, better }: Judged,
  worlds: number,
  random: Random,
): Pick<Weighed, 'gains' | 'loss'> {
  const played = asListed(question.choices, move.action);
  const favourite = candidatesOf(question)[0] ?? played;
  const tried = [...new Set([played, favourite, better])];
  const results = tryOut(ground, question, tried, worlds, random);
  const resultsOf = (action: Action) => results[tried.indexOf(action)] ?? [];
  return {
    gains: ground.table.seats.map((_, seat) => estimateOf(differences(resultsOf(played), resultsOf(favourite), seat))),
    loss: cautiousEstimateOf(differences(resultsOf(better), resultsOf(played), question.seat)),
  };
}

/** The best by the rules of thumb, the favourite first. */
const candidatesOf = (question: Question): Action[] => rankedChoices(question).slice(0, CANDIDATES);

/** Of all candidates but the played one. */
function mostPromising(ground: Ground, question: Question, move: Move, worlds: number, random: Random): Action {
  const played = asListed(question.choices, move.action);
  const others = candidatesOf(question).filter((action) => action !== played);
  if (others.length === 1) return others[0] as Action;
  const [own = [], ...results] = tryOut(ground, question, [played, ...others], worlds, random);
  const leads = results.map((result) => meanOf(differences(result, own, question.seat)));
  return others[leads.indexOf(Math.max(...leads))] as Action;
}

/** The decisions of one seat that may have cost it something, the worst first. */
export const suspectsOf = (weighed: readonly Weighed[], seat: Seat): Weighed[] =>
  weighed
    .filter(({ move, loss }) => move.seat === seat && loss.mean > Math.max(LEAST_LOSS, loss.error))
    .sort((one, other) => other.loss.mean - one.loss.mean)
    .slice(0, SUSPECTS);

/** `comparisons`: among how many losses this one was proved. */
export function decisionOf({ step, move, question, better, loss }: Weighed, comparisons: number): Decision {
  const { game, table, seat, view } = question;
  const sight = game.sense.read(view, table);
  const played = asListed(question.choices, move.action);
  return {
    step,
    seq: move.seq,
    seat,
    view,
    played,
    playedReason: game.sense.why(sight, played),
    better,
    betterReason: game.sense.why(sight, better),
    loss,
    isMistake: loss.mean >= LEAST_LOSS && isClear(loss, comparisons),
  };
}
