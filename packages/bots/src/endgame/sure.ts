// Endgames: where few worlds fit the view and the end is near, what is sure is worked out instead of tried out.
import type { GameAction } from '@sagebrush/engine';
import type { Limits, Question } from '../question.ts';
import { rankedChoices } from '../weights.ts';
import {
  type EndgameSearch,
  type EndgameVerdict,
  endgameSearch,
  type Goal,
  stateAfter,
  verdictNow,
  watchedChance,
} from './lines.ts';
import { type OpenCards, openCards } from './open-cards.ts';

/** More worlds than these are not looked at one by one. */
const MOST_WORLDS = 400;
/** All of the win, and anything better than a defeat. */
const WIN = 1;
const NO_DEFEAT = Number.MIN_VALUE;

/**
 * The choices that win whatever lies hidden and whatever the others do. Between two players before whom everything lies
 * open also those that at
 * least do not lose, where none wins. Empty where nothing is sure, or where it cannot be told in time.
 */
export function sureActions(question: Question, limits: Limits): readonly GameAction[] {
  const { game, table, view } = question;
  const chance = watchedChance();
  const worlds = game.worlds?.(view, table, chance, MOST_WORLDS) ?? [];
  if (worlds.length === 0) return [];
  const search = endgameSearch(question, limits, chance, game.sense.stage(worlds[0]));
  const wins = deepening(search, worlds, WIN);
  const isDuel = worlds.length === 1 && table.seats.filter((kind) => kind === 'live').length === 2;
  return wins.length > 0 || !isDuel ? wins : deepening(search, worlds, NO_DEFEAT);
}

/** Which choices win whatever lies hidden and whatever the others do: each of them, in however many moves. */
export interface Solution {
  readonly wins: readonly GameAction[];
  /** No other choice does; else some could not be told in so many moves. */
  readonly isComplete: boolean;
}

/** Undefined where the worlds are too many to be looked at one by one. */
export function solve(question: Question, limits: Limits = {}): Solution | undefined {
  const { game, table, view } = question;
  const chance = watchedChance();
  const worlds = game.worlds?.(view, table, chance, MOST_WORLDS) ?? [];
  if (worlds.length === 0) return undefined;
  const search = endgameSearch(question, limits, chance, game.sense.stage(worlds[0]));
  let found: Verdicts = [];
  for (found of deepened(search, worlds, WIN)) if (search.movesLeft <= 0) break;
  const withVerdict = (wanted: EndgameVerdict): GameAction[] =>
    found.flatMap(({ action, verdict }) => (verdict === wanted ? [action] : []));
  return { wins: withVerdict('sure'), isComplete: search.movesLeft > 0 && withVerdict('open').length === 0 };
}

/**
 * The choices that are sure in the fewest moves: first within one, then within two, until every line has come to its
 * end.
 */
function deepening(search: EndgameSearch, worlds: readonly unknown[], wanted: number): GameAction[] {
  for (const verdicts of deepened(search, worlds, wanted)) {
    const sure = verdicts.flatMap(({ action, verdict }) => (verdict === 'sure' ? [action] : []));
    if (sure.length > 0 || search.movesLeft <= 0) return sure;
  }
  return [];
}

type Verdicts = readonly { readonly action: GameAction; readonly verdict: EndgameVerdict }[];

/** What is known of every choice within no move more, then one, then two, until every line has come to its end. */
function* deepened(search: EndgameSearch, worlds: readonly unknown[], wanted: number): Generator<Verdicts> {
  const asOpen = openCards(search);
  let verdicts: Verdicts = rankedChoices(search.question).map((action) => ({ action, verdict: 'open' }));
  for (let moves = 0; verdicts.some(({ verdict }) => verdict === 'open'); moves++) {
    verdicts = verdicts.map(({ action, verdict }) => ({
      action,
      verdict: verdict === 'open' ? afterOwn({ search, asOpen }, worlds, action, { wanted, moves }) : verdict,
    }));
    yield verdicts;
  }
}

interface Solver {
  readonly search: EndgameSearch;
  readonly asOpen: OpenCards;
}

/** Worlds that the seat cannot tell apart, each of them sure with open cards: it must do the same in all of them. */
function together(solver: Solver, worlds: readonly unknown[], goal: Goal): EndgameVerdict {
  const { game, seat } = solver.search.question;
  const [first] = worlds;
  const now = verdictNow(solver.search, first, goal);
  if (now) return now;
  const ahead = { ...goal, moves: goal.moves - 1 };
  const next = game.pending(first)[0] ?? seat;
  if (next !== seat) {
    const moves = worlds.flatMap((world) => game.choices(world, next).map((action) => ({ world, action })));
    return toldApart(
      solver,
      moves.map(({ world, action }) => stateAfter(solver.search, world, next, action)),
      ahead,
    );
  }
  let verdict: EndgameVerdict = 'unsure';
  for (const action of game.choices(first, seat)) {
    const after = afterOwn(solver, worlds, action, ahead);
    if (after === 'sure') return after;
    if (after === 'open') verdict = after;
  }
  return verdict;
}

const afterOwn = (solver: Solver, worlds: readonly unknown[], action: GameAction, goal: Goal): EndgameVerdict =>
  toldApart(
    solver,
    worlds.map((world) => stateAfter(solver.search, world, solver.search.question.seat, action)),
    goal,
  );

/** What the seat is shown tells some of the worlds apart; in each of the groups it must come out well. */
function toldApart(solver: Solver, worlds: readonly unknown[], goal: Goal): EndgameVerdict {
  const { game, seat } = solver.search.question;
  if (worlds.includes(undefined)) return 'unsure';
  const asOpen = worst(worlds, (world) => solver.asOpen(world, goal));
  if (asOpen !== 'sure') return asOpen;
  if (worlds.length === 1) return together(solver, worlds, goal);
  const groups = new Map<string, unknown[]>();
  for (const world of worlds) {
    const shown = JSON.stringify(game.view(world, seat));
    const group = groups.get(shown);
    if (group) group.push(world);
    else groups.set(shown, [world]);
  }
  return worst([...groups.values()], (group) => together(solver, group, goal));
}

/** The first that is not sure settles it. */
function worst<T>(things: readonly T[], verdictOf: (thing: T) => EndgameVerdict): EndgameVerdict {
  for (const thing of things) {
    const verdict = verdictOf(thing);
    if (verdict !== 'sure') return verdict;
  }
  return 'sure';
}
