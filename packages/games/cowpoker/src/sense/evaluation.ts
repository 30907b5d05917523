// What weighing one decision works with.
import type { CardSet } from './card-set.ts';
import { type Expectation, expectationOf, lateness, reckoned, reckonNow } from './expectation.ts';
import { type PackSets, setsOf, workingFor } from './pack-sets.ts';
import type { Sight } from './sight.ts';

export interface Evaluation {
  readonly sight: Sight;
  readonly expectation: Expectation;
  /** What the table is worth as it stands. */
  readonly now: number;
  /** What is true of the cards of the pack. */
  readonly sets: PackSets;
  /** The cards that work for the seat. */
  readonly working: CardSet;
  /** How much of the game is still to come: 1 at the start, 0 when the deck is empty. */
  readonly future: number;
  /** Another number for each decision: what is remembered within one is marked with it. */
  readonly serial: number;
}

let latest: { -readonly [Field in keyof Evaluation]: Evaluation[Field] } | undefined;

/** The same object every time, for one decision at a time. */
export function evaluationOf(sight: Sight): Evaluation {
  const { pack, seat, deckSize } = sight;
  const expectation = expectationOf(sight, deckSize);
  const sets = setsOf(pack);
  const working = workingFor(sets, sight, seat, expectation.gangs);
  reckonNow(seat);
  const now = reckoned();
  const future = 1 - lateness(deckSize);
  latest ??= { sight, expectation, now, sets, working, future, serial: 0 };
  latest.sight = sight;
  latest.now = now;
  latest.sets = sets;
  latest.future = future;
  latest.serial++;
  return latest;
}
