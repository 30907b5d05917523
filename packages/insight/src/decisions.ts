// Decisions: what each was worth against the rule of thumb, which other choice looked best, and which losses are clear
// of the noise.

import { HINT_LEVEL, meanOf, type Question, rankedChoices, think } from '@sagebrush/bots';
import { asListed, type BaseView, type GameAction, type Random, type Reason, type Seat } from '@sagebrush/engine';
import { cautiousEstimateOf, type Estimate, estimateOf, isClear } from './noise.ts';
import type { StandingMove } from './standing-moves.ts';
import { differences, type PlayoutContext, tryOut } from './worlds.ts';

/** A decision that has been weighed in a few worlds. */
export interface WeighedDecision {
  /** Which of the standing moves it is. */
  readonly step: number;
  readonly move: StandingMove;
  readonly question: Question;
  /** What it gave or took from each seat, against what the rule of thumb would have done. */
  readonly gains: readonly Estimate[];
  /** The choice that looked best beside it. */
  readonly better: GameAction;
  /** What was lost by not making that choice. */
  readonly loss: Estimate;
}

/** A decision that is told about: one of the costliest. */
export interface CostlyDecision {
  readonly step: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly view: BaseView;
  readonly played: GameAction;
  /** What speaks against it; nothing that would speak for it. */
  readonly playedReason: Reason | undefined;
  readonly better: GameAction;
  /** What speaks for it; nothing that would speak against it. */
  readonly betterReason: Reason | undefined;
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

interface ComparedChoices {
  readonly question: Question;
  readonly move: StandingMove;
  readonly better: GameAction;
}

/**
 * The first worlds choose what might have been better; fresh ones say by how much, so that the choice cannot flatter
 * itself.
 */
export function weighDecision(
  context: PlayoutContext,
  {
    question,
    step,
    move,
    worlds,
  }: { question: Question; step: number; move: StandingMove; worlds: { first: number; fresh: number } },
  random: Random,
): WeighedDecision {
  const better = mostPromising(context, question, move, worlds.first, random);
  return { step, move, question, better, ...compared(context, { question, move, better }, worlds.fresh, random) };
}

/** Judged again in fresh worlds, in a context where they are played on to the end. */
export const proved = (
  context: PlayoutContext,
  weighed: WeighedDecision,
  worlds: number,
  random: Random,
): WeighedDecision => ({
  ...weighed,
  ...compared(context, weighed, worlds, random),
});

/**
 * What was played against the rule of thumb, for every seat, and against what may have been better, for who decided.
 */
function compared(
  context: PlayoutContext,
  { question, move, better }: ComparedChoices,
  worlds: number,
  random: Random,
): Pick<WeighedDecision, 'gains' | 'loss'> {
  const played = asListed(question.choices, move.action);
  const favourite = candidatesOf(question)[0] ?? played;
  const tried = [...new Set([played, favourite, better])];
  const results = tryOut(context, question, tried, worlds, random);
  const resultsOf = (action: GameAction) => results[tried.indexOf(action)] ?? [];
  return {
    gains: context.table.seats.map((_, seat) => estimateOf(differences(resultsOf(played), resultsOf(favourite), seat))),
    loss: cautiousEstimateOf(differences(resultsOf(better), resultsOf(played), question.seat)),
  };
}

/** The best by the rules of thumb, the favourite first. */
const candidatesOf = (question: Question): GameAction[] => rankedChoices(question).slice(0, CANDIDATES);

/** Of all candidates but the played one. */
function mostPromising(
  context: PlayoutContext,
  question: Question,
  move: StandingMove,
  worlds: number,
  random: Random,
): GameAction {
  const played = asListed(question.choices, move.action);
  const others = candidatesOf(question).filter((action) => action !== played);
  if (others.length === 1) return others[0] as GameAction;
  const [own = [], ...results] = tryOut(context, question, [played, ...others], worlds, random);
  const leads = results.map((result) => meanOf(differences(result, own, question.seat)));
  return others[leads.indexOf(Math.max(...leads))] as GameAction;
}

/** How many playouts a hint has here: about what it has in a browser on a slow phone. */
const HINT_PLAYOUTS = 2_000;

/**
 * Whether a hint would have advised the played move, or called it as good as its advice. Worlds that the rules of thumb
 * play on to the end think little of a move whose worth is in a fine answer to what comes next.
 */
export function isAdvised({ question, move }: WeighedDecision, random: Random): boolean {
  const played = asListed(question.choices, move.action);
  const { action, considered } = think(HINT_LEVEL, question, random, { iterations: HINT_PLAYOUTS });
  return played === action || considered.some((candidate) => candidate.action === played && candidate.isEqual === true);
}

/** The decisions of one seat that may have cost it something, the worst first. */
export const suspectsOf = (weighed: readonly WeighedDecision[], seat: Seat): WeighedDecision[] =>
  weighed
    .filter(({ move, loss }) => move.seat === seat && loss.mean > Math.max(LEAST_LOSS, loss.error))
    .sort((one, other) => other.loss.mean - one.loss.mean)
    .slice(0, SUSPECTS);

/** `comparisons`: among how many losses this one was proved. */
export function decisionOf(
  { step, move, question, better, loss }: WeighedDecision,
  comparisons: number,
): CostlyDecision {
  const { game, table, seat, view } = question;
  const sight = game.sense.read(view, table);
  const played = asListed(question.choices, move.action);
  // A rule of thumb may see it otherwise than the worlds that were played out: then it is not quoted.
  const reasonFor = (action: GameAction, verdict: 'for' | 'against'): Reason | undefined => {
    const { risk, ...main } = game.sense.why(sight, action);
    return [main, ...(risk ? [risk] : [])].find(({ why }) => (game.sense.verdicts?.[why] ?? 'for') === verdict);
  };
  return {
    step,
    seq: move.seq,
    seat,
    view,
    played,
    playedReason: reasonFor(played, 'against'),
    better,
    betterReason: reasonFor(better, 'for'),
    loss,
    isMistake: loss.mean >= LEAST_LOSS && isClear(loss, comparisons),
  };
}
