// Knock-out: the upper half of each table goes on, at tables of two the winner, until one table is left.
import { arrange } from './arrange.ts';
import { historyOf } from './history.ts';
import { growing, meetings } from './meetings.ts';
import { placesAtTable } from './places.ts';
import { turnsAtTable } from './seat-turns.ts';
import { type Division, divide } from './table-sizes.ts';
import { fillerId, isFiller, type Tournament, type TournamentRound } from './tournament.ts';

/** How many go on from a table: the upper half, never all. */
const goOn = (size: number): number => Math.max(1, Math.floor(size / 2));

/** Who is still in, in the order of entry, which is the order of strength. Of equals the earlier one goes on. */
function stillIn({ competitors, rounds }: Tournament): string[] {
  const order = new Map(competitors.map(({ id }, index) => [id, index]));
  const last = rounds.at(-1);
  const staying = new Set(competitors.filter(({ until }) => until === undefined).map(({ id }) => id));
  const pool = last
    ? [...last.byes, ...last.tables.flatMap((table) => ahead(table, order, isFinal(last)))]
    : order.keys();
  return [...pool].filter((id) => staying.has(id)).toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

const isFinal = ({ tables, byes }: TournamentRound): boolean => tables.length === 1 && byes.length === 0;

function ahead(
  { seats, result }: TournamentRound['tables'][number],
  order: ReadonlyMap<string, number>,
  onlyOne: boolean,
): string[] {
  if (!result) return [];
  const places = placesAtTable(result);
  const ranked = seats
    .map((id, seat) => ({ id, place: places[seat] ?? 0 }))
    .filter(({ id }, seat) => !isFiller(id) && !result.left.includes(seat))
    .toSorted((a, b) => a.place - b.place || (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return ranked.slice(0, onlyOne ? 1 : goOn(seats.length)).map(({ id }) => id);
}

/**
 * At tables of two, the strongest sit out once, so that the field is a power of two from the second round on. Where too
 * few are left for any table, bots fill the last one, asked for or not: somebody has to win.
 */
function divisionOf(pool: number, { rules }: Tournament): Division {
  if (rules.size.max > 2) return divide(pool, rules.size, rules.fill || pool < rules.size.min);
  const full = 2 ** Math.floor(Math.log2(pool));
  return full === pool
    ? { sizes: new Array<number>(pool / 2).fill(2), fillers: 0, byes: 0 }
    : { sizes: new Array<number>(pool - full).fill(2), fillers: 0, byes: full * 2 - pool };
}

/** One search, from the chairs that were given: nothing is drawn by lot. */
const ONCE = { seed: '', enough: Number.POSITIVE_INFINITY };

/**
 * The strong are spread over the tables like a snake; at tables of two the strongest meets the weakest. Then those who
 * have met change chairs, as far as that keeps them apart.
 */
export function drawKnockOut(tournament: Tournament): TournamentRound | undefined {
  const pool = stillIn(tournament);
  const last = tournament.rounds.at(-1);
  if (pool.length < 2 || (last && isFinal(last))) return undefined;
  const { sizes, fillers, byes } = divisionOf(pool.length, tournament);
  const playing = [...pool.slice(byes), ...Array.from({ length: fillers }, (_, index) => fillerId(index))];
  const tables: string[][] = sizes.map(() => []);
  const open = (table: number): boolean => (tables[table]?.length ?? 0) < (sizes[table] ?? 0);
  for (let row = 0; playing.length > 0; row++) {
    const order = row % 2 === 0 ? tables.keys() : [...tables.keys()].reverse();
    for (const table of order) if (open(table) && playing.length > 0) tables[table]?.push(playing.shift() as string);
  }
  const history = historyOf(tournament.rounds);
  const apart = arrange(
    sizes,
    { ...meetings(history, growing), inSeat: () => 0 },
    { start: () => tables.flat(), ...ONCE },
  );
  return { tables: apart.map((seats) => ({ seats: turnsAtTable(seats, history.sat) })), byes: pool.slice(0, byes) };
}
