// One round of an evening, played twice by the same people in the same chairs: with the same cards at all tables, and
// with other cards at each.
import { type Entrant, type Level, levelEntrant, playDeal, playoutsFor } from '@sagebrush/bots';
import { fastRandom, type Game, type Seat, type SeatKind, shuffle, type Table } from '@sagebrush/engine';
import { comparisonsOf, placePoints, type TournamentTable } from '@sagebrush/tournament';

export interface DuplicateTask {
  readonly game: string;
  readonly seats: readonly SeatKind[];
  readonly options: object;
  readonly tables: number;
  readonly strong: Level;
  readonly weak: Level;
  readonly seed: string;
  readonly iterations: number;
}

/** What can be counted for somebody in a round. */
export const COUNTED = ['places', 'points', 'matchPoints', 'margin'] as const;
export type Counted = (typeof COUNTED)[number];

/** By what is counted: what each strong one had, and what each weak one. Plain JSON, so that threads can send it. */
export type DuplicateRound = Readonly<Record<Counted, { readonly strong: number[]; readonly weak: number[] }>>;

const STRONG = 'strong';
const isStrong = (id: string): boolean => id.startsWith(STRONG);

/** Half of the field is strong, and chance says who sits where. */
export function playDuplicateRound(game: Game, task: DuplicateTask, round: number): DuplicateRound {
  const live = task.seats.flatMap((kind, seat) => (kind === 'live' ? [seat] : []));
  const people = live.length * task.tables;
  const ids = shuffle(
    fastRandom(`${task.seed}/${round}/chairs`),
    Array.from({ length: people }, (_, index) => (index % 2 === 0 ? `${STRONG}${index}` : `weak${index}`)),
  );
  const tables = (sameCards: boolean): TournamentTable[] =>
    Array.from({ length: task.tables }, (_, table) => {
      const seats = ids.slice(table * live.length, (table + 1) * live.length);
      const deal = `${task.seed}/${round}${sameCards ? '' : `/${table}`}`;
      return playTable(game, task, { live, seats, deal, thoughts: `${deal}/${table}` });
    });
  return counted(tables(false), tables(true));
}

function playTable(
  game: Game,
  task: DuplicateTask,
  at: { live: readonly Seat[]; seats: readonly string[]; deal: string; thoughts: string },
): TournamentTable {
  const table: Table<object> = { seats: task.seats, options: task.options, dealer: at.live[0] as Seat };
  const seated = new Map(at.live.map((seat, index) => [seat, playerOf(at.seats[index] ?? '', task)]));
  const { outcome } = playDeal(game, table, seated, at);
  return { seats: at.seats, result: { scores: at.live.map((seat) => outcome.scores[seat] ?? 0), left: [] } };
}

function playerOf(id: string, { strong, weak, iterations }: DuplicateTask): Entrant {
  const level = isStrong(id) ? strong : weak;
  return levelEntrant(level, () => ({ iterations: playoutsFor(level, iterations) }), id);
}

function counted(own: readonly TournamentTable[], same: readonly TournamentTable[]): DuplicateRound {
  const comparisons = comparisonsOf({ tables: same, byes: [] });
  const atTables = (points: (table: TournamentTable) => readonly number[]): [string, number][] =>
    own.flatMap((table) => {
      const values = points(table);
      return table.seats.map((id, seat): [string, number] => [id, values[seat] ?? 0]);
    });
  return {
    places: divided(atTables(({ result }) => (result ? placePoints(result) : []))),
    points: divided(atTables(({ result }) => result?.scores ?? [])),
    matchPoints: divided(comparisons.map(({ id, matchPoints }) => [id, matchPoints])),
    margin: divided(comparisons.map(({ id, margin }) => [id, margin])),
  };
}

const divided = (values: readonly (readonly [string, number])[]): { strong: number[]; weak: number[] } => ({
  strong: values.flatMap(([id, value]) => (isStrong(id) ? [value] : [])),
  weak: values.flatMap(([id, value]) => (isStrong(id) ? [] : [value])),
});
