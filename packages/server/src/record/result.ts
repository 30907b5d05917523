// How a match counts for those who sat there: its outcome, and who forfeited it.
import type { Outcome, Seat } from '@sagebrush/engine';
import type { Player } from '@sagebrush/protocol';
import type { MatchRow } from '../storage/schema.ts';

interface Result {
  /** By seat; 1 is best, equal places share. */
  readonly places: readonly number[];
  readonly winners: readonly Seat[];
  readonly forfeits: readonly Seat[];
}

export const forfeitsIn = ({ forfeits }: Pick<MatchRow, 'forfeits'>): readonly Seat[] =>
  forfeits === null ? [] : (JSON.parse(forfeits) as Seat[]);

/**
 * Places are counted without those who forfeited, who share the last. Where only one stayed there is no outcome, and
 * none is needed. Undefined where a match has no result.
 */
export function resultOf(row: Pick<MatchRow, 'outcome' | 'forfeits'>, players: readonly Player[]): Result | undefined {
  const forfeits = forfeitsIn(row);
  const outcome = row.outcome === null ? undefined : (JSON.parse(row.outcome) as Outcome);
  if (forfeits.length === 0) return outcome && { places: outcome.places, winners: outcome.winners, forfeits };
  const stayed = players.flatMap(({ kind }, seat) => (kind === 'person' && !forfeits.includes(seat) ? [seat] : []));
  const placeOf = (seat: Seat): number => outcome?.places[seat] ?? 1;
  const places = players.map((_, seat) =>
    stayed.includes(seat) ? 1 + stayed.filter((other) => placeOf(other) < placeOf(seat)).length : stayed.length + 1,
  );
  return { places, winners: stayed.filter((seat) => places[seat] === 1), forfeits };
}
