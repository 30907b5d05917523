// What the people at a table in this browser are shown: one after the other where they share it.
import { freeTakeBack, type NarratingHost, RAIL, type Seat, seqOf, type Viewer } from '@sagebrush/engine';
import { type Moment, momentsOf } from '@sagebrush/protocol';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';

/** With whose eyes it is seen. */
export type LocalMoment = TableMoment & { readonly eyes: Viewer };

/** More than this is read in the log. */
const MOST_NEWS = 12;

export interface LocalScreen {
  /** Who looks at it; an error where nobody has said so. */
  viewer(): Seat;
  /** From now on it is somebody else's. */
  turnTo(seat: Seat): void;
  /** How many of the actions that stand a take-back would leave; undefined where there is none. */
  takenBackTo(): number | undefined;
  /** What the last entry came to. */
  showMoment(): void;
  /** The present moment with all that still stands. */
  showWholeMoment(): void;
}

export function localScreen(
  host: NarratingHost,
  people: readonly Seat[],
  onMoment: (moment: LocalMoment) => void,
): LocalScreen {
  const { match } = host;
  const isShared = people.length > 1;
  /** Where several share it, nobody before the first of them says so. */
  let eyes: Viewer = isShared ? RAIL : (people[0] ?? RAIL);
  /** How many events each of them has heard. */
  const heard = new Map<Viewer, number>();

  /** Alone with bots everything can be taken back while the match lasts; among people what nobody has learned from. */
  function takenBackTo(): number | undefined {
    if (eyes === RAIL || match.game.outcome(match.state)) return undefined;
    if (isShared) return freeTakeBack(match, eyes);
    const kept = match.played.findLastIndex(({ seat }) => seat === eyes);
    return kept < 0 ? undefined : kept;
  }
  /** Who is asked next behind the curtain: nobody while bots move, or while who looks is asked. */
  function handTo(): Seat | undefined {
    const pending = match.game.pending(match.state);
    const isBusy = pending.some((seat) => seat === eyes || !people.includes(seat));
    return isShared && !isBusy ? pending[0] : undefined;
  }
  function pass(moment: Moment, more: Partial<TableMoment> = {}): void {
    const next = handTo();
    onMoment({
      ...moment,
      takeBack: takenBackTo() !== undefined,
      ...more,
      ...(next === undefined ? {} : { handTo: next }),
      eyes,
    });
  }

  return {
    viewer() {
      if (eyes === RAIL) throw new Error('nobody has said who they are');
      return eyes;
    },
    turnTo(seat) {
      eyes = seat;
    },
    takenBackTo,
    showMoment() {
      const moment = momentsOf(host)(eyes);
      heard.set(eyes, (heard.get(eyes) ?? 0) + moment.events.length);
      pass(moment);
    },
    showWholeMoment() {
      const moment = momentsOf({ match, emitted: host.storyUntil(seqOf(match)) })(eyes);
      const { length } = moment.events;
      // What was behind the curtain is news.
      const latest = isShared ? Math.min(MOST_NEWS, length - (heard.get(eyes) ?? 0)) : 0;
      heard.set(eyes, length);
      pass(moment, { whole: true, ...(latest > 0 ? { latest } : {}) });
    },
  };
}
