// Ratings of people at rated tables, by OpenSkill: each finished match moves everyone who sat there, once, whichever
// node counts it.
import type { Outcome } from '@sagebrush/engine';
import type { Player } from '@sagebrush/protocol';
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { MatchRow } from '../storage/schema.ts';
import { Conflict, type Statement, type Store, statement } from '../storage/store.ts';
import type { TableDoc } from '../tables/doc.ts';
import { startInRow } from '../tables/live-match.ts';

/** What `matches.rated` says. */
export const UNRATED = 0;
const TO_COUNT = 1;
const COUNTED = 2;
const AT_ONCE = 50;

/** A match counts where the table is rated and every live seat is a person's own: bots and programs have no rating. */
export const ratedAs = ({ rated, chairs }: Pick<TableDoc, 'rated' | 'chairs'>): number => {
  const live = chairs.filter(({ kind }) => kind === 'live');
  return rated && live.length > 1 && live.every(({ who }) => who?.kind === 'person' && !who.program)
    ? TO_COUNT
    : UNRATED;
};

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

/** Counts every rated match that has ended since; one that another node is counting is left to it. */
export async function countRatings(store: Store): Promise<void> {
  const due = await store.db
    .selectFrom('matches')
    .selectAll()
    .where('rated', '=', TO_COUNT)
    .where('ended', 'is not', null)
    .orderBy('ended')
    .limit(AT_ONCE)
    .execute();
  for (const row of due) {
    await countMatch(store, row).catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
    });
  }
}

async function countMatch(store: Store, row: MatchRow): Promise<void> {
  const { db } = store;
  const { game } = startInRow(row);
  const { places } = JSON.parse(row.outcome ?? '') as Outcome;
  const seated = (JSON.parse(row.players) as Player[]).flatMap((player, seat) =>
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
    const step = { person, match: row.id, game, mu: now.mu, sigma: now.sigma, at: row.ended ?? 0 };
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
