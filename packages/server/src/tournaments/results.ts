// How a table of a tournament ended: counted from the logs of its matches, once.
import { type Entry, type Outcome, type Seat, type SeatKind, standingEntries } from '@sagebrush/engine';
import type { TableResult } from '@sagebrush/tournament';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import { startInRow } from '../tables/live-match.ts';
import { entryRows } from '../tables/stored-match.ts';
import { changeTournament } from './change.ts';
import { matchIds, type RoundTableRow, type StoredTournament } from './doc.ts';
import { closing } from './schedule.ts';

/** A match of a table, as its log has it. `scores` is undefined where it was cut short. */
interface TableMatch {
  readonly seats: readonly SeatKind[];
  readonly entries: readonly Entry[];
  readonly scores: readonly number[] | undefined;
}

const liveSeats = (seats: readonly SeatKind[]): Seat[] =>
  seats.flatMap((kind, seat) => (kind === 'live' ? [seat] : []));

/**
 * Who has left a table to a bot: it made the seat's last decision, or at least half of them. Both stand in the log, so
 * that everybody can count it again.
 */
function leftSeats(matches: readonly TableMatch[], seats: readonly Seat[]): number[] {
  const decided = matches.flatMap(({ entries }) => standingEntries(entries).map((index) => entries[index] as Entry));
  return seats.flatMap((seat, index) => {
    const own = decided.filter((entry) => entry.seat === seat);
    const byBot = own.filter((entry) => 'standIn' in entry && entry.standIn !== undefined);
    const isLeft = own.length > 0 && (own.at(-1) === byBot.at(-1) || byBot.length * 2 >= own.length);
    return isLeft ? [index] : [];
  });
}

/** The result of a table: the scores of its matches together, by live seat. */
function resultOf(matches: readonly TableMatch[], people: number): TableResult {
  const seats = liveSeats(matches[0]?.seats ?? []);
  const scores = Array.from({ length: people }, (_, index) =>
    matches.reduce((sum, match) => sum + (match.scores?.[seats[index] ?? 0] ?? 0), 0),
  );
  return { scores, left: leftSeats(matches, seats) };
}

/** The matches of a table that is over; undefined while there are more to play. */
async function playedAt(
  { store: { db } }: Services,
  stored: StoredTournament,
  table: RoundTableRow,
): Promise<TableMatch[] | undefined> {
  const row = await db.selectFrom('tables').select('state').where('id', '=', table.tbl).executeTakeFirst();
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'start', 'secret', 'outcome', 'ended'])
    .where('id', 'in', matchIds(stored, table))
    .orderBy('started')
    .execute();
  const isOver = row === undefined || row.state === 'closed' || rows.length >= stored.settings.deals;
  if (!isOver || rows.some(({ ended }) => ended === null)) return undefined;
  const played: TableMatch[] = [];
  for (const match of rows)
    played.push({
      seats: startInRow(match).seats,
      entries: (await entryRows(db, match.id)).map(({ entry }) => entry),
      scores: match.outcome === null ? undefined : (JSON.parse(match.outcome) as Outcome).scores,
    });
  return played;
}

/** Writes the result of a table, if it is over and nobody has; with the last one the round closes. */
export const countTable = (
  services: Services,
  { tournament, round, number }: Pick<RoundTableRow, 'tournament' | 'round' | 'number'>,
): Promise<unknown> =>
  changeTournament(services, tournament, async (stored) => {
    const isThis = (row: RoundTableRow): boolean => row.round === round && row.number === number;
    const row = stored.tables.find(isThis);
    if (!row || row.result !== null) return undefined;
    const played = await playedAt(services, stored, row);
    if (!played) return undefined;
    const result = JSON.stringify(resultOf(played, (JSON.parse(row.seats) as string[]).length));
    const counted = services.store.db
      .updateTable('tournament_tables')
      .set({ result })
      .where('tournament', '=', tournament)
      .where('round', '=', round)
      .where('number', '=', number)
      .where('result', 'is', null);
    const isLast = stored.tables.every((one) => one.result !== null || isThis(one));
    const closed = isLast ? closing(services, stored) : { batch: [] };
    return { ...closed, batch: [statement(counted, 1), ...closed.batch], answer: undefined };
  });
