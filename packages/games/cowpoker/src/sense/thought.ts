// What weighing one decision works with; what costs time is worked out once, when it is first needed.
import { type Limit, sharesBelow } from './odds.ts';
import type { Sight } from './sight.ts';
import { type Standing, standingOf, worthTo } from './standing.ts';

export interface Thought {
  readonly sight: Sight;
  readonly standing: Standing;
  /** What the table is worth as it stands. */
  readonly now: number;
  /** By kind of trick: see `sharesBelow`. */
  readonly shares: [Float64Array | undefined, Float64Array | undefined];
}

export function thoughtOf(sight: Sight): Thought {
  const standing = standingOf(sight, sight.deckSize);
  return { sight, standing, now: worthTo(standing, sight.seat), shares: [undefined, undefined] };
}

/** A value in a kind of trick, with the share of the hidden cards below it. */
export function limitOf({ sight, shares }: Thought, kind: number, value: number): Limit {
  const known = shares[kind] ?? sharesBelow(sight, kind);
  shares[kind] = known;
  return { kind, value, share: known[value] as number };
}
