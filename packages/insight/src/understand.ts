// Understanding a match: one walk along its moves, then a second look at what may have been mistakes. In small steps,
// so that it can be watched and stopped.
import {
  type BaseView,
  type EmittedEvent,
  fastRandom,
  type Game,
  type GameAction,
  type GameEvent,
  heardBy,
  type Log,
  type Match,
  questionIn,
  RAIL,
  type Seat,
  type Table,
  winShares,
} from '@sagebrush/engine';
import { type Account, accountsOf } from './accounts.ts';
import {
  type CostlyDecision,
  decisionOf,
  isAdvised,
  proved,
  suspectsOf,
  type WeighedDecision,
  weighDecision,
} from './decisions.ts';
import { type Estimate, estimateOf } from './noise.ts';
import { type StandingMoves, standingMovesOf } from './standing-moves.ts';
import { type ChancePoint, type TurningPoint, turningPointsOf } from './turning-points.ts';
import { foresee, type PlayoutContext, playoutContext } from './worlds.ts';

/** How many worlds are imagined. The same effort and seed always give the same insight. */
export interface Effort {
  /** For the chances of each seat at each point. */
  readonly chances: number;
  /** To choose what might have been better than a decision, and then to say by how much. */
  readonly first: number;
  readonly fresh: number;
  /** To prove a loss; these are played on to the end. */
  readonly proof: number;
}

export interface Insight {
  /** The deal first, then one for each move. `--json` of the terminal prints it under this name. */
  readonly moments: readonly ChancePoint[];
  readonly turningPoints: readonly TurningPoint[];
  /** For each seat its costliest decisions, the worst first. */
  readonly costliest: readonly (readonly CostlyDecision[])[];
  readonly accounts: readonly Account[];
  /** How many decisions had more than one choice. */
  readonly decisions: number;
}

export interface UnderstandProgress {
  /** 0 to 1. */
  readonly done: number;
  /** The points so far, so that a chart can grow. */
  readonly chancePoints: readonly ChancePoint[];
}

const TOLD = 3;
/** Moves for each seat after which a world is not played on: enough to see what a move leads to, with little noise. */
const NEAR = 6;
/** Longer than any game: worlds that prove a loss end with their stage, because the standing on the way can deceive. */
const TO_THE_END = 1_000;
/** The walk's share of the whole work, by experience. */
const WALK = 0.7;

/** What a match of usual length gets; long ones get less for each move, so that nobody waits for minutes. */
export function usualEffort({ entries }: Log): Effort {
  const part = Math.min(1, 120 / Math.max(1, entries.length));
  const worlds = (most: number, least: number): number => Math.max(least, Math.round(most * part));
  return { chances: worlds(40, 6), first: worlds(16, 5), fresh: worlds(48, 10), proof: 400 };
}

export interface UnderstandOptions {
  readonly effort?: Effort;
  readonly seed?: string;
}

/** A FormatError where the log does not hold or was not played to its end. */
export function* understand(
  game: Game,
  log: Log,
  { effort = usualEffort(log), seed = 'insight' }: UnderstandOptions = {},
): Generator<UnderstandProgress, Insight> {
  const standing = standingMovesOf(game, log);
  const { table } = standing.opening;
  const walk = walkMoves(standing, playoutContext(game, table, NEAR), effort, seed);
  const chancePoints: ChancePoint[] = [];
  const weighed: WeighedDecision[] = [];
  for (const { point, decision } of walk) {
    chancePoints.push(point);
    if (decision) weighed.push(decision);
    yield { done: (WALK * chancePoints.length) / (standing.moves.length + 1), chancePoints };
  }
  const suspects = table.seats.flatMap((_, seat) => suspectsOf(weighed, seat));
  const far = playoutContext(game, table, TO_THE_END);
  const judged: WeighedDecision[] = [];
  for (const suspect of suspects) {
    judged.push(proved(far, suspect, effort.proof, fastRandom(`${seed}/proof/${suspect.step}`)));
    yield { done: WALK + ((1 - WALK) * judged.length) / suspects.length, chancePoints };
  }
  const decisions = weighed.map((one) => judged.find(({ step }) => step === one.step) ?? one);
  return {
    moments: chancePoints,
    turningPoints: turningPointsOf(chancePoints, standing.moves, decisions),
    costliest: table.seats.map((_, seat) => costliestOf(judged, seat, seed)),
    accounts: accountsOf(winShares(standing.outcome), decisions),
    decisions: decisions.length,
  };
}

