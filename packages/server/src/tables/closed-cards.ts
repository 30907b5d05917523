// Cards that several tables have: while anybody may still have them before them, nobody else looks into a match with
// them. Who played sees again what they saw.
import { RAIL, type Viewer } from '@sagebrush/engine';
import { notNow } from '../api-error.ts';
import { NOT_FOR_YOU } from '../sentences.ts';
import type { Services } from '../services.ts';
import type { MatchRow } from '../storage/schema.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';

type Db = Store['db'];

/** A deal that several tables will have. `opens` is when everybody may know it; null until that is known. */
export const newDeal = (db: Db, id: string, opens: number | null): Statement =>
  statement(
    db
      .insertInto('deals')
      .values({ id, opens })
      .onConflict((clash) => clash.column('id').doNothing()),
  );

/** Nobody has these cards before them any more. */
export const openDeals = (db: Db, ids: readonly string[], at: number): Statement[] =>
  ids.length === 0 ? [] : [statement(db.updateTable('deals').set({ opens: at }).where('id', 'in', ids))];

/** Whether somebody may still have the cards of a match before them. */
export async function areCardsClosed(
  { store: { db }, now }: Pick<Services, 'store' | 'now'>,
  { deal }: Pick<MatchRow, 'deal'>,
): Promise<boolean> {
  if (deal === null) return false;
  const row = await db.selectFrom('deals').select('opens').where('id', '=', deal).executeTakeFirst();
  return row !== undefined && (row.opens === null || row.opens > now());
}

/** Says no while the cards of a match are closed to this viewer; without one, to anybody. */
export async function mustBeOpen(
  services: Pick<Services, 'store' | 'now'>,
  match: Pick<MatchRow, 'deal'>,
  looking?: { readonly viewer: Viewer; readonly own: Viewer },
): Promise<void> {
  if (looking && looking.viewer !== RAIL && looking.viewer === looking.own) return;
  if (await areCardsClosed(services, match)) throw notNow(NOT_FOR_YOU.cardsClosed);
}
