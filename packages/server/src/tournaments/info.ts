// A tournament as everybody may know it: built up field by field.
import { commitmentTo, detach } from '@sagebrush/engine';
import type { RoundInfo, StandingsLine, TournamentInfo, TournamentLine } from '@sagebrush/protocol';
import { isClosed, type TableResult, TIE_BREAKS_OF, tournamentStandings } from '@sagebrush/tournament';
import { namesNow } from '../people/names-now.ts';
import { GONE } from '../record/visits.ts';
import type { Services } from '../services.ts';
import { competitorId, loadTournament, matchIds, type StoredTournament } from './doc.ts';

const AT_ONCE = 500;

/** Whether one can enter now, as far as the time goes. */
export const isEntryOpen = ({ state, settings, tournament }: StoredTournament): boolean =>
  state === 'open' || (state === 'playing' && settings.late && !isClosed(tournament));

export async function tournamentInfoOf(services: Services, stored: StoredTournament): Promise<TournamentInfo> {
  const { id, state, settings, organiser, wakeAt, step, secret } = stored;
  const people = stored.entrants.flatMap(({ person }) => person ?? []);
  const names = await namesNow(services.store, [...people, ...(organiser === null ? [] : [organiser])]);
  const host = organiser === null ? undefined : names.get(organiser);
  const isEnded = state === 'over' || state === 'cancelled';
  return {
    id,
    ...settings,
    state,
    organiser: host ? { id: host.id, name: host.name } : null,
    commitment: commitmentTo(secret),
    // Called off is not yet over: somebody may have its cards before them for a moment longer.
    secret: isEnded && stored.rounds.every(({ closed }) => closed !== null) ? secret : null,
    tieBreaks: TIE_BREAKS_OF[settings.format],
    standings: standingsOf(stored, names),
    rounds: await roundsOf(services, stored),
    next: isEnded ? null : wakeAt,
    entry: isEntryOpen(stored),
    step,
  };
}

/** While somebody still has the same cards before them, nobody hears what others made of them. */
const isTold = ({ settings }: StoredTournament, round: { readonly closed: number | null } | undefined): boolean =>
  settings.format !== 'duplicate' || (round !== undefined && round.closed !== null);

function standingsOf(stored: StoredTournament, names: Awaited<ReturnType<typeof namesNow>>): StandingsLine[] {
  const { tournament, entrants, settings, rounds } = stored;
  const byId = new Map(entrants.map((one) => [competitorId(one), one]));
  const known = {
    ...tournament,
    rounds: tournament.rounds.map((round, index) =>
      isTold(stored, rounds[index]) ? round : { ...round, tables: round.tables.map(({ seats }) => ({ seats })) },
    ),
  };
  return tournamentStandings(known).map((row): StandingsLine => {
    const entrant = byId.get(row.id);
    const called = entrant?.person ? names.get(entrant.person) : undefined;
    return {
      id: row.id,
      person: called?.id ?? null,
      name: called?.name ?? (entrant?.level ? entrant.level : GONE),
      kept: called?.kept ?? false,
      bot: row.isBot,
      level: entrant?.level ?? null,
      place: row.place ?? null,
      points: row.points,
      played: row.played,
      byes: row.byes,
      left: row.hasLeft,
      tieBreaks: TIE_BREAKS_OF[settings.format].map((name) => row.tieBreaks[name]),
    };
  });
}

async function roundsOf({ store: { db } }: Services, stored: StoredTournament): Promise<RoundInfo[]> {
  const { rounds, tables } = stored;
  const ids = tables.flatMap((table) => matchIds(stored, table));
  const begun = new Set<string>();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    for (const { id } of await db.selectFrom('matches').select('id').where('id', 'in', some).execute()) begun.add(id);
  }
  return rounds.map((of) => ({
    drawn: of.drawn,
    closed: of.closed,
    byes: JSON.parse(of.byes) as string[],
    tables: tables
      .filter((table) => table.round === of.round)
      .map((table) => {
        const { tbl, seats, result } = table;
        const counted = result !== null && isTold(stored, of) ? (JSON.parse(result) as TableResult) : undefined;
        return {
          table: tbl,
          seats: JSON.parse(seats) as string[],
          matches: matchIds(stored, table).filter((match) => begun.has(match)),
          over: result !== null,
          scores: counted?.scores ?? null,
          left: counted?.left ?? [],
        };
      }),
  }));
}

const TO_COME = ['playing', 'open', 'announced'];
const MOST_LISTED = 100;
const MOST_OVER = 30;

/** Those to come and under way, the next first; then the last ones that are over. */
export async function tournamentLines({ store: { db } }: Services): Promise<TournamentLine[]> {
  const lines = db
    .selectFrom('tournaments')
    .select(['id', 'doc', 'state'])
    .select(({ selectFrom }) =>
      selectFrom('tournament_entrants')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('tournament_entrants.tournament', '=', 'tournaments.id')
        .as('entrants'),
    );
  const coming = await lines.where('state', 'in', TO_COME).orderBy('starts').limit(MOST_LISTED).execute();
  const over = await lines.where('state', '=', 'over').orderBy('starts', 'desc').limit(MOST_OVER).execute();
  return [...coming, ...over].map(({ id, doc, state, entrants }) => {
    const { name, game, format, league, starts } = JSON.parse(doc) as StoredTournament['settings'];
    return {
      id,
      name,
      game,
      format,
      league,
      starts,
      state: state as StoredTournament['state'],
      entrants: Number(entrants ?? 0),
    };
  });
}

/** Its JSON as long as nothing has changed: many ask at once. */
export function tournamentPages(services: Services): (id: string) => Promise<string> {
  const pages = new Map<string, { readonly step: number; readonly at: number; readonly text: Promise<string> }>();
  /** Names and begun matches change without a step. */
  const GOOD_FOR = 2000;
  return async (id) => {
    const row = await services.store.db
      .selectFrom('tournaments')
      .select('step')
      .where('id', '=', id)
      .executeTakeFirst();
    const known = pages.get(id);
    if (row && known?.step === row.step && services.now() - known.at < GOOD_FOR) return known.text;
    const text = loadTournament(services, id)
      .then((stored) => tournamentInfoOf(services, stored))
      .then((tournament) => JSON.stringify({ tournament }));
    if (row) {
      if (pages.size > 100) pages.clear();
      pages.set(id, { step: row.step, at: services.now(), text });
      detach(text, () => pages.delete(id));
    }
    return text;
  };
}
