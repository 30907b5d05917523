// Reports that were worked through, old deeds of admins, and addresses that are barred no longer.
import { statement } from '../storage/store.ts';
import type { Rule } from './rule.ts';

const ROWS_AT_ONCE = 1000;

export const deleteReports: Rule = async ({ services: { store, now }, keep, count }) => {
  const old = await store.db
    .selectFrom('reports')
    .select('id')
    .where('done', '<', now() - keep.reports)
    .limit(ROWS_AT_ONCE)
    .execute();
  if (old.length === 0) return false;
  const ids = old.map(({ id }) => id);
  await store.commit([
    statement(store.db.deleteFrom('report_people').where('report', 'in', ids)),
    statement(store.db.deleteFrom('reports').where('id', 'in', ids)),
  ]);
  count('reports', ids.length);
  return ids.length === ROWS_AT_ONCE;
};

export const deleteDeeds: Rule = async ({ services: { store, now }, keep, count }) => {
  const old = store.db
    .selectFrom('deeds')
    .select('id')
    .where('at', '<', now() - keep.deeds)
    .limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('deeds').where('id', 'in', old).executeTakeFirst();
  count('deeds', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
};

export const unbarAddresses: Rule = async ({ services: { store, now }, count }) => {
  const over = store.db.deleteFrom('barred_addresses').where('until', '<', now());
  count('barred_addresses', Number((await over.executeTakeFirst()).numDeletedRows));
  return false;
};
