// What an observer of simulated games is, and the tally it keeps.
import type { CardText, GameTypes, Seat } from '@sagebrush/engine';

export interface Observation {
  /** How often each thing happened in this game. */
  readonly counts: { readonly [what: string]: number };
  /** What each seat was, where seats differ by more than their place: its Ranch. */
  readonly labels?: readonly string[];
  /** Who led when a third of the deck was left. */
  readonly leaders?: readonly Seat[];
  /** The cards in each Gang at the end. */
  readonly gangs?: readonly (readonly CardText[])[];
}
export interface Observer {
  hear(event: GameTypes['Event']): void;
  /** Sees the true state before each decision: in the lab there is nobody to hide it from. */
  look(state: unknown): void;
  observed(last: unknown): Observation;
}

export function tally() {
  const numbers = new Map<string, number>();
  return {
    count: (what: string, by = 1): void => {
      numbers.set(what, (numbers.get(what) ?? 0) + by);
    },
    counts: (): Observation['counts'] => Object.fromEntries(numbers),
  };
}
