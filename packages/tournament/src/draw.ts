// The next round of a tournament: who plays whom, in which seat, and who sits out.
import { type Random, shuffle } from '@sagebrush/engine';
import { arrange, type Unfairness } from './arrange.ts';
import { type History, historyOf } from './history.ts';
import { drawKnockOut } from './knock-out.ts';
import { growing, MEETING_AGAIN, meetings } from './meetings.ts';
import { drawCircle, haveAllMet } from './round-robin.ts';
import { seatsInTurn } from './seat-turns.ts';
import { type StandingsRow, tournamentStandings } from './standings.ts';
import { alikeTables, divide } from './table-sizes.ts';
import { fillerId, isActive, isFiller, isRoundOver, type Tournament, type TournamentRound } from './tournament.ts';

/** The next round; undefined where one is under way, the tournament is over, or nobody is left to play. */
export function drawRound(tournament: Tournament): TournamentRound | undefined {
  const { rules, rounds } = tournament;
  const last = rounds.at(-1);
  if (last && !isRoundOver(last)) return undefined;
  if (rules.format === 'knock-out') return drawKnockOut(tournament);
  const history = historyOf(rounds);
  const active = new Set(tournament.competitors.filter((one) => isActive(one, rounds.length)).map(({ id }) => id));
  if (active.size < (rules.fill ? 1 : rules.size.min)) return undefined;
  const rows = tournamentStandings(tournament).filter(({ id }) => active.has(id));
  if (rules.format !== 'round-robin')
    return rounds.length >= rules.rounds ? undefined : drawFairly(tournament, rows, history);
  if (rules.size.max === 2) return drawCircle(tournament);
  const isOver = rounds.length > 0 && haveAllMet([...active], history);
  return isOver ? undefined : drawFairly(tournament, rows, history);
}

function drawFairly({ rules, rounds }: Tournament, rows: readonly StandingsRow[], history: History): TournamentRound {
  const people = rows.map(({ id }) => id);
  const { sizes, ...missing } =
    rules.format === 'duplicate'
      ? alikeTables(people.length, rules.size)
      : divide(people.length, rules.size, rules.fill);
  const byes = sittingOut(people, missing.byes, history);
  const fillers = Array.from({ length: missing.fillers }, (_, index) => fillerId(index));
  const playing = [...people.filter((id) => !byes.includes(id)), ...fillers];
  const points = new Map(rows.map((row) => [row.id, row.points]));
  const apart = (a: string, b: string): number => (points.get(a) ?? 0) - (points.get(b) ?? 0);
  const unfairness: Unfairness = {
    ...meetings(
      history,
      // Who has to meet everybody is soonest done where any meeting again weighs alike.
      rules.format === 'round-robin' ? (times) => times : growing,
      rules.format === 'swiss' ? (a, b) => apart(a, b) ** 2 : undefined,
    ),
    ...(rules.format === 'duplicate' ? duplicateSeats(history, sizes.length) : plainSeats(history, rules.size.min)),
  };
  const isDuplicate = rules.format === 'duplicate';
  const tables = arrange(sizes, unfairness, {
    seed: `${rules.seed}/round ${rounds.length}`,
    start: (index, random) => (isDuplicate ? inTurn(playing, sizes, history, random) : jostled(playing, index, random)),
    // Where nobody meets again, the order that was given is as good as any.
    enough: isDuplicate ? 0 : MEETING_AGAIN,
  });
  return { tables: tables.map((seats) => ({ seats })), byes };
}

/** Those with the fewest byes so far, of them the last in the standings. */
const sittingOut = (people: readonly string[], count: number, { byes }: History): string[] =>
  people
    .toReversed()
    .toSorted((a, b) => byes(a) - byes(b))
    .slice(0, count);

/** Neighbours in the order change places, the more the later the start, so that those who stand alike stay near. */
function jostled(order: readonly string[], start: number, random: Random): string[] {
  if (start === 0) return [...order];
  const width = Math.min(order.length, 2 + start);
  const groups = Array.from({ length: Math.ceil(order.length / width) }, (_, at) =>
    order.slice(at * width, (at + 1) * width),
  );
  return groups.flatMap((group) => shuffle(random, [...group]));
}

/** Chair by chair, table by table, with everybody in a seat whose turn it is. */
function inTurn(playing: readonly string[], sizes: readonly number[], { sat }: History, random: Random): string[] {
  const rows = seatsInTurn(playing, { seats: sizes[0] ?? 0, tables: sizes.length }, sat, random);
  return sizes.flatMap((_, table) => rows.map((row) => row[table] as string));
}

/** Who is compared with whom counts more than who meets whom: that is what the same cards are for. */
const COMPARED_AGAIN = 5000;
/** For each table, since each has somebody in the same seat: nobody has a seat much more often than another. */
const SEAT_AGAIN = 2000;
/** Less than any difference in points: seats are settled within a table. */
const PLAIN_SEAT_AGAIN = 1e-3;
/** Twice more often in a seat than in another is enough; after that it weighs like meeting again. */
const SEAT_TOO_OFTEN = MEETING_AGAIN;

function plainSeats({ sat }: History, seats: number): Pick<Unfairness, 'inSeat'> {
  const rarest = (id: string): number => Math.min(...Array.from({ length: seats }, (_, seat) => sat(id, seat)));
  return {
    inSeat(id, seat) {
      const times = sat(id, seat);
      return PLAIN_SEAT_AGAIN * times + (times - rarest(id) >= 2 ? SEAT_TOO_OFTEN : 0);
    },
  };
}

/** With the same cards at every table, the seat says who is compared with whom. */
const duplicateSeats = ({ sat, compared }: History, tables: number): Pick<Unfairness, 'inSeat' | 'sameSeat'> => ({
  inSeat: (id, seat) => SEAT_AGAIN * tables * sat(id, seat),
  sameSeat: (a, b) => (isFiller(a) || isFiller(b) ? 0 : COMPARED_AGAIN * compared(a, b)),
});
