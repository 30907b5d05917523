// Chapters 2 and 3: a live player's turn, and Deadwood's.
import { type Card, type Emit, makeCard, type Seat, takeCard } from '@sagebrush/engine';
import { forget } from '../secrets.ts';
import { type Event, HAND_SIZE, SEATS, type State } from '../types.ts';
import { worksFor } from './aces.ts';
import { drawCards } from './drawing.ts';
import { startEffect } from './effects.ts';
import { gangFor } from './placing.ts';

/** CP-2.7 The turn passes to the left. */
export const passTurn = (state: State): void => {
  state.turn = (state.turn + 1) % SEATS;
};

/**
 * CP-2.1 A live player first draws up to five and then owes a card; CP-3.1 Deadwood turns over the top card. CP-2.2,
 * CP-2.3, CP-3.4
 * Says false where the game ends instead: the deck is empty and nothing can be drawn. Tested here only, when a turn
 * begins.
 */
export function beginTurn(state: State, emit: Emit<Event> | undefined): boolean {
  const seat = state.turn;
  if (state.deck.length === 0) return false;
  if (state.live[seat]) {
    drawCards(state, seat, HAND_SIZE - (state.hands[seat] as Card[]).length, emit);
    state.phase = 'play';
  } else playCard(state, seat, state.deck.pop() as Card, 'deck', emit);
  return true;
}

/** CP-2.4 One card from the hand, face up. */
export function playFromHand(state: State, card: Card, emit: Emit<Event> | undefined): void {
  takeCard(state.hands[state.turn] as Card[], card);
  state.phase = 'running';
  playCard(state, state.turn, card, 'hand', emit);
}

/**
 * CP-2.6 First whether it works for its player, then it joins a Gang, then its effect is followed to its end; or the
 * effect comes before the Gang, but CP-5.1 a card that chooses its Gang always goes there first.
 */
function playCard(state: State, seat: Seat, card: Card, from: 'hand' | 'deck', emit: Emit<Event> | undefined): void {
  forget(state, card);
  state.infoVersion++;
  const works = worksFor(state, seat, card);
  const isPlaced = (state.pack.place[card] as number) >= 0;
  const isFollowed = works !== 'no' && (state.pack.programs[card] as readonly unknown[]).length > 0;
  const waits = isFollowed && !isPlaced && state.options.order === 'effect-first';
  emit?.({ type: 'play', seat, card: makeCard(card), from, gang: isPlaced || waits ? null : seat, works });
  if (!waits) (state.gangs[isPlaced ? gangFor(state, seat, card, emit) : seat] as Card[]).push(card);
  if (isFollowed) startEffect(state, card, waits);
}
