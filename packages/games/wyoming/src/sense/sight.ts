// Sight: what one seat may know of a table.
import type { Seat, Table } from '@sagebrush/engine';
import { NO_CHANCE, openTable } from '../imagine.ts';
import type { Options } from '../options.ts';
import { NONE, type State, type View } from '../types.ts';

/**
 * Of the state only what the seat's view tells may be used: its own hand, what lies open, how many cards the others
 * hold.
 */
export interface Sight {
  readonly state: State;
  readonly seat: Seat;
}
export const sightOf = (state: State, seat: Seat): Sight => ({ state, seat });

/** The same from a view: what is hidden is filled with no cards. */
export function read(view: View, table: Table<Options>): Sight {
  const state = openTable(view, table, NO_CHANCE);
  view.handSizes.forEach((size, seat) => {
    if (seat !== view.seat) state.hands[seat] = new Array(size).fill(NONE);
  });
  state.draw = new Array(view.drawSize).fill(NONE);
  return { state, seat: view.seat ?? view.turn };
}
