// The race that sheriff, marshal and legend run: imagined worlds, the same for all candidates. The favourite stands
// until a challenger beats it clearly.
import type { Random } from '@sagebrush/engine';
import { sureActions } from './endgame/sure.ts';
import { type Lookahead, playoutLookahead } from './lookahead.ts';
import type { Action, Candidate, Limits, Question, Thought } from './question.ts';
import { treeLookahead } from './tree.ts';
import { rankedChoices } from './weights.ts';
import { likelyWorld } from './worlds.ts';

/** What can be tuned about a search. */
interface Manner {
  /** How many choices are tried at all, the best by the rules of thumb first. */
  readonly candidates: number;
  /** By how many standard errors a challenger must lead. */
  readonly proof: number;
  readonly lookahead: (question: Question) => Lookahead;
  /** The choices that need no trial, where any are known: they stand above all that is only proved. */
  readonly sure?: (question: Question, limits: Limits) => readonly Action[];
}
export const SHERIFF: Manner = { candidates: 14, proof: 1, lookahead: playoutLookahead };
export const MARSHAL: Manner = { ...SHERIFF, lookahead: treeLookahead };
export const LEGEND: Manner = { ...MARSHAL, candidates: 20, sure: sureActions };

/** The playouts of a search that was given no limit at all. */
const USUAL_ITERATIONS = 400;

/** A candidate on trial. */
interface Trial {
  readonly action: Action;
  readonly isSure: boolean;
  playouts: number;
  /** The shares of the win, added up; the leads over the favourite in the same worlds, and their squares. */
  share: number;
  lead: number;
  square: number;
}
interface Field {
  readonly favourite: Trial;
  /** Best first, by what has been seen of them. */
  readonly challengers: Trial[];
}

export function search(question: Question, random: Random, limits: Limits, manner: Manner): Thought {
  const [favourite, ...challengers] = candidatesOf(question, manner.candidates, manner.sure?.(question, limits) ?? []);
  const field: Field = { favourite: favourite as Trial, challengers };
  if (challengers.length > 0) race(question, field, random, limits, manner);
  const { game, table, view } = question;
  const sight = game.sense.read(view, table);
  const considered = bestFirst(field, manner.proof).map(({ action, playouts, share }) => ({
    action,
    share: playouts === 0 ? 1 / table.seats.length : share / playouts,
    playouts,
    reason: game.sense.why(sight, action),
  }));
  return { action: (considered[0] as Candidate).action, considered };
}

/** What is sure, then the best by the rules of thumb. */
function candidatesOf(question: Question, count: number, sure: readonly Action[]): Trial[] {
  return [...new Set([...sure, ...rankedChoices(question)])]
    .slice(0, count)
    .map((action) => ({ action, isSure: sure.includes(action), playouts: 0, share: 0, lead: 0, square: 0 }));
}

/**
 * Sequential halving that can be stopped at any time: in each heat half of the challengers go on, into twice as many
 * worlds;
 * after the last heat all are back in the next race, and what was learned stays.
 */
function race(
  question: Question,
  { favourite, challengers }: Field,
  random: Random,
  limits: Limits,
  manner: Manner,
): void {
  const budget = limits.iterations ?? (limits.isTimeUp ? Number.POSITIVE_INFINITY : USUAL_ITERATIONS);
  const lookahead = manner.lookahead(question);
  let spent = 0;
  for (;;) {
    for (let left = challengers.length, worlds = 1; left > 0; left >>= 1, worlds *= 2) {
      for (let world = 0; world < worlds; world++) {
        if (spent >= budget || limits.isTimeUp?.()) return;
        tryWorld(question, favourite, challengers.slice(0, left), lookahead, random);
        spent += 1 + left;
      }
      challengers.sort((one, other) => meanLead(other) - meanLead(one));
    }
  }
}

/** One imagined world for all: what chance brings is the same for each of them. */
function tryWorld(
  question: Question,
  favourite: Trial,
  challengers: readonly Trial[],
  lookahead: Lookahead,
  random: Random,
): void {
  const { game, seat } = question;
  const world = likelyWorld(question, random);
  const stage = game.sense.stage(world);
  const shareOf = (trial: Trial): number => {
    const state = game.clone(world);
    // Exponentials differ in their last digit from one browser to the next; thoughts must not.
    const share = Math.fround(lookahead(state, trial.action, stage)[seat] ?? 0);
    trial.playouts += 1;
    trial.share += share;
    return share;
  };
  const mark = shareOf(favourite);
  for (const trial of challengers) {
    const lead = shareOf(trial) - mark;
    trial.lead += lead;
    trial.square += lead * lead;
  }
}

const meanLead = ({ lead, playouts }: Trial): number => (playouts === 0 ? 0 : lead / playouts);

/** What is sure; then whoever has proved a lead over the favourite, then the favourite, then the others. */
function bestFirst({ favourite, challengers }: Field, proof: number): Trial[] {
  const playouts = challengers.reduce((sum, trial) => sum + trial.playouts, 0);
  const usualSquare = challengers.reduce((sum, trial) => sum + trial.square, 0) / Math.max(1, playouts);
  const proved = (trial: Trial): number => meanLead(trial) - proof * standardError(trial, usualSquare);
  const ranked = challengers.map((trial) => ({ trial, proved: proved(trial) }));
  return [{ trial: favourite, proved: 0 }, ...ranked]
    .sort((one, other) => Number(other.trial.isSure) - Number(one.trial.isSure) || other.proved - one.proved)
    .map(({ trial }) => trial);
}

/** Of the mean lead. A usual square stands in for one world more, so that a few equal results prove nothing. */
function standardError(trial: Trial, usualSquare: number): number {
  if (trial.playouts === 0) return 0;
  const squares = trial.square - trial.playouts * meanLead(trial) ** 2 + usualSquare;
  return Math.sqrt(squares) / trial.playouts;
}
