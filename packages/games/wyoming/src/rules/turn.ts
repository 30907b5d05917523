// WC-3 The turn: at most one action, then one discard, then the draw.
import type { Emit, Seat } from '@sagebrush/engine';
import { cardLying, handOf, nextSeat, topDiscardIndex } from '../table.ts';
import { type Event, NONE, type State } from '../types.ts';
import { canFire, loadGuns } from './guns.ts';
import { endHand, isOutOfTurns, isStalemate } from './hand-end.ts';

export const TURN = { name: 'turn' } as const;

/** WC-1.5, WC-6.3, WC-4.3 The guns of this seat may fire, and the top discard is on offer. */
export function beginTurn(state: State, seat: Seat): void {
  const top = topDiscardIndex(state.discard);
  state.turn = seat;
  state.act = 'nothing';
  state.beganEmpty = handOf(state, seat).length === 0;
  state.offer = top < 0 ? NONE : cardLying(state.discard[top] as number);
  loadGuns(state, seat);
  state.phase = TURN;
}

/** WC-8.14 Play goes left, unless the hand has run into its guard. */
export function endTurn(state: State, emit?: Emit<Event>): void {
  state.turns++;
  if (isStalemate(state)) return endHand(state, 'stalemate', null, emit);
  if (isOutOfTurns(state)) return endHand(state, 'limit', null, emit);
  beginTurn(state, nextSeat(state, state.turn));
}

/** WC-3.1, WC-3.2 One action in a turn. */
export const canAct = (state: State): boolean => state.act === 'nothing';
/** WC-3.2, WC-6.3 Shooting is one action, with as many shots as there are guns that may fire. */
export const canShoot = (state: State): boolean => state.act === 'nothing' || state.act === 'shoot';
export const canShootWith = (state: State, code: number): boolean => canShoot(state) && canFire(code);

/** WC-3.3, WC-3.4 Who began with no card, or has none left after the action, neither discards nor draws. */
export const mustDiscard = (state: State): boolean => !state.beganEmpty && handOf(state, state.turn).length > 0;

/** WC-3.5 Who has nothing to discard says that they are done. */
export function sayDone(state: State, emit?: Emit<Event>): void {
  emit?.({ type: 'done', seat: state.turn });
  endTurn(state, emit);
}
