// Results that look arranged: two people who meet again and again at rated tables, where the same one is always ahead.
import type { Player } from '@sagebrush/protocol';
import type { ArrangedResults } from '@sagebrush/protocol/admin';
import { namesNow } from '../people/names-now.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { startInRow } from '../tables/live-match.ts';
import { COUNTED } from './ratings.ts';
import { resultOf } from './result.ts';

const LATELY = 60 * 86_400_000;
const MOST_MATCHES = 5000;
const MOST_LISTED = 50;
/** How often two have to meet, how much of it one has to win, and how much of that one's rated play it has to be. */
const MEETINGS = 5;
const ONE_SIDED = 0.8;
const OF_ALL = 0.5;

interface RatedMatch {
  readonly id: string;
  readonly game: string;
  /** The best first: who was ahead of whom. */
  readonly places: ReadonlyMap<string, number>;
  readonly forfeited: ReadonlySet<string>;
}
interface Pair extends Omit<ArrangedResults, 'winner' | 'loser'> {
  readonly winner: string;
  readonly loser: string;
}

function* pairsIn({ places }: RatedMatch): Generator<readonly [string, string]> {
  for (const [one, place] of places) for (const [other, worse] of places) if (place < worse) yield [one, other];
}

/** The pairs of each game whose meetings are one-sided and most of what the winner plays, the most often met first. */
export function arrangedIn(matches: readonly RatedMatch[]): Pair[] {
  const wins = new Map<string, RatedMatch[]>();
  for (const match of matches)
    for (const [winner, loser] of pairsIn(match)) {
      const key = JSON.stringify([match.game, winner, loser]);
      wins.set(key, [...(wins.get(key) ?? []), match]);
    }
  const played = (game: string, ...people: readonly string[]): number =>
    matches.filter((match) => match.game === game && people.every((one) => match.places.has(one))).length;
  return [...wins]
    .flatMap(([key, won]): Pair[] => {
      if (won.length < MEETINGS) return [];
      const [game, winner, loser] = JSON.parse(key) as [string, string, string];
      const met = played(game, winner, loser);
      if (won.length < met * ONE_SIDED || met < played(game, winner) * OF_ALL) return [];
      const forfeits = won.filter(({ forfeited }) => forfeited.has(loser)).length;
      return [{ game, winner, loser, met, won: won.length, forfeits, matches: won.map(({ id }) => id) }];
    })
    .sort((one, other) => other.met - one.met)
    .slice(0, MOST_LISTED);
}

function ratedMatch(row: MatchRow): RatedMatch {
  const players = JSON.parse(row.players) as Player[];
  const { places, forfeits } = resultOf(row, players) ?? { places: [] as number[], forfeits: [] as number[] };
  const seated = players.flatMap((player, seat) => (player.kind === 'person' ? [{ id: player.id, seat }] : []));
  return {
    id: row.id,
    game: startInRow(row).game,
    places: new Map(seated.map(({ id, seat }) => [id, places[seat] ?? places.length])),
    forfeited: new Set(seated.filter(({ seat }) => forfeits.includes(seat)).map(({ id }) => id)),
  };
}

/** Of the rated matches of late. */
export async function arrangedResults(store: Pick<Store, 'db'>, now: number): Promise<ArrangedResults[]> {
  const rows = await store.db
    .selectFrom('matches')
    .selectAll()
    .where('rated', '=', COUNTED)
    .where('ended', '>', now - LATELY)
    .orderBy('ended', 'desc')
    .limit(MOST_MATCHES)
    .execute();
  const pairs = arrangedIn(rows.map(ratedMatch));
  const names = await namesNow(store, new Set(pairs.flatMap(({ winner, loser }) => [winner, loser])));
  const named = (id: string) => ({ id, name: names.get(id)?.name ?? null });
  return pairs.map((pair) => ({ ...pair, winner: named(pair.winner), loser: named(pair.loser) }));
}
