// Tournaments that have had their time. Their matches are kept like others.
import { dropUses } from '../documents/uses.ts';
import { statement } from '../storage/store.ts';
import { AT_ONCE, each, type Rule } from './rule.ts';

const ROWS = ['tournament_entrants', 'tournament_rounds', 'tournament_tables'] as const;

export const deleteTournaments: Rule = async (cleaning) => {
  const { services, keep, count } = cleaning;
  const { store, now } = services;
  const { db, commit } = store;
  const found = await db
    .selectFrom('tournaments')
    .select('id')
    .where('state', 'in', ['over', 'cancelled'])
    .where('starts', '<', now() - keep.tournaments)
    .limit(AT_ONCE)
    .execute();
  return each(cleaning, found, async ({ id }) => {
    await commit([
      ...ROWS.map((table) => statement(db.deleteFrom(table).where('tournament', '=', id))),
      // The names of its deals begin with its id and a stroke; 0 is the sign after it.
      statement(db.deleteFrom('deals').where('id', '>', `${id}/`).where('id', '<', `${id}0`)),
      ...dropUses(store, [id]),
      statement(db.deleteFrom('tournaments').where('id', '=', id)),
    ]);
    count('tournaments', 1);
  });
};
