// How a field is divided into tables.
import type { TableSize, TournamentFormat } from './tournament.ts';

/** Where all tables have the same cards they are alike; else one chair more or less is better than somebody sitting out. */
export function tableSizeFor(
  { format, seats }: { readonly format: TournamentFormat; readonly seats: number },
  players: { readonly min: number; readonly max: number },
): TableSize {
  if (format === 'duplicate' || seats === 2) return { min: seats, max: seats, usual: seats };
  return { min: Math.max(2, players.min, seats - 1), max: Math.min(players.max, seats + 1), usual: seats };
}

export interface Division {
  /** Seats at each table, larger tables first. */
  readonly sizes: readonly number[];
  /** How many chairs bots fill, and how many people sit out. */
  readonly fillers: number;
  readonly byes: number;
}

const evenly = (people: number, tables: number): number[] =>
  Array.from({ length: tables }, (_, table) => Math.ceil((people - table) / tables));

/** Tables that differ by one seat at most and are as near to the usual size as can be; undefined where none fit. */
function withoutHelp(people: number, { min, max, usual }: TableSize): number[] | undefined {
  const counts = Array.from({ length: people }, (_, index) => index + 1).filter(
    (tables) => Math.floor(people / tables) >= min && Math.ceil(people / tables) <= max,
  );
  const distance = (tables: number): number => Math.abs(people / tables - usual);
  const [best] = counts.toSorted((a, b) => distance(a) - distance(b));
  return best === undefined ? undefined : evenly(people, best);
}

/** All tables alike, of the usual size, so that every seat can be compared: bots take the chairs that are left. */
export function alikeTables(people: number, { usual }: TableSize): Division {
  const tables = Math.max(2, Math.ceil(people / usual));
  return { sizes: evenly(tables * usual, tables), fillers: tables * usual - people, byes: 0 };
}

/** Where the field cannot be divided, bots fill up; without bots as few as possible sit out. */
export function divide(people: number, size: TableSize, fill: boolean): Division {
  const sizes = withoutHelp(people, size);
  if (sizes) return { sizes, fillers: 0, byes: 0 };
  if (fill && people > 0) {
    const fillers = Array.from({ length: size.max }, (_, index) => index + 1).find((more) =>
      withoutHelp(people + more, size),
    );
    if (fillers !== undefined) return { sizes: withoutHelp(people + fillers, size) ?? [], fillers, byes: 0 };
  }
  const seated = Array.from({ length: people }, (_, index) => people - index - 1).find((fewer) =>
    withoutHelp(fewer, size),
  );
  return { sizes: seated ? (withoutHelp(seated, size) ?? []) : [], fillers: 0, byes: people - (seated ?? 0) };
}
