// How long things are kept that nobody uses any more, unless the host says otherwise.
import { FormatError } from '@sagebrush/engine';
import { settingList } from '../setting-list.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const FOREVER = Number.MAX_SAFE_INTEGER;

export const USUAL_KEEP = {
  /** Guests who have never played with others, after their last visit. */
  guests: 90 * DAY,
  /** A table where nothing is being played closes after so long without a change: an invitation must not find nothing. */
  openTables: 7 * DAY,
  /** One that the lobby lists, after so long without any of its people; not where a clock counts days. */
  listedTables: HOUR,
  /** Of a closed table: chat and all else that is no move; the whole table where no match was played. */
  closedTables: 30 * DAY,
  /** A match where nothing happens ends without a result. */
  idleMatches: 60 * DAY,
  /** Matches that ended without a result. */
  unfinishedMatches: 30 * DAY,
  /** Finished matches among bots, of one person with bots, and of several people. */
  botMatches: 30 * DAY,
  soloMatches: 400 * DAY,
  matches: FOREVER,
  /** Counted tries of daily deals. */
  dailies: 400 * DAY,
  /** Standings and pairings of tournaments, after their start. */
  tournaments: 400 * DAY,
  /** Reports that are done with, and what admins have done. */
  reports: 180 * DAY,
  deeds: 400 * DAY,
  /** A former name is nobody else's for so long: nobody is taken for somebody who was called so last week. */
  formerNames: 90 * DAY,
  /** Keyed hashes of where people came from, and of where a ban lets no new guest come from. */
  addresses: 30 * DAY,
};
export type Keep = Readonly<Record<keyof typeof USUAL_KEEP, number>>;

export const keepFrom = (text: string): Keep =>
  settingList<keyof Keep, number>('SAGEBRUSH_KEEP', text, USUAL_KEEP, (value, place) => {
    if (value === 'forever') return FOREVER;
    const [, count = 0, unit] = /^(\d{1,5})([dh])$/.exec(value) ?? [];
    if (Number(count) < 1)
      throw new FormatError(place, `is "${value}": expected days or hours, as in 90d or 2h, or forever`);
    return Number(count) * (unit === 'd' ? DAY : HOUR);
  });
