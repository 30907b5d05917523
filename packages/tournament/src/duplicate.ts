// The same cards at every table: each result is compared with those who sat in the same seat.
import { placesAtTable } from './places.ts';
import type { TournamentRound, TournamentTable } from './tournament.ts';

/** What one sitting was worth beside the same sitting at the other tables. */
export interface SeatComparison {
  readonly id: string;
  /** From 0 to 1: the share of the others in the same seat who had less, equals counting half. */
  readonly matchPoints: number;
  /** Points more than the others had on average in the same seat. */
  readonly margin: number;
  /** How many others it was compared with. */
  readonly others: number;
}

interface Sitting {
  readonly id: string;
  readonly score: number;
  readonly hasLeft: boolean;
}

const sittingAt = ({ seats, result }: TournamentTable, seat: number): Sitting[] => {
  const id = seats[seat];
  if (id === undefined || !result) return [];
  return [{ id, score: result.scores[seat] ?? 0, hasLeft: result.left.includes(seat) }];
};

/** Who left has less than everybody who stayed. */
const compared = (mine: Sitting, other: Sitting): number => {
  if (mine.hasLeft !== other.hasLeft) return mine.hasLeft ? 0 : 1;
  return (Math.sign(mine.score - other.score) + 1) / 2;
};

/** The comparisons of a round, of the tables that are over and had as many seats. */
export function comparisonsOf({ tables }: TournamentRound): SeatComparison[] {
  const sizes = [...new Set(tables.map(({ seats }) => seats.length))];
  return sizes.flatMap((size) => {
    const alike = tables.filter(({ seats }) => seats.length === size);
    return Array.from({ length: size }, (_, seat) => alike.flatMap((table) => sittingAt(table, seat))).flatMap(
      compareSittings,
    );
  });
}

function compareSittings(sittings: readonly Sitting[]): SeatComparison[] {
  const total = sittings.reduce((sum, { score }) => sum + score, 0);
  const others = sittings.length - 1;
  const over = ({ score }: Sitting): number => (others === 0 ? 0 : score - (total - score) / others);
  const least = Math.min(...sittings.map(over));
  return sittings.map((mine) => {
    const { id, hasLeft } = mine;
    // Whatever a bot made of it: who left has no more than the least in the seat.
    const margin = hasLeft ? least : over(mine);
    if (others === 0) return { id, matchPoints: hasLeft ? 0 : 0.5, margin, others };
    const better = sittings.reduce((sum, other) => sum + (other === mine ? 0 : compared(mine, other)), 0);
    return { id, matchPoints: better / others, margin, others };
  });
}

/** Whether somebody won the table, for the tie-break: who left has not. */
export const isFirst = (table: TournamentTable, seat: number): boolean =>
  table.result !== undefined && placesAtTable(table.result)[seat] === 1 && !table.result.left.includes(seat);
