// How well an imagined street goes with the way people play: nobody buries a Two, an Ace or a Joker as an aim card that
// knows their worth.
import { type Card, rankOf, type Seat } from '@sagebrush/engine';
import type { State } from '../types.ts';

/**
 * How often a hidden aim card has this rank, 2 to Ace and Joker, compared with the rank that is buried most; counted in
 * games of the rules of thumb.
 */
const DUEL: readonly number[] = [0.02, 0.06, 0.16, 0.21, 0.42, 0.84, 0.57, 0.8, 0.73, 0.92, 0.47, 1, 0.02, 0.05];
const CROWD: readonly number[] = [0.04, 0.1, 0.62, 0.16, 0.34, 1, 0.53, 0.24, 0.42, 0.18, 0.1, 0.42, 0.02, 0.02];

export function likelihood(state: State, seat: Seat): number {
  const buried = state.hands.length === 2 ? DUEL : CROWD;
  let likely = 1;
  for (let owner = 0; owner < state.fighters.length; owner++) {
    if (owner === seat) continue;
    for (const { aim, shown } of state.fighters[owner] ?? []) {
      for (let index = shown; index < aim.length; index++) likely *= buried[rankOf(aim[index] as Card)] as number;
    }
  }
  return likely;
}
