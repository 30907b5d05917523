// What a seat may know when it decides, from a state without copying, or from a view.
import type { Card, Random, Seat, Table } from '@sagebrush/engine';
import type { Pack } from '../pack/compile.ts';
import type { Effect, Options, State, Trick, View } from '../types.ts';
import { openPart } from '../view.ts';

/** Everything but the other hands and the order of the deck. */
export interface Sight {
  readonly seat: Seat;
  readonly pack: Pack;
  readonly options: Options;
  readonly live: readonly boolean[];
  readonly ranches: readonly number[];
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly gangs: readonly Card[][];
  readonly cellars: readonly Card[][];
  readonly deckSize: number;
  readonly phase: State['phase'];
  readonly turn: Seat;
  readonly trick: Trick | undefined;
  readonly effect: Effect | undefined;
}

const sizesOf = ({ hands }: State): number[] => [
  (hands[0] as Card[]).length,
  (hands[1] as Card[]).length,
  (hands[2] as Card[]).length,
  (hands[3] as Card[]).length,
];

export const look = (state: State, seat: Seat): Sight => ({
  seat,
  pack: state.pack,
  options: state.options,
  live: state.live,
  ranches: state.ranches,
  hand: state.hands[seat] as Card[],
  handSizes: sizesOf(state),
  gangs: state.gangs,
  cellars: state.cellars,
  deckSize: state.deck.length,
  phase: state.phase,
  turn: state.turn,
  trick: state.trick,
  effect: state.effect,
});

/** Rules of thumb draw nothing: a view's sight has no need of chance. */
const NO_CHANCE: Random = { next: () => 0, clone: () => NO_CHANCE };

export function read(view: View, table: Table<Options>): Sight {
  const open = openPart(view, table, NO_CHANCE);
  return { ...look(open, view.seat ?? 0), handSizes: view.handSizes, deckSize: view.deckSize };
}
