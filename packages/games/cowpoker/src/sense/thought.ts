// What weighing one decision works with.
import type { Pack } from '../pack/compile.ts';
import type { Sight } from './sight.ts';
import { NO_PILE, type Standing, standingOf, worthTo } from './standing.ts';

export interface Thought {
  readonly sight: Sight;
  readonly standing: Standing;
  /** What the table is worth as it stands. */
  readonly now: number;
  /** The power of each card in tricks, to the third: only the strongest count. */
  readonly powers: readonly number[];
}

/** One at a time: the standing is that of the latest. */
export function thoughtOf(sight: Sight): Thought {
  const standing = standingOf(sight, sight.deckSize);
  return { sight, standing, now: worthTo(standing, sight.seat, NO_PILE), powers: powersIn(sight.pack) };
}

const powers = new WeakMap<Pack, readonly number[]>();
function powersIn(pack: Pack): readonly number[] {
  const known = powers.get(pack) ?? pack.power.map((power) => power ** 3);
  powers.set(pack, known);
  return known;
}
