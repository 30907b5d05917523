// What an observer of simulated games is, and the tally it keeps.
import type { CardText } from '@sagebrush/poker';
import type { GameTypes, Seat } from './game.ts';

export interface Observation {
  /** How often each thing happened in this game. */
  readonly counts: { readonly [what: string]: number };
  /** What each seat was, where seats differ by more than their place. */
  readonly labels?: readonly string[];
  /** Who led at each moment that the game asks about, in the order of their names; nobody where it did not come. */
  readonly leaders?: readonly (readonly Seat[])[];
  /** The cards that each seat ended with. */
  readonly holdings?: readonly (readonly CardText[])[];
}
/** What the game calls its labels, its leaders at each moment and a seat's holdings in a report, in English. */
export interface FigureNames {
  readonly label: string;
  readonly leaders: readonly string[];
  readonly holding: string;
  readonly holdings: string;
}
export interface Observer<T extends GameTypes = GameTypes> {
  readonly names?: FigureNames;
  hear(event: T['Event']): void;
  /** Sees the true state before each decision: in a simulation there is nobody to hide it from. */
  seeState(state: T['State']): void;
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
