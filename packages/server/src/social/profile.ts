// The public page of somebody with a kept name: what they show, and of others what those show.
import type { PlayedMatch, Profile, RecordLine } from '@sagebrush/protocol';
import { notFound } from '../api-error.ts';
import { shownBy } from '../people/account.ts';
import { handleKey } from '../people/handles.ts';
import { playedRows, ratingLinesOf, recordOf } from '../record/record.ts';
import { GONE } from '../record/visits.ts';
import type { Services } from '../services.ts';
import { whoIsHere } from './here.ts';
import { tieBetween, tiesOf } from './ties.ts';

const MOST_COUNTED = 500;
const MOST_MATCHES = 20;

/** Of these people, those who show their part in others' records: kept names who have not said no. */
async function shownOpponents(
  { store: { db } }: Pick<Services, 'store'>,
  played: readonly PlayedMatch[],
  what: 'record' | 'matches',
): Promise<ReadonlySet<string>> {
  const ids = [
    ...new Set(played.flatMap(({ others }) => others.flatMap((one) => (one.kind === 'person' && one.id) || []))),
  ];
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('people').select(['id', 'kept', 'shows']).where('id', 'in', ids).execute();
  return new Set(rows.filter((row) => row.kept !== null && shownBy(row)[what]).map(({ id }) => id));
}

/** A match counts once against each level and each person; all who are not shown are one. */
function recordLines(played: readonly PlayedMatch[], shown: ReadonlySet<string>): RecordLine[] {
  const lines = new Map<string, { game: string; against: RecordLine['against']; matches: number; wins: number }>();
  for (const { game, won, others } of played) {
    const met = new Map<string, RecordLine['against']>();
    for (const one of others) {
      if (one.kind === 'bot') met.set(`bot ${one.level}`, one);
      else if (one.id !== undefined && shown.has(one.id))
        met.set(one.id, { kind: 'person', id: one.id, name: one.name });
      else met.set('others', { kind: 'others' });
    }
    for (const [key, against] of met) {
      const line = lines.get(`${game} ${key}`) ?? { game, against, matches: 0, wins: 0 };
      line.matches += 1;
      line.wins += Number(won);
      lines.set(`${game} ${key}`, line);
    }
  }
  return [...lines.values()].sort((one, other) => other.matches - one.matches);
}

async function recordFor(services: Services, person: string): Promise<RecordLine[]> {
  const { played } = await recordOf(services.store, person, { most: MOST_COUNTED, openAt: services.now() });
  return recordLines(played, await shownOpponents(services, played, 'record'));
}

/** The last matches at tables that everyone could find. */
async function publicMatches(services: Services, person: string): Promise<PlayedMatch[]> {
  const rows = await services.store.db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .innerJoin('tables', 'tables.id', 'matches.tbl')
    .selectAll('matches')
    .where('seats.person', '=', person)
    .where('matches.outcome', 'is not', null)
    .where('tables.listed', '=', 1)
    .orderBy('seats.started', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  const played = await playedRows(services.store, rows, person);
  const shown = await shownOpponents(services, played, 'matches');
  return played.map((one) => ({
    ...one,
    others: one.others.map((other) =>
      other.kind === 'bot' || (other.id !== undefined && shown.has(other.id)) ? other : { kind: 'person', name: GONE },
    ),
  }));
}

export async function profileOf(services: Services, handle: string, viewer: string | undefined): Promise<Profile> {
  const { store } = services;
  const row = await store.db
    .selectFrom('handles')
    .innerJoin('people', 'people.id', 'handles.person')
    .select(['people.id', 'people.name', 'people.kept', 'people.shows'])
    .where('handles.key', '=', handleKey(handle))
    .where('handles.until', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('person');
  const { id, name, kept } = row;
  const shows = shownBy(row);
  const tie = viewer === undefined ? 'none' : tieBetween(await tiesOf(store, viewer), viewer, id);
  const maySeeHere = tie === 'friends' || tie === 'me';
  return {
    id,
    name,
    since: shows.since ? kept : null,
    ratings: shows.ratings ? await ratingLinesOf(store, id) : null,
    record: shows.record ? await recordFor(services, id) : null,
    matches: shows.matches ? await publicMatches(services, id) : null,
    tie,
    here: maySeeHere ? shows.presence && (await whoIsHere(services, [id])).has(id) : null,
  };
}
