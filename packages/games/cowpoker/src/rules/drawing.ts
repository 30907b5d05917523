// Drawing from the deck: at the start of a turn (CP-2.1) and by effects.
import { type Card, type Emit, makeCards, type Seat } from '@sagebrush/engine';
import type { Event, State } from '../types.ts';

/** Draws up to `count` cards, as many as there are. Returns how many that was. */
export function drawCards(state: State, seat: Seat, count: number, emit: Emit<Event> | undefined): number {
  const { deck } = state;
  const hand = state.hands[seat] as Card[];
  const drawn = Math.min(count, deck.length);
  if (drawn <= 0) return 0;
  for (let left = drawn; left > 0; left--) hand.push(deck.pop() as Card);
  state.infoVersion++;
  if (emit) {
    const event = { type: 'draw', seat, count: drawn, deckSize: deck.length } as const;
    emit(event, [{ seat, event: { ...event, cards: makeCards(hand.slice(-drawn)) } }]);
  }
  return drawn;
}
