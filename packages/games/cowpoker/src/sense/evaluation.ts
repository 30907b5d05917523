// What weighing one decision works with.
import type { Pack } from '../pack/compile.ts';
import { type Expectation, expectationOf, NO_PILE, worthTo } from './expectation.ts';
import type { Sight } from './sight.ts';

export interface Evaluation {
  readonly sight: Sight;
  readonly expectation: Expectation;
  /** What the table is worth as it stands. */
  readonly now: number;
  /** The power of each card in tricks, to the third: only the strongest count. */
  readonly powers: readonly number[];
}

/** One at a time: the expectation is that of the latest. */
export function evaluationOf(sight: Sight): Evaluation {
  const expectation = expectationOf(sight, sight.deckSize);
  return { sight, expectation, now: worthTo(expectation, sight.seat, NO_PILE), powers: powersIn(sight.pack) };
}

const powers = new WeakMap<Pack, readonly number[]>();
function powersIn(pack: Pack): readonly number[] {
  const known = powers.get(pack) ?? pack.power.map((power) => power ** 3);
  powers.set(pack, known);
  return known;
}
