// What an evening comes to: the sheet of each round, its points and the totals.
import type { SeatKind, SheetLine } from '@sagebrush/engine';
import type { Holdings, Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';

export interface ScoredRound {
  readonly sheet: readonly SheetLine[];
  /** By seat. */
  readonly points: readonly number[];
}

export function scoredRound(
  { sheet }: Pick<Scorekeeper, 'sheet'>,
  round: readonly Holdings[],
  { seats, options }: { readonly seats: readonly SeatKind[]; readonly options: object },
): ScoredRound {
  const lines = sheet(round, seats, options);
  const sum = (seat: number): number =>
    lines.reduce((points, line) => points + (line.seat === seat ? line.points : 0), 0);
  return { sheet: lines, points: seats.map((_, seat) => sum(seat)) };
}

export const roundTotals = (rounds: readonly ScoredRound[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

/** Who is ahead; nobody before the first round. */
export const leadersOf = (totals: readonly number[], rounds: number): number[] =>
  rounds === 0 ? [] : totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
