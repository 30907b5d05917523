// How the game stands by what is public: the score of each seat if it ended now, and who has the best Gang.
import { type Options, scoreSheet, type View } from '@sagebrush/cowpoker';
import type { Seat, SheetLine } from '@sagebrush/engine';
import { seenIn } from './seen.ts';

export interface Standing {
  /** Each seat's points of this game by what lies open. */
  readonly scores: readonly number[];
  /** Those with the best poker hand among the Gangs: several where they are equal, none where there is no card. */
  readonly bestGangs: readonly Seat[];
  /** What the best Gang brings each of them. */
  readonly bonus: number;
}

const OPEN = new Set(['card', 'gang-hand']);
/** CP-4.5 Cellars were filled openly, but only the table that wants a help for the memory shows them. */
const OPEN_WITH_CELLARS = new Set([...OPEN, 'cellar-hand', 'cellar']);

const known = new WeakMap<View, Standing>();

/** The same object for the same view: every seat at the table asks. */
export function standingIn(view: View, options: Options): Standing {
  const standing = known.get(view) ?? workOut(view, options);
  known.set(view, standing);
  return standing;
}

/** CP-7.1, CP-7.2 Gang points and the 6 for the best Gang; CP-7.2, CP-7.3 the Cellars where they lie open. */
function workOut(view: View, options: Options): Standing {
  const sheet = scoreSheet(seenIn(view, options));
  const open = options.memoryAid ? OPEN_WITH_CELLARS : OPEN;
  const best = sheet.filter(({ what, points }) => what === 'gang-hand' && points > 0);
  return {
    scores: view.gangs.map((_, seat) => sumOf(sheet.filter((line) => line.seat === seat && open.has(line.what)))),
    bestGangs: best.map(({ seat }) => seat),
    bonus: best[0]?.points ?? 0,
  };
}

const sumOf = (lines: readonly SheetLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);
