// The tables of a round: made by the server with everybody in their chairs, and dealt one match after the other.
import { isFiller } from '@sagebrush/tournament';
import { hashesIn, referredOptions, wholeOptions } from '../documents/documents.ts';
import { noteUses } from '../documents/uses.ts';
import { botName } from '../people/names.ts';
import { GONE, visited } from '../record/visits.ts';
import type { Services } from '../services.ts';
import type { Statement } from '../storage/store.ts';
import { newDeal } from '../tables/closed-cards.ts';
import type { DocChair, TableDoc } from '../tables/doc.ts';
import { startPlan } from '../tables/match-start.ts';
import { tableRows } from '../tables/new-table.ts';
import type { Plan } from '../tables/plan.ts';
import type { Room } from '../tables/room.ts';
import { newTableDoc } from '../tables/seating.ts';
import { competitorId, dealName, derived, derivedId, matchIds, type StoredTournament } from './doc.ts';

/** People have so long to come to their table before their first clock begins to run. */
export const TIME_TO_COME = 60_000;

interface TableInRound {
  readonly round: number;
  readonly number: number;
}

/** Whoever may sit at a table of the tournament, by competitor. */
type People = ReadonlyMap<string, DocChair['who']>;

/** The people of a tournament as they sit down. Who is gone has a bot in their place. */
async function peopleToSeat({ store: { db } }: Services, { entrants, settings }: StoredTournament): Promise<People> {
  const ids = entrants.flatMap(({ person }) => (person === null ? [] : [person]));
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('people').select(['id', 'name', 'program', 'kept']).where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    entrants.map((entrant): [string, DocChair['who']] => {
      const row = entrant.person === null ? undefined : known.get(entrant.person);
      if (entrant.level !== null || entrant.person === null)
        return [competitorId(entrant), { kind: 'bot', level: entrant.level ?? settings.level, name: GONE }];
      return [
        competitorId(entrant),
        {
          kind: 'person',
          id: entrant.person,
          name: row?.name ?? GONE,
          program: row?.program === 1,
          kept: row !== undefined && row.kept !== null,
          contribution: entrant.contribution,
          standIn: row === undefined,
          left: row === undefined,
          since: 0,
        },
      ];
    }),
  );
}

/** What the next match of a table is dealt from. Everybody could have known it, had they known the secret. */
function nextDeal(stored: StoredTournament, place: TableInRound, deal: number): TableDoc['next'] {
  const { round, number } = place;
  const name = dealName(stored, round, deal);
  const source = name === undefined ? `${round}/${number}/${deal}` : `${round}/${deal}`;
  return {
    match: matchIds(stored, place)[deal] ?? '',
    secret: derived(stored, `secret ${source}`).toString('hex'),
    ...(name === undefined ? {} : { deal: name }),
  };
}

/** The rows of a table, and of what is known of it beside them. */
async function rowsOfTable(
  services: Services,
  stored: StoredTournament,
  { place, seats, people }: { place: TableInRound; seats: readonly string[]; people: People },
): Promise<{ readonly doc: TableDoc; readonly rows: readonly Statement[] }> {
  const { games, levels, store, now } = services;
  const { settings, id: tournament } = stored;
  const whole = newTableDoc(
    { id: tournament, lang: 'en' },
    {
      game: settings.game,
      seats: seats.length,
      options: await wholeOptions(store.db, settings.options),
      // Nobody looks on where others have the same cards before them.
      watchers: settings.format !== 'duplicate',
      clock: settings.clock,
      standIn: settings.level,
      hints: false,
    },
    { game: games.find(settings.game), levels, usualStandIn: settings.level, now: now() },
  );
  const taken: string[] = [];
  const live = whole.chairs.flatMap(({ kind }, seat) => (kind === 'live' ? [seat] : []));
  const chairs = whole.chairs.map((chair, seat): DocChair => {
    const competitor = seats[live.indexOf(seat)];
    if (competitor === undefined) return chair;
    const who = isFiller(competitor) ? undefined : people.get(competitor);
    if (who?.kind === 'person') return { ...chair, who };
    const name = botName([...taken, ...[...people.values()].flatMap((one) => (one ? [one.name] : []))]);
    taken.push(name);
    return { ...chair, who: { kind: 'bot', level: who?.level ?? settings.level, name } };
  });
  const doc: TableDoc = {
    ...whole,
    id: derivedId(stored, `table ${place.round}/${place.number}`),
    options: referredOptions(whole.options).options,
    chairs,
    next: nextDeal(stored, place, 0),
    tournament: { id: tournament, ...place, deals: settings.deals },
    ...(settings.format === 'duplicate' ? { sharedCards: true } : {}),
  };
  return {
    doc,
    rows: [
      ...tableRows(services, doc, { owner: null, address: null }),
      ...noteUses(store.db, hashesIn(doc.options), doc.id),
      ...chairs.flatMap(({ who }) => (who?.kind === 'person' ? [visited(store.db, who.id, doc.id)] : [])),
    ],
  };
}

/** The rows of a round's tables. */
export async function roundRows(
  services: Services,
  stored: StoredTournament,
  round: number,
  tables: readonly { readonly seats: readonly string[] }[],
): Promise<{ readonly ids: readonly string[]; readonly rows: readonly Statement[] }> {
  const people = await peopleToSeat(services, stored);
  const made: { readonly id: string; readonly rows: readonly Statement[] }[] = [];
  for (const [number, { seats }] of tables.entries()) {
    const { doc, rows } = await rowsOfTable(services, stored, { place: { round, number }, seats, people });
    made.push({ id: doc.id, rows });
  }
  const deals = Array.from({ length: stored.settings.deals }, (_, deal) => dealName(stored, round, deal));
  return {
    ids: made.map(({ id }) => id),
    rows: [
      ...made.flatMap(({ rows }) => rows),
      ...deals.flatMap((deal) => (deal === undefined ? [] : [newDeal(services.store.db, deal, null)])),
    ],
  };
}

/** The next match of a table is dealt; nothing happens where one is under way, or all have been played. */
export const dealPlan =
  (services: Services, stored: StoredTournament) =>
  (room: Room): Plan<void> => {
    const { doc } = room;
    const { tournament: place, series } = doc;
    if (!place || (doc.state !== 'open' && doc.state !== 'over') || series.length >= place.deals)
      return { answer: undefined };
    const since = services.now() + TIME_TO_COME;
    const chairs = doc.chairs.map((chair) =>
      chair.who?.kind === 'person' ? { ...chair, who: { ...chair.who, since } } : chair,
    );
    return startPlan(services, { ...doc, chairs, next: nextDeal(stored, place, series.length) }, room);
  };
