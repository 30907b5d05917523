// What an observer of simulated games is, and the tally it keeps.
import type { CardText } from '@sagebrush/poker';
import type { GameTypes, Seat } from './game.ts';

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
export interface Observer<T extends GameTypes = GameTypes> {
  hear(event: T['Event']): void;
  /** Sees the true state before each decision: in the lab there is nobody to hide it from. */
  look(state: T['State']): void;
  observed(last: T['State']): Observation;
}

export interface Tally {
  count(what: string, by?: number): void;
  counts(): Observation['counts'];
}

export function tally(): Tally {
  const numbers = new Map<string, number>();
  return {
    count: (what, by = 1) => {
      numbers.set(what, (numbers.get(what) ?? 0) + by);
    },
    counts: () => Object.fromEntries(numbers),
  };
}
