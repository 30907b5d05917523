// Turning points: the moves after which somebody's chances were clearly others than before.
import type { GameEvent, Seat } from '@sagebrush/engine';
import type { WeighedDecision } from './decisions.ts';
import type { Estimate } from './noise.ts';
import type { StandingMove } from './standing-moves.ts';

/** The match after a move, or after the deal. */
export interface ChancePoint {
  /** How many entries the log has at this point. */
  readonly seq: number;
  /** Each seat's chances as that seat could see them; at the end the result. */
  readonly chances: readonly Estimate[];
  /** What led here, as the rail heard it. */
  readonly events: readonly GameEvent[];
}

export interface TurningPoint {
  /** The number of the chance point after the move. */
  readonly moment: number;
  readonly by: Seat;
  /** Whose chances it changed most, and from what to what. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** How much of the change the decision made; the cards, and what came to light, made the rest. */
  readonly decided: number;
}

/** What made the greater part of a change. */
export type Cause = 'decision' | 'cards' | 'both';
const GREATER_PART = 0.7;

export function causeOf({ before, after, decided }: TurningPoint): Cause {
  const part = decided / (after - before);
  if (part >= GREATER_PART) return 'decision';
  return part <= 1 - GREATER_PART ? 'cards' : 'both';
}

const MOST = 5;
/** A smaller change decides nothing. */
const LEAST_CHANGE = 0.05;
/** In standard errors. Nobody is blamed for a turning point, so it need not be as clear as a mistake. */
const CLEARLY = 2;

export function turningPointsOf(
  chancePoints: readonly ChancePoint[],
  moves: readonly StandingMove[],
  weighed: readonly WeighedDecision[],
): TurningPoint[] {
  const decisions = new Map(weighed.map((one) => [one.step, one]));
  return moves
    .map((move, step) => greatestChange(step, move, chancePoints, decisions.get(step)))
    .filter(({ point, error }) => sizeOf(point) > Math.max(LEAST_CHANGE, CLEARLY * error))
    .sort((one, other) => sizeOf(other.point) - sizeOf(one.point))
    .slice(0, MOST)
    .map(({ point }) => point)
    .sort((one, other) => one.moment - other.moment);
}

const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before);

function greatestChange(
  step: number,
  { seat: by }: StandingMove,
  chancePoints: readonly ChancePoint[],
  decision: WeighedDecision | undefined,
) {
  const before = chancePoints[step]?.chances ?? [];
  const after = chancePoints[step + 1]?.chances ?? [];
  const changes = after.map(({ mean }, seat) => mean - (before[seat]?.mean ?? 0));
  const seat = changes.reduce((most, change, at) => (Math.abs(change) > Math.abs(changes[most] ?? 0) ? at : most), 0);
  const point: TurningPoint = {
    moment: step + 1,
    by,
    seat,
    before: before[seat]?.mean ?? 0,
    after: after[seat]?.mean ?? 0,
    decided: decision?.gains[seat]?.mean ?? 0,
  };
  return { point, error: Math.hypot(before[seat]?.error ?? 0, after[seat]?.error ?? 0) };
}
