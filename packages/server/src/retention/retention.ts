// Retention: what nobody uses any more is done away with, a little at a time. Any node may do it, and two may do it at
// once.
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import { deleteTries } from './dailies.ts';
import { forgetAddresses, forgetGuests } from './guests.ts';
import type { Keep } from './keep.ts';
import { matchRules } from './matches.ts';
import { deleteDeeds, deleteReports, unbarAddresses } from './moderation.ts';
import type { Cleaning, Rule } from './rule.ts';
import {
  deleteChallenges,
  deleteHandles,
  deleteInvitations,
  deleteLinks,
  deleteNotices,
  deleteRequests,
  deleteSeekers,
} from './short-lived.ts';
import { closeTables, endIdleMatches, sweepTables } from './tables.ts';
import { deleteTournaments } from './tournaments.ts';

/** A match goes before its table is swept, and a table closes before either. */
const RULES: readonly Rule[] = [
  endIdleMatches,
  closeTables,
  forgetGuests,
  ...matchRules,
  sweepTables,
  deleteTournaments,
  forgetAddresses,
  deleteRequests,
  deleteLinks,
  deleteChallenges,
  deleteHandles,
  deleteInvitations,
  deleteSeekers,
  deleteNotices,
  deleteReports,
  deleteDeeds,
  deleteTries,
  unbarAddresses,
];

/**
 * A function that does some of what there is to do; true when there may be more. What fails is noted, and the next rule
 * has its turn.
 */
export function retention(services: Services, rooms: Rooms, keep: Keep): () => Promise<boolean> {
  const counter = services.metrics.counter(
    'sagebrush_rows_deleted_total',
    'Rows that retention has deleted, by table.',
  );
  const cleaning: Cleaning = { services, rooms, keep, count: (table, rows) => rows > 0 && counter({ table })(rows) };
  return async () => {
    let isMore = false;
    for (const rule of RULES) {
      try {
        isMore = (await rule(cleaning)) || isMore;
      } catch (reason) {
        services.log.error({ err: reason, rule: rule.name }, 'retention failed');
      }
    }
    await services.lobby.prune();
    return isMore;
  };
}
