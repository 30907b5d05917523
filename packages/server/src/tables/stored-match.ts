// A match in the store: its row, and its entries among the rows of its table's feed, from its deal to the next one.
import type { Entry, Game, Match, Registry, Viewer } from '@sagebrush/engine';
import { type Moment, momentsOf, type Player } from '@sagebrush/protocol';
import { sql } from 'kysely';
import { wholeOptions } from '../documents/documents.ts';
import type { MatchRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { playAgain, startInRow } from './play.ts';

export interface StoredMatch {
  readonly game: Game;
  readonly start: Match['start'];
  readonly players: readonly Player[];
  readonly entries: readonly Entry[];
}

/** The start of a match with its documents, as its log has it. */
export async function wholeStart(db: Store['db'], row: Pick<MatchRow, 'start' | 'secret'>): Promise<Match['start']> {
  const start = startInRow(row);
  return { ...start, options: await wholeOptions(db, start.options) };
}

export async function storedMatch({ db }: Store, games: Registry, id: string): Promise<StoredMatch | undefined> {
  const row = await db.selectFrom('matches').select(['start', 'secret', 'players']).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const start = await wholeStart(db, row);
  const entries = await entryRows(db, id);
  return {
    game: games.find(start.game),
    start,
    players: JSON.parse(row.players) as Player[],
    entries: entries.map(({ body }) => JSON.parse(body) as Entry),
  };
}

/** The greatest number that a row can have. */
const LAST_NUMBER = 2 ** 31 - 1;
/** Spelt out, not a parameter: only so does an engine see that the index of the deals has the row. */
const DEAL = sql.lit('deal' as const);

/** The rows of a match. Its deal is found by an index, the others by the feed's own key. */
const rowsOf = (db: Store['db'], match: string) =>
  db
    .selectFrom('feed as deal')
    .innerJoin('feed as row', 'row.feed', 'deal.feed')
    .where('deal.match', '=', match)
    .where('deal.kind', '=', DEAL)
    .whereRef('row.n', '>=', 'deal.n')
    .where('row.match', '=', match)
    .where(({ eb, fn, selectFrom, val }) => {
      const next = selectFrom('feed as later')
        .select('later.n')
        .whereRef('later.feed', '=', 'deal.feed')
        .whereRef('later.n', '>', 'deal.n')
        .where('later.kind', '=', DEAL)
        .orderBy('later.n')
        .limit(1);
      return eb('row.n', '<', fn.coalesce(next, val(LAST_NUMBER)));
    });

/** A match's entries, as far as a table's feed up to some number tells them. */
export const entryRows = (db: Store['db'], match: string, upTo = LAST_NUMBER): Promise<{ body: string; at: number }[]> =>
  rowsOf(db, match).select(['row.body', 'row.at']).where('row.kind', '=', 'entry').where('row.n', '<=', upTo).orderBy('row.n').execute();

/** How many entries a match has. */
export async function lengthOf(db: Store['db'], match: string): Promise<number> {
  const last = await rowsOf(db, match).select('row.seq').orderBy('row.n', 'desc').limit(1).executeTakeFirst();
  return last?.seq ?? 0;
}

/** Every moment of a match from some number on, as one viewer saw it. */
export function momentsFrom({ game, start, entries }: StoredMatch, viewer: Viewer, first = 0): Moment[] {
  const moments: Moment[] = [];
  playAgain(game, start, entries, (match, told) => {
    if (match.entries.length >= first) moments.push(momentsOf(match, told)(viewer));
  });
  return moments;
}
