// Chapter 2: the bids.
import {
  below,
  type Card,
  makeCard,
  makeCards,
  parseCard,
  type Refusal,
  rankOf,
  refusal,
  type Seat,
  type Emit,
  takeCard,
} from '@sagebrush/engine';
import type { Action, Event, State } from '../types.ts';

export const handOf = (state: State, seat: Seat): Card[] => state.hands[seat] ?? [];

/** Who has cards and has not bid yet. */
export const pending = (state: State): Seat[] =>
  state.bids.flatMap((bid, seat) => (bid === undefined && handOf(state, seat).length > 0 ? [seat] : []));

export const choices = (state: State, seat: Seat): Action[] =>
  handOf(state, seat).map((card) => ({ type: 'bid', card: makeCard(card) }));

/** {{XX}}-2.1 One card of the own hand, once. */
export function refuse(state: State, seat: Seat, { card }: Action): Refusal | undefined {
  if (!pending(state).includes(seat)) return refusal('{{XX}}-2.1', 'turn');
  return handOf(state, seat).includes(parseCard(card)) ? undefined : refusal('{{XX}}-2.1', 'hand', { card });
}

/** {{XX}}-2.1 Face down: everybody hears of it, the bidder alone which card it is. */
export function bid(state: State, seat: Seat, { card }: Action, emit?: Emit<Event>): void {
  takeCard(handOf(state, seat), parseCard(card));
  state.bids[seat] = parseCard(card);
  emit?.({ type: 'bid', seat }, [{ seat, event: { type: 'bid', seat, card } }]);
  if (!state.bids.includes(undefined)) turnUp(state, emit);
}

/** {{XX}}-2.2 The highest rank wins; among equals, chance decides. */
function turnUp(state: State, emit?: Emit<Event>): void {
  const bids = state.bids.filter((one) => one !== undefined);
  const high = Math.max(...bids.map(rankOf));
  const best = bids.flatMap((one, seat) => (rankOf(one) === high ? [seat] : []));
  const winner = best[below(state.random, best.length)] ?? 0;
  state.won[winner] = (state.won[winner] ?? 0) + 1;
  state.shown.push(...bids);
  state.bids.fill(undefined);
  state.infoVersion += 1;
  emit?.({ type: 'won', seat: winner, bids: makeCards(bids) });
}
