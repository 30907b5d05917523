// Puzzles: decisions of matches as people play them in which one choice is right and the rules of thumb go wrong.
import { fastRandom, type Game, type GameAction, shape, type Table } from '@sagebrush/engine';
import { type Solution, solve } from '../endgame/sure.ts';
import { type JudgedChoice, judge } from '../judge/judge.ts';
import { LEVELS, type Level, playoutsFor } from '../levels.ts';
import type { Candidate, Question } from '../question.ts';
import { think } from '../think.ts';
import { rankedChoices } from '../weights.ts';
import { type KeptDecision, keptDecisionShape, minedFields } from './kept-decision.ts';
import { peopleLikeDecisions } from './people-like.ts';

const { flag, list, object, optional, text, whole } = shape;

const puzzleShape = object({
  at: keptDecisionShape,
  /** The numbers of the choice that is right, and of the one that the rules of thumb make. */
  right: whole(0, 5000),
  tempting: whole(0, 5000),
  /** It wins whatever lies hidden and whatever the others do, and no other choice does. */
  solved: flag,
  /** What the tempting choice loses, in hundredths of the win. */
  loss: whole(0, 100),
  /** How many levels choose otherwise. */
  missed: whole(0, LEVELS.length),
  /** What it teaches, by the game's own motifs, and the clause of that. */
  motif: text({ max: 40 }),
  rule: text({ max: 20 }),
});
export type Puzzle = shape.Of<typeof puzzleShape>;

export const puzzlesShape = object({
  ...minedFields,
  /** They were proved again by this seed, and what did not hold was left out. */
  checked: optional(text({ max: 80 })),
  puzzles: list(puzzleShape, { max: 10_000 }),
});
export type Puzzles = shape.Of<typeof puzzlesShape>;

/** What every other choice must lose, at least and in standard errors: in the half of the worlds that measures. */
interface Look {
  readonly worlds: number;
  readonly least: number;
  readonly clear: number;
  /** Only at so many, those that the first look made the most of; else at all. */
  readonly among?: number;
}
/** First looks by a sheriff, the cheapest first, who must expect so much more of another choice. */
const FIRST_LOOKS = [
  { playouts: 24, lead: 0.05 },
  { playouts: 80, lead: 0.08 },
] as const;
/** Most positions have several that are as good, which shows soon. The last look is the proof. */
const LOOKS: readonly Look[] = [
  { worlds: 40, least: 0.01, clear: 0, among: 4 },
  { worlds: 40, least: 0.01, clear: 0 },
  { worlds: 160, least: 0.03, clear: 1 },
  { worlds: 480, least: 0.04, clear: 2 },
  { worlds: 1600, least: 0.05, clear: 3 },
];
/** Playouts of a sheriff who tries a puzzle; the levels above get as many more as they have time. */
const SHERIFFS = 100;
/** Who has to agree where nothing is solved: a puzzle must not be an error of the way in which worlds are played on. */
const WITNESS = 'legend';

/** Nearly all that can be proved lies in the last part of a match, where a look is also the cheapest. */
const LAST_PART = 0.4;

/** The puzzles in the last part of one match. */
export function* puzzlesFrom(game: Game, table: Table<object>, deal: string): Generator<Puzzle> {
  const decisions = [...peopleLikeDecisions(game, table, deal)];
  for (const { kept, question } of decisions.slice(-Math.ceil(LAST_PART * decisions.length))) {
    const puzzle = puzzleAt(question, kept);
    if (puzzle) yield puzzle;
  }
}

