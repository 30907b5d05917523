// Ratings of people at rated tables, by OpenSkill: each finished match moves everyone who sat there, once, whichever
// node counts it.
import type { Player, RatingChange } from '@sagebrush/protocol';
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { MatchRow } from '../storage/schema.ts';
import { Conflict, type Statement, type Store, statement } from '../storage/store.ts';
import { isCounted } from '../tables/counting.ts';
import type { TableDoc } from '../tables/doc.ts';
import { startInRow } from '../tables/live-match.ts';
import { resultOf } from './result.ts';

/** What `matches.rated` says. */
export const UNRATED = 0;
export const TO_COUNT = 1;
export const COUNTED = 2;
export const ANNULLED = 3;
const AT_ONCE = 50;

/** A match counts where the table is rated and nothing about those who sit there says otherwise. */
export const ratedAs = (doc: TableDoc): number => (isCounted(doc) ? TO_COUNT : UNRATED);

interface Standing extends Rating {
  readonly matches: number;
}

/** The ratings after a match, in the order of the ratings before it. Place 1 is best, and equal places share. */
export function ratedAnew(before: readonly Rating[], places: readonly number[]): Rating[] {
  const after = rate(
    before.map((one) => [{ ...one }]),
    { rank: [...places] },
  );
  return before.map((one, index) => after[index]?.[0] ?? one);
}

/** Counts every rated match that has ended since, in order; one that another node is counting is left to it. */
export async function countRatings(store: Store): Promise<void> {
  for (let isMore = true; isMore; ) {
    const due = await store.db
      .selectFrom('matches')
      .selectAll()
      .where('rated', '=', TO_COUNT)
      .where('ended', 'is not', null)
      .orderBy('ended')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    isMore = due.length === AT_ONCE;
    for (const row of due) if (!(await isCountedNow(store, row))) isMore = false;
  }
}

async function isCountedNow(store: Store, row: MatchRow): Promise<boolean> {
  try {
    await countMatch(store, row);
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

async function countMatch(store: Store, row: MatchRow): Promise<void> {
  const { db } = store;
  const { game } = startInRow(row);
  const players = JSON.parse(row.players) as Player[];
  const { places } = resultOf(row, players) ?? { places: [] };
  const seated = players.flatMap((player, seat) =>
    player.kind === 'person' ? [{ person: player.id, place: places[seat] ?? places.length }] : [],
  );
  const ids = seated.map(({ person }) => person);
  const standings = await db
    .selectFrom('standings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', ids)
    .execute();
  const known = new Set(
    (await db.selectFrom('people').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
  );
  const before = seated.map(
    ({ person }): Standing => standings.find((one) => one.person === person) ?? { ...rating(), matches: 0 },
  );
  const after = ratedAnew(
    before.map(({ mu, sigma }) => ({ mu, sigma })),
    seated.map(({ place }) => place),
  );
  const rows = seated.flatMap(({ person }, index): Statement[] => {
    const [old, now] = [before[index], after[index]];
    if (!old || !now || !known.has(person)) return [];
    const was = { was_mu: old.mu, was_sigma: old.sigma };
    const step = { person, match: row.id, game, mu: now.mu, sigma: now.sigma, at: row.ended ?? 0, ...was };
    const standing = { mu: now.mu, sigma: now.sigma, floor: ordinal(now), matches: old.matches + 1 };
    return [
      statement(db.insertInto('ratings').values(step)),
      old.matches === 0
        ? statement(db.insertInto('standings').values({ person, game, ...standing }))
        : statement(
            db
              .updateTable('standings')
              .set(standing)
              .where('person', '=', person)
              .where('game', '=', game)
              .where('matches', '=', old.matches),
            1,
          ),
    ];
  });
  const count = db
    .updateTable('matches')
    .set({ rated: COUNTED })
    .where('id', '=', row.id)
    .where('rated', '=', TO_COUNT);
  await store.commit([statement(count, 1), ...rows]);
}

/** What a match did to the ratings of its seats; null where it did nothing, or has still to be counted. */
export async function ratingChanges(
  { db }: Pick<Store, 'db'>,
  match: string,
  players: readonly Player[],
): Promise<(RatingChange | null)[]> {
  const steps = await db.selectFrom('ratings').selectAll().where('match', '=', match).execute();
  return players.map((player) => {
    const step = player.kind === 'person' ? steps.find(({ person }) => person === player.id) : undefined;
    if (!step) return null;
    const { mu, sigma, was_mu, was_sigma } = step;
    return { was: was_mu === null || was_sigma === null ? null : { mu: was_mu, sigma: was_sigma }, mu, sigma };
  });
}
