// Entering a tournament, and withdrawing from it.
import { MOST_IN_ROUND_ROBIN } from '@sagebrush/tournament';
import { ApiError, notNow, notYours } from '../api-error.ts';
import { dropItem } from '../inbox/inbox.ts';
import type { Person } from '../people/people.ts';
import { MOST } from '../quota-sentences.ts';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import { seatOf } from '../tables/doc.ts';
import { leave } from '../tables/forfeits.ts';
import type { Rooms } from '../tables/rooms.ts';
import { changeTournament, type TournamentPlan } from './change.ts';
import { competitorId, type EntrantRow, type StoredTournament } from './doc.ts';
import { isEntryOpen } from './info.ts';
import { IN_TOURNAMENT } from './sentences.ts';

function mustBeWelcome({ settings, sentAway }: StoredTournament, person: Person): void {
  if (sentAway.includes(person.id)) throw notYours(IN_TOURNAMENT.sentAway);
  if (settings.league && !person.program) throw notYours(IN_TOURNAMENT.forPrograms);
  if (!settings.league && person.program) throw notYours(IN_TOURNAMENT.forPeople);
  if (settings.keptOnly && !person.kept && !settings.league) throw notYours(IN_TOURNAMENT.keptOnly);
}

/** Somebody comes in, from the next round on; who is in already stays. */
export function entryPlan(
  { store: { db }, quotas }: Services,
  stored: StoredTournament,
  person: Person,
  contribution: string,
): TournamentPlan<void> | undefined {
  const before = stored.entrants.find((one) => one.person === person.id);
  if (before && before.until_round === null) return undefined;
  if (stored.state === 'announced') throw notNow(IN_TOURNAMENT.notYet);
  if (!isEntryOpen(stored)) throw notNow(IN_TOURNAMENT.tooLate);
  mustBeWelcome(stored, person);
  const isRoundRobin = stored.settings.format === 'round-robin';
  const most = Math.min(quotas.most.entrants, isRoundRobin ? MOST_IN_ROUND_ROBIN : Number.POSITIVE_INFINITY);
  if (!before && stored.entrants.length >= most) throw new ApiError('quota', MOST.entrants(most));
  if (before) {
    const again = db
      .updateTable('tournament_entrants')
      .set({ until_round: null })
      .where('tournament', '=', stored.id)
      .where('n', '=', before.n);
    return { batch: [statement(again, 1)], answer: undefined };
  }
  const row = {
    tournament: stored.id,
    n: Math.max(0, ...stored.entrants.map(({ n }) => n)) + 1,
    person: person.id,
    level: null,
    program: Number(person.program),
    contribution,
    from_round: stored.rounds.length,
    until_round: null,
  };
  return {
    batch: [statement(db.insertInto('tournament_entrants').values(row))],
    answer: undefined,
  };
}

/** Somebody goes: a bot plays their table to its end, and no more are drawn for them. */
export async function withdrawalPlan(
  services: Services,
  rooms: Rooms,
  stored: StoredTournament,
  entrant: EntrantRow | undefined,
): Promise<TournamentPlan<void> | undefined> {
  if (!entrant || entrant.until_round !== null) return undefined;
  if (stored.state === 'over' || stored.state === 'cancelled') throw notNow(IN_TOURNAMENT.ended);
  const { db } = services.store;
  const round = stored.rounds.length;
  const isOwn = { tournament: stored.id, n: entrant.n };
  const batch =
    entrant.from_round >= round
      ? [db.deleteFrom('tournament_entrants').where('tournament', '=', isOwn.tournament).where('n', '=', isOwn.n)]
      : [
          db
            .updateTable('tournament_entrants')
            .set({ until_round: round })
            .where('tournament', '=', isOwn.tournament)
            .where('n', '=', isOwn.n),
        ];
  const table = stored.tables.find(
    ({ result, seats }) => result === null && (JSON.parse(seats) as string[]).includes(competitorId(entrant)),
  );
  const { person } = entrant;
  if (table && person !== null)
    await rooms.change(table.tbl, {}, ({ doc }) => {
      const seat = seatOf(doc, person);
      const isOver = doc.state === 'closed' || seat === undefined;
      return { ...(isOver ? {} : leave(services, doc, seat)), answer: undefined };
    });
  const item = person === null ? [] : [dropItem(db, { person, kind: 'tournament', about: stored.id })];
  return {
    batch: [...batch.map((query) => statement(query, 1)), ...item],
    notified: person === null ? [] : [person],
    answer: undefined,
  };
}

/** Somebody is deleted: they are out of all that is not over. */
export async function leaveTournaments(services: Services, rooms: Rooms, person: string): Promise<void> {
  const rows = await services.store.db
    .selectFrom('tournament_entrants')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_entrants.tournament')
    .select('tournaments.id')
    .where('tournament_entrants.person', '=', person)
    .where('tournament_entrants.until_round', 'is', null)
    .where('tournaments.state', 'in', ['announced', 'open', 'playing'])
    .execute();
  for (const { id } of rows)
    await changeTournament(services, id, (stored) =>
      withdrawalPlan(
        services,
        rooms,
        stored,
        stored.entrants.find((one) => one.person === person),
      ),
    );
}
