// The schedule of a tournament: opened, warned, drawn, closed, each step once, by whichever node comes first.
import { drawRound } from '@sagebrush/tournament';
import type { Services } from '../services.ts';
import { statement } from '../storage/store.ts';
import { openDeals } from '../tables/closed-cards.ts';
import type { TournamentPlan } from './change.ts';
import { dealName, type StoredTournament } from './doc.ts';
import { roundRows, TIME_TO_COME } from './round-tables.ts';
import { notifiedPeople, tableItems, warnedItems, withoutItems } from './telling.ts';

const MINUTE = 60_000;
/** Before a tournament begins: ten minutes, or a day where people play by correspondence. */
const warningOf = ({ clock }: StoredTournament['settings']): number =>
  clock.kind === 'days' ? 1440 * MINUTE : 10 * MINUTE;

/** When something has to be done before the first round. */
export function dueBefore(settings: StoredTournament['settings'], now: number, warned = false): number {
  if (now < settings.opens) return Math.min(settings.opens, settings.starts);
  const warning = settings.starts - warningOf(settings);
  return warned || warning <= now ? settings.starts : warning;
}

/** What closes a round: its cards are open to everyone, and the next one is drawn after the pause. */
export function closing(
  { store: { db }, now }: Services,
  stored: StoredTournament,
): Pick<TournamentPlan<void>, 'batch' | 'row' | 'notified'> {
  const round = stored.rounds.length - 1;
  const deals = Array.from({ length: stored.settings.deals }, (_, deal) => dealName(stored, round, deal));
  const closed = db
    .updateTable('tournament_rounds')
    .set({ closed: now() })
    .where('tournament', '=', stored.id)
    .where('round', '=', round)
    .where('closed', 'is', null);
  // Who knows that nothing follows need not wait for it.
  const isLast = stored.settings.format !== 'knock-out' && stored.rounds.length >= stored.settings.roundCount;
  return {
    batch: [
      statement(closed, 1),
      ...withoutItems(db, stored),
      ...openDeals(
        db,
        deals.flatMap((deal) => deal ?? []),
        now(),
      ),
    ],
    row: { wake_at: now() + (isLast ? 0 : stored.settings.pause * MINUTE) },
    notified: notifiedPeople(stored),
  };
}

const OVER = { state: 'over', wake_at: null } as const;

/** The next step that is due; undefined where there is none. */
export async function dueStep(
  services: Services,
  stored: StoredTournament,
): Promise<TournamentPlan<string[]> | undefined> {
  const now = services.now();
  const { wakeAt, state, settings, warned } = stored;
  if (wakeAt === null || wakeAt > now) return undefined;
  const quiet = { batch: [], answer: [] };
  if (state === 'announced' && now < settings.starts)
    return { ...quiet, row: { state: 'open', wake_at: dueBefore(settings, now) } };
  if ((state === 'announced' || state === 'open') && now < settings.starts) {
    const row = { warned: 1, wake_at: settings.starts };
    if (warned) return { ...quiet, row };
    return { ...quiet, row, batch: warnedItems(services.store.db, stored, now), notified: notifiedPeople(stored) };
  }
  return state === 'over' || state === 'cancelled' ? { ...quiet, row: { wake_at: null } } : roundStep(services, stored);
}

/** The next round is drawn and its tables are made; or it is over. */
async function roundStep(services: Services, stored: StoredTournament): Promise<TournamentPlan<string[]>> {
  const { db } = services.store;
  const isAlone = stored.rounds.length === 0 && stored.entrants.length < 2;
  const drawn = isAlone ? undefined : drawRound(stored.tournament);
  if (!drawn || drawn.tables.length === 0)
    return {
      batch: withoutItems(db, stored),
      notified: notifiedPeople(stored),
      row: stored.rounds.length === 0 ? { state: 'cancelled', wake_at: null } : OVER,
      answer: [],
    };
  const round = stored.rounds.length;
  const { ids, rows } = await roundRows(services, stored, round, drawn.tables);
  const at = services.now();
  const own = { tournament: stored.id, round };
  const seated = drawn.tables.map(({ seats }, number) => ({ id: ids[number] ?? '', seats }));
  const roundRow = { ...own, byes: JSON.stringify(drawn.byes), drawn: at, closed: null };
  const tableRows = seated.map(({ id, seats }, number) => ({
    ...own,
    number,
    tbl: id,
    seats: JSON.stringify(seats),
    result: null,
  }));
  return {
    batch: [
      statement(db.insertInto('tournament_rounds').values(roundRow)),
      statement(db.insertInto('tournament_tables').values(tableRows)),
      ...rows,
      ...withoutItems(db, stored),
      ...tableItems(db, stored, seated, { at, until: at + TIME_TO_COME }),
    ],
    notified: notifiedPeople(stored),
    row: { state: 'playing', wake_at: null },
    answer: [...ids],
  };
}
