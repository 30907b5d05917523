// Counted tries of daily deals that have had their time. The deals themselves stay: a few rows a day, which the archive
// plays again.
import { dayAt } from '@sagebrush/engine';
import type { Rule } from './rule.ts';

const ROWS_AT_ONCE = 1000;

export const deleteTries: Rule = async ({ services: { store, now }, keep, count }) => {
  const { db } = store;
  const day = dayAt(Math.max(0, now() - keep.dailies));
  const old = await db
    .selectFrom('daily_tries')
    .select(['day', 'game', 'person'])
    .where('day', '<', day)
    .limit(ROWS_AT_ONCE)
    .execute();
  for (const { day: of, game, person } of old)
    await db
      .deleteFrom('daily_tries')
      .where('day', '=', of)
      .where('game', '=', game)
      .where('person', '=', person)
      .execute();
  count('daily_tries', old.length);
  return old.length === ROWS_AT_ONCE;
};
