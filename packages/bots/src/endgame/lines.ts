// One move in one world of an endgame: what it leads to, and whether it is still worth looking at.
import { fastRandom, type GameAction, type Random, type Seat, winShares } from '@sagebrush/engine';
import type { Limits, Question } from '../question.ts';

/**
 * What is known of a place in an endgame: the share that is wanted is sure, it is not, or the lines from here are
 * longer than what was looked at.
 */
export type EndgameVerdict = 'sure' | 'unsure' | 'open';

/** How much of the win is wanted, and how many more moves are looked at. */
export interface Goal {
  readonly wanted: number;
  readonly moves: number;
}

export interface EndgameSearch {
  readonly question: Question;
  readonly chance: WatchedChance;
  readonly stage: number;
  /** How many moves may still be carried out. */
  movesLeft: number;
  readonly isTimeUp: () => boolean;
}

/** Chance, and whether anybody has asked it: what it decides is not sure. */
export interface WatchedChance extends Random {
  wasAsked: boolean;
}
export function watchedChance(): WatchedChance {
  const random = fastRandom('chance');
  const watched: WatchedChance = {
    wasAsked: false,
    next() {
      watched.wasAsked = true;
      return random.next();
    },
    clone: () => watched,
  };
  return watched;
}

/** How many moves may be carried out: for each playout that is allowed, and at most. */
const MOVES_PER_PLAYOUT = 100;
const MOST_MOVES = 20_000;
/** How often the time is asked for. */
const MOVES_PER_GLANCE = 64;

export const endgameSearch = (
  question: Question,
  { iterations, isTimeUp }: Limits,
  chance: WatchedChance,
  stage: number,
): EndgameSearch => ({
  question,
  chance,
  stage,
  movesLeft: iterations === undefined ? MOST_MOVES : Math.min(MOST_MOVES, MOVES_PER_PLAYOUT * iterations),
  isTimeUp: isTimeUp ?? (() => false),
});

/**
 * What can be said without looking ahead: at the end, beyond the stage, and where there is nothing left to look with.
 */
export function verdictNow(
  { question: { game, seat }, stage, movesLeft }: EndgameSearch,
  world: unknown,
  goal: Goal,
): EndgameVerdict | undefined {
  const outcome = game.outcome(world);
  if (outcome) return (winShares(outcome)[seat] ?? 0) >= goal.wanted ? 'sure' : 'unsure';
  if (game.sense.stage(world) !== stage) return 'unsure';
  return goal.moves === 0 || movesLeft <= 0 ? 'open' : undefined;
}

/** A copy of the world after the action; nothing where chance had a say. */
export function stateAfter(search: EndgameSearch, world: unknown, seat: Seat, action: GameAction): unknown {
  const { game } = search.question;
  search.movesLeft -= 1;
  if (search.movesLeft % MOVES_PER_GLANCE === 0 && search.isTimeUp()) search.movesLeft = 0;
  const state = game.clone(world);
  search.chance.wasAsked = false;
  game.apply(state, seat, action);
  return search.chance.wasAsked ? undefined : state;
}
