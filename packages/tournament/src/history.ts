// What has been so far: who met whom, who was compared with whom, who sat where, who sat out.
import { isFiller, type TournamentRound } from './tournament.ts';

export interface History {
  met(a: string, b: string): number;
  compared(a: string, b: string): number;
  /** How often somebody sat in a seat, counted from 0; bots that fill chairs never did. */
  sat(id: string, seat: number): number;
  byes(id: string): number;
  opponents(id: string): ReadonlyMap<string, number>;
}

type Counts = Map<string, Map<string, number>>;

function count(counts: Counts, a: string, b: string): void {
  const row = counts.get(a) ?? new Map<string, number>();
  counts.set(a, row);
  row.set(b, (row.get(b) ?? 0) + 1);
}

function countPairs(counts: Counts, ids: readonly string[]): void {
  for (const [index, a] of ids.entries())
    for (const b of ids.slice(index + 1)) {
      count(counts, a, b);
      count(counts, b, a);
    }
}

const NOBODY: ReadonlyMap<string, number> = new Map();

export function historyOf(rounds: readonly TournamentRound[]): History {
  const met: Counts = new Map();
  const compared: Counts = new Map();
  const seats: Counts = new Map();
  const byes: Counts = new Map();
  for (const round of rounds) {
    for (const id of round.byes) count(byes, id, 'bye');
    for (const table of round.tables) {
      countPairs(met, table.seats);
      for (const [seat, id] of table.seats.entries()) if (!isFiller(id)) count(seats, id, String(seat));
    }
    const most = Math.max(0, ...round.tables.map((table) => table.seats.length));
    for (let seat = 0; seat < most; seat++)
      countPairs(
        compared,
        round.tables.flatMap((table) => table.seats[seat] ?? []),
      );
  }
  return {
    met: (a, b) => met.get(a)?.get(b) ?? 0,
    compared: (a, b) => compared.get(a)?.get(b) ?? 0,
    sat: (id, seat) => seats.get(id)?.get(String(seat)) ?? 0,
    byes: (id) => byes.get(id)?.get('bye') ?? 0,
    opponents: (id) => met.get(id) ?? NOBODY,
  };
}