/** A decision as the seat had it that made it. */
export interface SeenDecision {
  readonly seq: number;
  readonly view: BaseView;
  readonly choices: readonly GameAction[];
  readonly action: GameAction;
}

/** How many worlds the decisions of one seat get. */
const OWN_EFFORT = { first: 16, fresh: 48, proof: 400 };

/**
 * The costliest decision of one seat, from nothing but what that seat saw; undefined where none cost anything. Yields
 * how far it has come, from 0 to 1.
 */
export function* costliestDecision(
  game: Game,
  { table, seat, decisions }: { table: Table<object>; seat: Seat; decisions: readonly SeenDecision[] },
  { seed = 'insight', effort = OWN_EFFORT }: { seed?: string; effort?: typeof OWN_EFFORT } = {},
): Generator<number, CostlyDecision | undefined> {
  const near = playoutContext(game, table, NEAR);
  const weighed: WeighedDecision[] = [];
  for (const [step, { seq, view, choices, action }] of decisions.entries()) {
    const question = { game, table, seat, view, choices };
    const move = { seat, action, seq };
    if (choices.length > 1)
      weighed.push(weighDecision(near, { question, step, move, worlds: effort }, fastRandom(`${seed}/own/${step}`)));
    yield (WALK * (step + 1)) / decisions.length;
  }
  const far = playoutContext(game, table, TO_THE_END);
  const judged: WeighedDecision[] = [];
  const suspects = suspectsOf(weighed, seat);
  for (const suspect of suspects) {
    judged.push(proved(far, suspect, effort.proof, fastRandom(`${seed}/own-proof/${suspect.step}`)));
    yield WALK + ((1 - WALK) * judged.length) / suspects.length;
  }
  return costliestOf(judged, seat, seed, 1)[0];
}

/**
 * What a hint would have advised is no mistake, whatever it seems to have cost: of that nothing is told. To ask takes
 * long, so nobody is asked about more than is wanted.
 */
function costliestOf(judged: readonly WeighedDecision[], seat: Seat, seed: string, most = TOLD): CostlyDecision[] {
  const costly = judged
    .filter(({ move, loss }) => move.seat === seat && loss.mean > 0)
    .sort((one, other) => other.loss.mean - one.loss.mean);
  const told: CostlyDecision[] = [];
  for (const one of costly) {
    if (told.length === most) break;
    const decision = decisionOf(one, judged.length);
    const advised = decision.isMistake && isAdvised(one, fastRandom(`${seed}/advised/${one.step}`));
    if (!advised) told.push(decision);
  }
  return told;
}

interface WalkStep {
  readonly point: ChancePoint;
  /** What was decided to come here, where there was something to decide. */
  readonly decision?: WeighedDecision;
}

/** Plays the match again, and looks around after the deal and after every move. */
function* walkMoves(
  { opening: match, moves, outcome }: StandingMoves,
  context: PlayoutContext,
  effort: Effort,
  seed: string,
): Generator<WalkStep> {
  const { game } = context;
  const chancePointAfter = (step: number, emitted: readonly EmittedEvent<GameEvent>[]): ChancePoint => ({
    seq: step === 0 ? 0 : (moves[step - 1]?.seq ?? 0) + 1,
    chances:
      step === moves.length
        ? exactly(winShares(outcome))
        : chancesOf(context, match, effort.chances, `${seed}/chances/${step}`),
    events: emitted.map((one) => heardBy(one, RAIL)),
  });
  yield { point: chancePointAfter(0, match.opening) };
  for (const [step, move] of moves.entries()) {
    const { seat } = move;
    const question = questionIn(match, seat);
    const decision =
      question.choices.length < 2
        ? undefined
        : weighDecision(context, { question, step, move, worlds: effort }, fastRandom(`${seed}/decision/${step}`));
    const emitted: EmittedEvent<GameEvent>[] = [];
    game.apply(match.state, seat, move.action, (event, privateEvents = []) => emitted.push({ event, privateEvents }));
    yield { point: chancePointAfter(step + 1, emitted), ...(decision ? { decision } : {}) };
  }
}

const exactly = (shares: readonly number[]): Estimate[] => shares.map((mean) => ({ mean, error: 0 }));

/** Each seat from its own view; nobody sits where chance plays, so it is seen from the rail. */
function chancesOf(context: PlayoutContext, { game, table, state }: Match, worlds: number, seed: string): Estimate[] {
  return table.seats.map((kind, seat) => {
    const view = game.view(state, kind === 'live' ? seat : RAIL);
    return estimateOf(foresee(context, view, worlds, fastRandom(`${seed}/${seat}`)).map((shares) => shares[seat] ?? 0));
  });
}
