// The race that sheriff, marshal and legend run: imagined worlds, the same for all candidates. The favourite stands
// until a challenger beats it clearly.
import type { GameAction, Random } from '@sagebrush/engine';
import { sureActions } from './endgame/sure.ts';
import { type Lookahead, playoutLookahead } from './lookahead.ts';
import type { Candidate, Limits, Question, Thought } from './question.ts';
import { treeLookahead } from './tree.ts';
import { rankedChoices } from './weights.ts';
import { likelyWorld } from './worlds.ts';

/** What can be tuned about a search. */
interface SearchConfig {
  /** How many choices are tried at all, the best by the rules of thumb first. */
  readonly candidates: number;
  /** By how many standard errors a challenger must lead. */
  readonly minLead: number;
  readonly lookahead: (question: Question) => Lookahead;
  /** The choices that need no trial, where any are known: they stand above all that has only a proven lead. */
  readonly sure?: (question: Question, limits: Limits) => readonly GameAction[];
}
export const SHERIFF: SearchConfig = { candidates: 14, minLead: 1, lookahead: playoutLookahead };
export const MARSHAL: SearchConfig = {
  ...SHERIFF,
  lookahead: (question) => (question.game.sense.treeless ? playoutLookahead(question) : treeLookahead(question)),
};
export const LEGEND: SearchConfig = { ...MARSHAL, candidates: 20, sure: sureActions };

/** The playouts of a search that was given no limit at all. */
const USUAL_ITERATIONS = 400;

/** What has been seen of a candidate. */
interface CandidateStats {
  readonly action: GameAction;
  readonly isSure: boolean;
  playouts: number;
  /** The shares of the win, added up; the leads over the favourite in the same worlds, and their squares. */
  share: number;
  lead: number;
  square: number;
}
interface Contenders {
  readonly favourite: CandidateStats;
  /** Best first, by what has been seen of them. */
  readonly challengers: CandidateStats[];
}

export function search(question: Question, random: Random, limits: Limits, config: SearchConfig): Thought {
  const [favourite, ...challengers] = candidatesOf(question, config.candidates, config.sure?.(question, limits) ?? []);
  const contenders: Contenders = { favourite: favourite as CandidateStats, challengers };
  if (challengers.length > 0) race(question, contenders, random, limits, config);
  const { game, table, view } = question;
  const sight = game.sense.read(view, table);
  const ranked = bestFirst(contenders, config.minLead);
  const considered = ranked.map((stats): Candidate => {
    const { action, playouts, share } = stats;
    return {
      action,
      share: playouts === 0 ? 1 / table.seats.length : share / playouts,
      playouts,
      reason: game.sense.why(sight, action),
      ...(isAsGood(contenders, ranked[0] as CandidateStats, stats) ? { isEqual: true } : {}),
    };
  });
  return { action: (considered[0] as Candidate).action, considered };
}

/** What is sure, then the best by the rules of thumb. */
function candidatesOf(question: Question, count: number, sure: readonly GameAction[]): CandidateStats[] {
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
  { favourite, challengers }: Contenders,
  random: Random,
  limits: Limits,
  config: SearchConfig,
): void {
  const budget = limits.iterations ?? (limits.isTimeUp ? Number.POSITIVE_INFINITY : USUAL_ITERATIONS);
  const lookahead = config.lookahead(question);
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
  favourite: CandidateStats,
  challengers: readonly CandidateStats[],
  lookahead: Lookahead,
  random: Random,
): void {
  const { game, seat } = question;
  const world = likelyWorld(question, random);
  const stage = game.sense.stage(world);
  const shareOf = (stats: CandidateStats): number => {
    const state = game.clone(world);
    // Exponentials differ in their last digit from one browser to the next; thoughts must not.
    const share = Math.fround(lookahead(state, stats.action, stage)[seat] ?? 0);
    stats.playouts += 1;
    stats.share += share;
    return share;
  };
  const mark = shareOf(favourite);
  for (const stats of challengers) {
    const lead = shareOf(stats) - mark;
    stats.lead += lead;
    stats.square += lead * lead;
  }
}

const meanLead = ({ lead, playouts }: CandidateStats): number => (playouts === 0 ? 0 : lead / playouts);

/** Differences of more than this are told apart by a person, however few the playouts. */
const NOTICEABLE = 0.03;
/** Whether what the first is ahead by is within the noise: a standard error of both leads together. */
function isAsGood({ favourite, challengers }: Contenders, first: CandidateStats, other: CandidateStats): boolean {
  if (other === first || other.playouts === 0 || first.isSure !== other.isSure) return false;
  const usualSquare = usualSquareOf(challengers);
  const error = (stats: CandidateStats): number => (stats === favourite ? 0 : standardError(stats, usualSquare));
  const behind = meanLead(first) - meanLead(other);
  return behind < NOTICEABLE && behind <= Math.sqrt(error(first) ** 2 + error(other) ** 2);
}

/** What is sure; then whoever has proven a lead over the favourite, then the favourite, then the others. */
function bestFirst({ favourite, challengers }: Contenders, minLead: number): CandidateStats[] {
  const usualSquare = usualSquareOf(challengers);
  const provenLead = (stats: CandidateStats): number => meanLead(stats) - minLead * standardError(stats, usualSquare);
  const ranked = challengers.map((stats) => ({ stats, provenLead: provenLead(stats) }));
  return [{ stats: favourite, provenLead: 0 }, ...ranked]
    .sort((one, other) => Number(other.stats.isSure) - Number(one.stats.isSure) || other.provenLead - one.provenLead)
    .map(({ stats }) => stats);
}

function usualSquareOf(challengers: readonly CandidateStats[]): number {
  const playouts = challengers.reduce((sum, stats) => sum + stats.playouts, 0);
  return challengers.reduce((sum, stats) => sum + stats.square, 0) / Math.max(1, playouts);
}

/** Of the mean lead. A usual square stands in for one world more, so that a few equal results prove nothing. */
function standardError(stats: CandidateStats, usualSquare: number): number {
  if (stats.playouts === 0) return 0;
  const squares = stats.square - stats.playouts * meanLead(stats) ** 2 + usualSquare;
  return Math.sqrt(squares) / stats.playouts;
}
