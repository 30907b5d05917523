// What somebody has played: their finished matches, their ratings, and the best of a game.
import { CHANCE_SEAT } from '@sagebrush/engine';
import type { LeaderboardLine, MyRecord, PlayedMatch, Player } from '@sagebrush/protocol';
import { calledNow, idsIn, namesNow } from '../people/names-now.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { startInRow, viewerIn } from '../tables/live-match.ts';
import { ANNULLED, UNRATED } from './ratings.ts';
import { resultOf } from './result.ts';

const PAGE = 100;
const MOST_STEPS = 500;
const LEADERS = 50;

interface Wanted {
  readonly before?: number | undefined;
  readonly most?: number;
  /** For others' eyes at this time: without matches whose cards somebody may still have before them. */
  readonly openAt?: number;
}

/** The finished matches that began before some time, and the ratings. */
export async function recordOf(
  { db }: Store,
  person: string,
  { before = Number.MAX_SAFE_INTEGER, most = PAGE, openAt }: Wanted = {},
): Promise<MyRecord> {
  let finished = db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .selectAll('matches')
    .where('seats.person', '=', person)
    .where('seats.started', '<', before)
    .where('matches.ended', 'is not', null)
    .where((row) => row.or([row('matches.outcome', 'is not', null), row('matches.forfeits', 'is not', null)]));
  if (openAt !== undefined)
    finished = finished.where(({ or, eb, selectFrom }) =>
      or([
        eb('matches.deal', 'is', null),
        eb('matches.deal', 'in', selectFrom('deals').select('deals.id').where('deals.opens', '<=', openAt)),
      ]),
    );
  const rows = await finished.orderBy('seats.started', 'desc').limit(most).execute();
  return {
    played: await playedRows({ db }, rows, person),
    more: rows.length === most ? (rows.at(-1)?.started ?? null) : null,
    ratings: await ratingLinesOf({ db }, person),
  };
}

/** Somebody's ratings, game by game, with the last steps on the way. */
export async function ratingLinesOf({ db }: Pick<Store, 'db'>, person: string): Promise<MyRecord['ratings']> {
  const standings = await db
    .selectFrom('standings')
    .innerJoin('people', 'people.id', 'standings.person')
    .selectAll('standings')
    .select('people.kept')
    .where('standings.person', '=', person)
    .orderBy('game')
    .execute();
  const steps = await db
    .selectFrom('ratings')
    .select(['game', 'mu', 'sigma', 'at'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(MOST_STEPS)
    .execute();
  return standings.map(({ game, mu, sigma, matches, kept }) => ({
    game,
    mu,
    sigma,
    matches,
    provisional: kept === null,
    steps: steps
      .filter((step) => step.game === game)
      .map(({ game: _, ...step }) => step)
      .reverse(),
  }));
}

/** With the names that people have now: a record is kept by person. */
export async function playedRows(
  store: Pick<Store, 'db'>,
  rows: readonly MatchRow[],
  person: string,
): Promise<PlayedMatch[]> {
  const seated = rows.map((row) => ({ row, players: JSON.parse(row.players) as Player[] }));
  const names = await namesNow(store, new Set(seated.flatMap(({ players }) => idsIn(players))));
  return seated.map(({ row, players }) => playedBy(row, calledNow(players, names), person));
}

/** Why a match of a rated table does not count. */
export const uncountedIn = ({ rated, uncounted }: Pick<MatchRow, 'rated' | 'uncounted'>): PlayedMatch['uncounted'] => {
  if (rated === ANNULLED) return 'annulled';
  return rated === UNRATED && uncounted !== null ? (uncounted as NonNullable<PlayedMatch['uncounted']>) : undefined;
};

function playedBy(row: MatchRow, players: readonly Player[], person: string): PlayedMatch {
  const { places, winners, forfeits } = resultOf(row, players) ?? { places: [], winners: [], forfeits: [] };
  const seat = Number(viewerIn(players, person));
  const uncounted = uncountedIn(row);
  return {
    match: row.id,
    game: startInRow(row).game,
    ended: row.ended ?? row.started,
    won: winners.includes(seat),
    place: places[seat] ?? places.length,
    rated: row.rated !== UNRATED && row.rated !== ANNULLED,
    ...(uncounted === undefined ? {} : { uncounted }),
    ...(forfeits.includes(seat) ? { forfeited: true } : {}),
    others: players.flatMap((player, index): PlayedMatch['others'] => {
      if (index === seat || player.kind === CHANCE_SEAT) return [];
      if (player.kind === 'bot') return [{ kind: 'bot', level: player.level }];
      return [{ kind: 'person', id: player.id, name: player.name, kept: player.kept ?? false }];
    }),
  };
}

/** People with a kept name, by what their rating is at least: who has played little stands lower until more is known. */
export async function leaderboardOf(
  { db }: Store,
  game: string,
  person: string | undefined,
): Promise<LeaderboardLine[]> {
  const rows = await db
    .selectFrom('standings')
    .innerJoin('people', 'people.id', 'standings.person')
    .select(['people.id', 'people.name', 'people.kept', 'standings.mu', 'standings.sigma', 'standings.matches'])
    .where('game', '=', game)
    .where('people.kept', 'is not', null)
    .orderBy('floor', 'desc')
    .orderBy('people.id')
    .limit(LEADERS)
    .execute();
  return rows.map(({ id, kept, ...line }) => ({ ...line, kept: kept !== null, you: id === person }));
}
