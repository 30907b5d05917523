// The deals of each day: made the day before, so that their commitments stand before anybody plays, and opened when
// nobody can play them for a result any more.
import { BOTS_VERSION } from '@sagebrush/bots';
import { commitmentTo, type Day, dayAfter, dayAt, dealOf, startOfDay } from '@sagebrush/engine';
import type { Selectable } from 'kysely';
import { notFound } from '../api-error.ts';
import { freshSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import type { Schema } from '../storage/schema.ts';
import { statement } from '../storage/store.ts';
import { newDeal, openDeals } from '../tables/closed-cards.ts';

export type DealRow = Selectable<Schema['dailies']>;

const HOUR = 3_600_000;
/** Who began before midnight may play to the end; after that the day is opened. */
const TO_THE_END = HOUR;

/** Published before the day began, so that it could not be chosen by who plays it. */
export const commitmentIn = ({ day, secret, published }: DealRow): string | null =>
  published < startOfDay(day) ? commitmentTo(secret) : null;

/** The games of this house that have a daily deal. */
export const dailyGames = ({ games }: Pick<Services, 'games'>) =>
  games.games.filter(({ daily }) => daily !== undefined);

type Around = Pick<Services, 'store' | 'games' | 'now'>;

/** Sees to it that today and tomorrow are dealt, and opens what is over. Two nodes that do it agree. */
export function dealKeeper(services: Around): () => Promise<void> {
  let done: Day | undefined;
  let opened = 0;
  return async () => {
    const now = services.now();
    const today = dayAt(now);
    if (done !== today) {
      await dealDays(services, [today, dayAfter(today)], now);
      done = today;
    }
    if (now - opened < HOUR / 60) return;
    await openDays(services, now);
    opened = now;
  };
}

async function dealDays({ store, games }: Around, days: readonly Day[], now: number): Promise<void> {
  const rows = days.flatMap((day) =>
    dailyGames({ games }).map(({ id }) => ({ day, game: id, secret: freshSecret(), published: now })),
  );
  if (rows.length === 0) return;
  const made = store.db
    .insertInto('dailies')
    .values(rows.map((row) => ({ ...row, opened: null, levels: null, levels_of: null, holder: null, wanted: 0 })));
  await store.commit([
    statement(made.onConflict((clash) => clash.columns(['day', 'game']).doNothing())),
    ...rows.map(({ day, game }) => newDeal(store.db, dealOf(game, day), null)),
  ]);
}

/** From then on nothing counts, and everything may be seen. A clock that is set back does not close it again. */
async function openDays({ store }: Around, now: number): Promise<void> {
  const { db } = store;
  const over = await db
    .selectFrom('dailies')
    .select(['day', 'game'])
    .where('opened', 'is', null)
    .where('day', '<', dayAt(now - TO_THE_END))
    .execute();
  const open = ({ day, game }: { readonly day: Day; readonly game: string }) =>
    statement(db.updateTable('dailies').set({ opened: now }).where('day', '=', day).where('game', '=', game));
  const deals = over.map(({ day, game }) => dealOf(game, day));
  if (over.length > 0) await store.commit([...over.map(open), ...openDeals(db, deals, now)]);
}

export async function dealRow({ db }: Services['store'], day: Day, game: string): Promise<DealRow> {
  const row = await db
    .selectFrom('dailies')
    .selectAll()
    .where('day', '=', day)
    .where('game', '=', game)
    .executeTakeFirst();
  if (!row) throw notFound('deal');
  return row;
}

/** Those that a day is compared by: of the present bots, unless my try met others. */
export const botsOf = (mine: { readonly bots: string } | undefined): string => mine?.bots ?? BOTS_VERSION;
