// What somebody has played: their finished matches, their ratings, and the best of a game.
import { CHANCE_SEAT, type Outcome } from '@sagebrush/engine';
import type { LeaderboardLine, MyRecord, Played, Player } from '@sagebrush/protocol';
import type { MatchRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { startInRow, viewerIn } from '../tables/live-match.ts';
import { UNRATED } from './ratings.ts';

const PAGE = 100;
const MOST_STEPS = 500;
const LEADERS = 50;

/** The finished matches that began before some time, and the ratings. */
export async function recordOf(
  { db }: Store,
  person: string,
  before = Number.MAX_SAFE_INTEGER,
  most = PAGE,
): Promise<MyRecord> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .selectAll('matches')
    .where('seats.person', '=', person)
    .where('seats.started', '<', before)
    .where('matches.outcome', 'is not', null)
    .orderBy('seats.started', 'desc')
    .limit(most)
    .execute();
  const standings = await db.selectFrom('standings').selectAll().where('person', '=', person).orderBy('game').execute();
  const steps = await db
    .selectFrom('ratings')
    .select(['game', 'mu', 'sigma', 'at'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(MOST_STEPS)
    .execute();
  return {
    played: rows.map((row) => playedBy(row, person)),
    more: rows.length === most ? (rows.at(-1)?.started ?? null) : null,
    ratings: standings.map(({ game, mu, sigma, matches }) => ({
      game,
      mu,
      sigma,
      matches,
      steps: steps
        .filter((step) => step.game === game)
        .map(({ game: _, ...step }) => step)
        .reverse(),
    })),
  };
}

function playedBy(row: MatchRow, person: string): Played {
  const players = JSON.parse(row.players) as Player[];
  const { places, winners } = JSON.parse(row.outcome ?? '') as Outcome;
  const seat = Number(viewerIn(players, person));
  return {
    match: row.id,
    game: startInRow(row).game,
    ended: row.ended ?? row.started,
    won: winners.includes(seat),
    place: places[seat] ?? places.length,
    rated: row.rated !== UNRATED,
    others: players.flatMap((player, index): Played['others'] => {
      if (index === seat || player.kind === CHANCE_SEAT) return [];
      return [player.kind === 'bot' ? { kind: 'bot', level: player.level } : { kind: 'person', name: player.name }];
    }),
  };
}

/** By what their rating is at least: who has played little stands lower until more is known. */
export async function leaderboardOf(
  { db }: Store,
  game: string,
  person: string | undefined,
): Promise<LeaderboardLine[]> {
  const rows = await db
    .selectFrom('standings')
    .innerJoin('people', 'people.id', 'standings.person')
    .select(['people.id', 'people.name', 'standings.mu', 'standings.sigma', 'standings.matches'])
    .where('game', '=', game)
    .orderBy('floor', 'desc')
    .orderBy('people.id')
    .limit(LEADERS)
    .execute();
  return rows.map(({ id, ...line }) => ({ ...line, you: id === person }));
}