function puzzleAt(question: Question, kept: KeptDecision): Puzzle | undefined {
  const { game, table, view, choices } = question;
  const tempting = rankedChoices(question)[0] as GameAction;
  const seed = `${kept.deal}/${kept.moves.length}`;
  const promising = promisingAt(question, tempting, seed);
  if (!promising) return undefined;
  const solution = solve(question);
  let judged: readonly JudgedChoice[] = [];
  for (const { worlds, least, clear, among } of LOOKS) {
    const choicesNow = promising.slice(0, among);
    judged = judge(
      { ...question, choices: among === undefined ? choices : choicesNow },
      { worlds, seed: `${seed}/${worlds}`, solution },
    ).choices;
    const [best, ...others] = judged;
    if (best?.action === tempting || !others.every((one) => one.loss >= least && one.loss > clear * one.error))
      return undefined;
  }
  const right = (judged[0] as JudgedChoice).action;
  const motif = game.sense.motif?.(game.sense.read(view, table), right);
  if (!motif) return undefined;
  const solved = isOnlyWin(solution, right);
  const witnessed = chosenBy(WITNESS, question, seed);
  if (!solved && witnessed !== right) return undefined;
  const chosen = LEVELS.map((level) => (level === WITNESS ? witnessed : chosenBy(level, question, seed)));
  return {
    at: kept,
    right: choices.indexOf(right),
    tempting: choices.indexOf(tempting),
    solved,
    loss: Math.min(100, Math.round(100 * (judged.find(({ action }) => action === tempting)?.loss ?? 0))),
    missed: chosen.filter((action) => action !== right).length,
    ...motif,
  };
}

/** Whether it wins whatever lies hidden and whatever the others do, and nothing else does. */
const isOnlyWin = (solution: Solution | undefined, right: GameAction): boolean =>
  solution?.isComplete === true && solution.wins.length === 1 && solution.wins[0] === right;

const chosenBy = (level: Level, question: Question, seed: string, sheriffs = SHERIFFS): GameAction =>
  think(level, question, fastRandom(`${seed}/${level}`), { iterations: playoutsFor(level, sheriffs) }).action;

/** What a sheriff makes the most of, best first, where that is clearly another choice than the tempting one. */
function promisingAt(question: Question, tempting: GameAction, seed: string): readonly GameAction[] | undefined {
  let considered: readonly Candidate[] = [];
  const shareOf = (choice: Candidate | undefined): number => choice?.share ?? 0;
  for (const { playouts, lead } of FIRST_LOOKS) {
    ({ considered } = think('sheriff', question, fastRandom(`${seed}/${playouts}`), { iterations: playouts }));
    considered = considered.toSorted((one, other) => shareOf(other) - shareOf(one));
    const ahead = shareOf(considered[0]) - shareOf(considered.find(({ action }) => action === tempting));
    if (ahead < lead) return undefined;
  }
  return considered.map(({ action }) => action);
}

/** A search that is to prove a puzzle again has so many times the playouts. */
const AGAIN = 2;
const PROOF = LOOKS.at(-1) as Look;

/**
 * Why a puzzle does not hold, by another seed and a second way; undefined where it does. Legend's trees have to come to
 * the same choice, and in new worlds every other has to lose.
 */
export function faultIn(question: Question, { right, tempting, solved }: Puzzle, seed: string): string | undefined {
  const { choices } = question;
  const expected = choices[right];
  if (!expected || choices[tempting] !== rankedChoices(question)[0]) return 'is another position by now';
  const solution = solve(question);
  if (solved !== isOnlyWin(solution, expected)) return 'is not the only win';
  const searched = chosenBy(WITNESS, question, seed, AGAIN * SHERIFFS);
  if (searched !== expected) return `${JSON.stringify(searched)} is found by ${WITNESS}`;
  const [best, ...others] = judge(question, { worlds: PROOF.worlds, seed, solution }).choices;
  if (best?.action !== expected) return `${JSON.stringify(best?.action)} is better`;
  const second = others.find(({ loss, error }) => loss < error);
  return second && `${JSON.stringify(second.action)} may be as good`;
}

/** The easiest first; of equals those whose tempting choice costs the most. */
export const easiestFirst = (puzzles: readonly Puzzle[]): Puzzle[] =>
  puzzles.toSorted(
    (one, other) =>
      one.missed - other.missed ||
      other.loss - one.loss ||
      (one.at.deal + one.at.moves < other.at.deal + other.at.moves ? -1 : 1),
  );
