// Rows that are meant to live for minutes or a day.
import { DAY } from './keep.ts';
import type { Rule } from './rule.ts';

const ROWS_AT_ONCE = 1000;

/** So long a request can be repeated by its key. */
export const deleteRequests: Rule = async ({ services: { store, now }, count }) => {
  const old = store.db
    .selectFrom('requests')
    .select('hash')
    .where('at', '<', now() - DAY)
    .limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('requests').where('hash', 'in', old).executeTakeFirst();
  count('requests', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
};

export const deleteLinks: Rule = async ({ services: { store, now }, count }) => {
  const old = store.db.selectFrom('device_links').select('hash').where('expires', '<', now()).limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('device_links').where('hash', 'in', old).executeTakeFirst();
  count('device_links', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
};

export const deleteChallenges: Rule = async ({ services: { store, now }, count }) => {
  const old = store.db.selectFrom('challenges').select('hash').where('expires', '<', now()).limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('challenges').where('hash', 'in', old).executeTakeFirst();
  count('challenges', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
};

export const deleteInvitations: Rule = async ({ services: { store, now }, count }) => {
  const old = store.db.selectFrom('invitations').select('id').where('until', '<', now()).limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('invitations').where('id', 'in', old).executeTakeFirst();
  count('invitations', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
};

/** Where somebody was seated who looked for company; the table itself says whether they still are. */
export const deleteSeekers: Rule = async ({ services: { store, now }, count }) => {
  const old = store.db
    .selectFrom('seekers')
    .select('person')
    .where('at', '<', now() - 7 * DAY)
    .limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('seekers').where('person', 'in', old).executeTakeFirst();
  count('seekers', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
};

/** Former names are anybody's again. */
export const deleteHandles: Rule = async ({ services: { store, now }, count }) => {
  const old = store.db.selectFrom('handles').select('key').where('until', '<', now()).limit(ROWS_AT_ONCE);
  const { numDeletedRows } = await store.db.deleteFrom('handles').where('key', 'in', old).executeTakeFirst();
  count('handles', Number(numDeletedRows));
  return Number(numDeletedRows) === ROWS_AT_ONCE;
};

/** A host writes few of them. */
export const deleteNotices: Rule = async ({ services: { store, now }, count }) => {
  const { numDeletedRows } = await store.db
    .deleteFrom('notices')
    .where('until', '<', now() - DAY)
    .executeTakeFirst();
  count('notices', Number(numDeletedRows));
  return false;
};
