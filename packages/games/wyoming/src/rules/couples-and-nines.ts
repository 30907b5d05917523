// WC-5 Couples and nines: the two actions that need neither gun nor victim.
import { type Card, type Emit, KING, makeCard, makeCards, QUEEN, type Seat } from '@sagebrush/engine';
import { heldByRank } from '../guns.ts';
import { layOpen, seenInHand } from '../knowledge.ts';
import { cardAt, handOf, takeFromHand } from '../table.ts';
import type { Event, State, Way } from '../types.ts';
import { askForCards } from './passing.ts';
import { POINTS } from './scoring.ts';

/** WC-5.1 The suits of which both King and Queen are in this hand, a bit each. */
export function couplesHeld(byRank: Uint8Array): number {
  const kings = byRank[KING] as number;
  const queens = byRank[QUEEN] as number;
  return (kings | (kings >> 4)) & (queens | (queens >> 4)) & 15;
}
export const hasShownCouple = (state: State, seat: Seat, suit: number): boolean =>
  (((state.couples[seat] ?? 0) >> suit) & 1) === 1;

/** WC-5.1 Once for each suit: 25 points, recorded at once; the cards stay in the hand. */
export function showCouple(state: State, seat: Seat, suit: number, emit?: Emit<Event>): void {
  const byRank = heldByRank(handOf(state, seat));
  const cards = [KING, QUEEN].map((rank) =>
    cardAt(rank, (((byRank[rank] as number) >> suit) & 1) === 1 ? suit : suit + 4),
  );
  state.couples[seat] = (state.couples[seat] ?? 0) | (1 << suit);
  state.act = 'couple';
  state.infoVersion++;
  for (const card of cards) seenInHand(state, card, seat);
  emit?.({ type: 'couple', seat, cards: makeCards(cards), points: POINTS.couple });
}

/** WC-5.2, WC-5.5 A 9 on the discard pile, and two cards go round, in any direction. */
export function playNine(state: State, seat: Seat, nine: Card, way: Way, emit?: Emit<Event>): void {
  takeFromHand(state, seat, nine);
  layOpen(state, nine);
  state.discard.push(nine);
  state.act = 'nine';
  state.infoVersion++;
  emit?.({ type: 'nine', seat, card: makeCard(nine), way });
  askForCards(state, way, 2, emit);
}
