// How long things are kept that nobody uses any more, unless the host says otherwise.
import { FormatError } from '@sagebrush/engine';
import { settingList } from '../setting-list.ts';

export const DAY = 86_400_000;
const FOREVER = Number.MAX_SAFE_INTEGER;

export const USUAL_KEEP = {
  /** Guests who have never played with others, after their last visit. */
  guests: 90 * DAY,
  /** A table where nothing is being played closes after so long without a change. */
  openTables: DAY,
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
};
export type Keep = Readonly<Record<keyof typeof USUAL_KEEP, number>>;

export const keepFrom = (text: string): Keep =>
  settingList<keyof Keep, number>('SAGEBRUSH_KEEP', text, USUAL_KEEP, (value, place) => {
    if (value === 'forever') return FOREVER;
    const days = Number(/^(\d{1,5})d$/.exec(value)?.[1] ?? 0);
    if (days < 1) throw new FormatError(place, `is "${value}": expected days, as in 90d, or forever`);
    return days * DAY;
  });
