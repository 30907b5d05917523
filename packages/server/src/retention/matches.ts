// Matches that have had their time: by how many people sat down to them, and whether they have a result.
import type { Keep } from './keep.ts';
import { AT_ONCE, type Cleaning, type Rule } from './rule.ts';
import { deleteMatches } from './sweep.ts';

const SEVERAL = Array.from({ length: 11 }, (_, index) => index + 2);

const ended = ({ services: { store, now }, keep }: Cleaning, name: keyof Keep) =>
  store.db
    .selectFrom('matches')
    .select(['id', 'tbl'])
    .where('ended', '<', now() - keep[name])
    // A table that is still used shows its last match. Asked match by match: a join might begin with all closed tables.
    .where(({ eb, selectFrom }) =>
      eb(selectFrom('tables').select('state').whereRef('tables.id', '=', 'matches.tbl'), '=', 'closed'),
    )
    .limit(AT_ONCE);

const deleting =
  (find: (cleaning: Cleaning) => ReturnType<typeof ended>): Rule =>
  async (cleaning) => {
    const found = await find(cleaning).execute();
    await deleteMatches(cleaning.services.store, found, cleaning.services.now());
    cleaning.count('matches', found.length);
    return found.length === AT_ONCE;
  };

export const matchRules: readonly Rule[] = [
  deleting((cleaning) =>
    ended(cleaning, 'unfinishedMatches').where('outcome', 'is', null).where('forfeits', 'is', null),
  ),
  deleting((cleaning) => ended(cleaning, 'botMatches').where('people', '=', 0)),
  deleting((cleaning) => ended(cleaning, 'soloMatches').where('people', '=', 1)),
  deleting((cleaning) => ended(cleaning, 'matches').where('people', 'in', SEVERAL)),
];
