// What a seat may know when it decides, from a state without copying, or from a view.
import type { Card, Random, Seat, Table } from '@sagebrush/engine';
import type { Options, State, View } from '../types.ts';
import { openPart } from '../view.ts';

/** Everything but the other hands and the order of the deck. */
export interface Sight
  extends Pick<
    State,
    | 'pack'
    | 'options'
    | 'live'
    | 'ranches'
    | 'gangs'
    | 'cellars'
    | 'out'
    | 'phase'
    | 'turn'
    | 'trick'
    | 'effect'
    | 'totals'
  > {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
}

export const sightOf = (state: State, seat: Seat): Sight => ({
  seat,
  pack: state.pack,
  options: state.options,
  live: state.live,
  ranches: state.ranches,
  gangs: state.gangs,
  cellars: state.cellars,
  out: state.out,
  phase: state.phase,
  turn: state.turn,
  trick: state.trick,
  effect: state.effect,
  totals: state.totals,
  hand: state.hands[seat] as Card[],
  handSizes: [
    (state.hands[0] as Card[]).length,
    (state.hands[1] as Card[]).length,
    (state.hands[2] as Card[]).length,
    (state.hands[3] as Card[]).length,
  ],
  deckSize: state.deck.length,
});

/** Rules of thumb draw nothing: a view's sight has no need of chance. */
const NO_CHANCE: Random = { next: () => 0, clone: () => NO_CHANCE };

export function read(view: View, table: Table<Options>): Sight {
  const open = openPart(view, table, NO_CHANCE);
  return { ...sightOf(open, view.seat ?? 0), handSizes: view.handSizes, deckSize: view.deckSize };
}
