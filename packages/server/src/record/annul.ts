// Annulling rated matches: they stop counting, and what came after them in that game is counted again.
import { ordinal } from 'openskill';
import { notFound } from '../api-error.ts';
import { Conflict, type Statement, type Store, statement } from '../storage/store.ts';
import { startInRow } from '../tables/live-match.ts';
import { ANNULLED, COUNTED, TO_COUNT } from './ratings.ts';

const MOST_TRIES = 8;

/** From when on a game has to be counted again. */
interface Recount {
  readonly game: string;
  readonly from: number;
}

/** Writes it with `also`, as a whole; the ratings are counted again by whichever node comes first. */
export async function annulMatches(store: Store, ids: readonly string[], also: readonly Statement[]): Promise<void> {
  const { db } = store;
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', 'in', ids)
    .where('rated', 'in', [TO_COUNT, COUNTED])
    .where('ended', 'is not', null)
    .execute();
  if (rows.length < new Set(ids).size) throw notFound('match');
  const firsts = new Map<string, number>();
  for (const row of rows) {
    const { game } = startInRow(row);
    firsts.set(game, Math.min(firsts.get(game) ?? Number.MAX_SAFE_INTEGER, row.ended ?? 0));
  }
  const annulled = db.updateTable('matches').set({ rated: ANNULLED }).where('id', 'in', ids);
  const recounts = [...firsts].map(([game, from]): Recount => ({ game, from }));
  for (let tries = 1; ; tries++) {
    const again = (await Promise.all(recounts.map((recount) => recountRows(store, recount)))).flat();
    try {
      return await store.commit([statement(annulled, ids.length), ...again, ...also]);
    } catch (error) {
      // Somebody's next match was counted meanwhile.
      if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error;
    }
  }
}

/** Steps back to before that time: everybody's standing, and each match since as one that has to be counted. */
async function recountRows({ db }: Store, { game, from }: Recount): Promise<Statement[]> {
  const since = db.selectFrom('ratings').where('game', '=', game).where('at', '>=', from);
  const people = await since.select('person').distinct().execute();
  const standings: Statement[] = [];
  for (const { person } of people) standings.push(await standingBefore({ db }, person, { game, from }));
  const uncounted = db.selectFrom('matches').select('id').where('rated', 'in', [TO_COUNT, ANNULLED]);
  return [
    statement(
      db
        .updateTable('matches')
        .set({ rated: TO_COUNT })
        .where('rated', '=', COUNTED)
        .where('id', 'in', since.select('match')),
    ),
    statement(
      db.deleteFrom('ratings').where('game', '=', game).where('at', '>=', from).where('match', 'in', uncounted),
    ),
    ...standings,
  ];
}

async function standingBefore({ db }: Pick<Store, 'db'>, person: string, { game, from }: Recount): Promise<Statement> {
  const steps = db.selectFrom('ratings').where('person', '=', person).where('game', '=', game);
  const standing = db.selectFrom('standings').select('matches').where('person', '=', person).where('game', '=', game);
  const before = steps.where('at', '<', from);
  const last = await before.select(['mu', 'sigma']).orderBy('at', 'desc').orderBy('match', 'desc').executeTakeFirst();
  const left = await before.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst();
  // A guest who has signed in has brought steps along that their standing does not count.
  const known = (await standing.executeTakeFirst())?.matches ?? 0;
  if (!last) {
    const gone = db.deleteFrom('standings').where('person', '=', person).where('game', '=', game);
    return statement(gone.where('matches', '=', known), 1);
  }
  const anew = { mu: last.mu, sigma: last.sigma, floor: ordinal(last), matches: Number(left?.count ?? 0) };
  const back = db.updateTable('standings').set(anew).where('person', '=', person).where('game', '=', game);
  return statement(back.where('matches', '=', known), 1);
}
