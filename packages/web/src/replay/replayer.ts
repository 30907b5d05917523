// A match again from its log: any moment of it at once, from any eyes. Pure: a worker runs it.
import { type Game, heardBy, type Log, type Match, openMatch, RAIL, redo, replay, type Told, type Viewer } from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { GameEvent, ToldMoment } from '../table/link.ts';
import { standing } from '../table/standing.ts';

export interface Look {
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
  momentAt(look: Look): ToldMoment;
}

/** From one mark to the next a match is played again. */
const BETWEEN_MARKS = 100;
/** A log panel shows no more than this. */
const LONGEST_STORY = 400;

/** Throws a FormatError where the log does not fit the rules. */
export function openReplayer(game: Game, log: Log): Replayer {
  const { entries, seal: _, ...start } = log;
  const deal = openMatch(game, start);
  const told: (readonly Told<GameEvent>[])[] = [];
  const marks: Match[] = [deal];
  replay(game, log, (news, match) => {
    told.push(news);
    if (told.length % BETWEEN_MARKS === 0) marks.push(copyOf(match));
  });

  function matchAt(at: number): Match {
    const mark = Math.floor(at / BETWEEN_MARKS);
    const match = copyOf(marks[mark] ?? deal);
    for (const entry of entries.slice(mark * BETWEEN_MARKS, at)) redo(match, entry);
    return match;
  }
  const newsAt = (at: number) => (at === 0 ? deal.opening : (told[at - 1] ?? []));
  const storyUntil = (at: number) => [...deal.opening, ...standing(entries.slice(0, at), told).flat()].slice(-LONGEST_STORY);

  return {
    last: entries.length,
    momentAt({ at, viewer, open, whole }) {
      const match = matchAt(at);
      const news = newsAt(at);
      return {
        ...momentsOf(match, news)(viewer),
        asked: false,
        choices: [],
        takeBack: false,
        ...(whole ? { events: storyUntil(at).map((one) => heardBy(one, viewer)), whole, latest: news.length } : {}),
        ...(open ? { open: match.table.seats.map((kind, seat) => game.view(match.state, kind === 'live' ? seat : RAIL)) } : {}),
      };
    },
  };
}

const copyOf = (match: Match): Match => ({
  ...match,
  state: match.game.clone(match.state),
  entries: [...match.entries],
  played: [...match.played],
  askedAt: [...match.askedAt],
});
