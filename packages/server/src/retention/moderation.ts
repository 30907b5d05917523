// Reports that were worked through, old deeds of admins, and addresses that are barred no longer.
import type { Rule } from './rule.ts';

const ROWS_AT_ONCE = 1000;

export const deleteReports: Rule = async ({ services: { store, now }, keep, count }) => {
  const old = store.db
    .selectFrom('reports')
    .select('id')
    .where('done', '<', now() - keep.reports)
    .limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('reports').where('id', 'in', old).executeTakeFirst();
  count('reports', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
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
