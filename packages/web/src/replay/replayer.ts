// A match again from its log: any moment of it at once, from any eyes. Pure: a worker runs it.
import {
  finish,
  type Game,
  type GameEvent,
  heardBy,
  type Log,
  RAIL,
  replayHost,
  rewind,
  type Viewer,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';

export interface ReplayPoint {
  /** How many entries of the log have been played; 0 is the deal. */
  readonly at: number;
  readonly viewer: Viewer;
  /** All cards open: every seat's own view comes along. */
  readonly open: boolean;
  /** With all that happened before, for a jump; without it only what this entry told. */
  readonly whole: boolean;
}

export interface Replayer {
  /** The number of the last moment. */
  readonly last: number;
  momentAt(point: ReplayPoint): TableMoment;
}

/** A log panel shows no more than this. */
const LONGEST_STORY = 400;

/** Throws a FormatError where the log does not fit the rules. */
export function openReplayer(game: Game, log: Log): Replayer {
  const host = replayHost(game, log);

  return {
    last: log.entries.length,
    momentAt({ at, viewer, open, whole }) {
      const reached = finish(rewind(host.match, at));
      const { match, emitted } = reached;
      const story = (): GameEvent[] =>
        host
          .storyUntil(at)
          .slice(-LONGEST_STORY)
          .map((one) => heardBy(one, viewer));
      return {
        ...momentsOf(reached)(viewer),
        asked: false,
        choices: [],
        takeBack: false,
        ...(whole ? { events: story(), whole, latest: emitted.length } : {}),
        ...(open
          ? { open: match.table.seats.map((kind, seat) => game.view(match.state, kind === 'live' ? seat : RAIL)) }
          : {}),
      };
    },
  };
}
