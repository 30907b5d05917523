// The things on the table: whose they are, what they are worth, and how cards move between piles.
import { ACE, type Card, type Emit, JOKER, makeCard, makeCards, rankOf, type Seat, takeCard } from '@sagebrush/engine';
import { ALL_CARDS } from './rules/set-up.ts';
import type { Event, Fighter, State, Street } from './types.ts';

export const seatCount = (state: State): number => state.hands.length;
export const handOf = (state: Street, seat: Seat): Card[] => state.hands[seat] as Card[];
export const fightersOf = (state: Street, seat: Seat): Fighter[] => state.fighters[seat] as Fighter[];
const scoredOf = (state: State, seat: Seat): Card[] => state.scored[seat] as Card[];

/** One list for all fighters without aim cards. */
export const NO_AIM: readonly Card[] = [];

/** Who controls this fighter; -1 when it is not on the table. */
export function ownerOf(state: State, card: Card): Seat {
  for (let seat = 0; seat < state.fighters.length; seat++) {
    if (fighterOf(state, seat, card) !== undefined) return seat;
  }
  return -1;
}

export function fighterOf(state: State, seat: Seat, card: Card): Fighter | undefined {
  const fighters = fightersOf(state, seat);
  for (let index = 0; index < fighters.length; index++) {
    const fighter = fighters[index] as Fighter;
    if (fighter.card === card) return fighter;
  }
  return undefined;
}

/** GC-3.2, GC-4.2, GC-7.2 What a card is worth by its face: an Ace 1, a Joker nothing. */
export const worthOf = (card: Card): number => WORTH[card] as number;
const WORTH = Uint8Array.from(ALL_CARDS, (card) => {
  const rank = rankOf(card);
  if (rank === JOKER) return 0;
  return rank === ACE ? 1 : rank + 2;
});

export function worthOfAll(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += worthOf(card);
  return sum;
}

export function score(state: State, seat: Seat, cards: readonly Card[], emit?: Emit<Event>): void {
  const pile = scoredOf(state, seat);
  for (let index = 0; index < cards.length; index++) pile.push(cards[index] as Card);
  emit?.({ type: 'score', seat, cards: makeCards(cards), points: worthOfAll(cards), total: worthOfAll(pile) });
}
/** The same for one card: no list is made for it where nobody listens. */
export function scoreCard(state: State, seat: Seat, card: Card, emit?: Emit<Event>): void {
  const pile = scoredOf(state, seat);
  pile.push(card);
  emit?.({ type: 'score', seat, cards: [makeCard(card)], points: worthOf(card), total: worthOfAll(pile) });
}

export function discard(state: State, cards: readonly Card[], emit?: Emit<Event>): void {
  for (let index = 0; index < cards.length; index++) state.discard.push(cards[index] as Card);
  emit?.({ type: 'discard', cards: makeCards(cards) });
}

/** Takes a fighter off the table; what lies on it has been dealt with before. */
export function removeFighter(state: State, seat: Seat, fighter: Fighter): void {
  const fighters = fightersOf(state, seat);
  let place = 0;
  while (fighters[place] !== fighter) place++;
  for (let next = place + 1; next < fighters.length; next++) fighters[next - 1] = fighters[next] as Fighter;
  fighters.pop();
}

/** Cards leave a hand and are seen by all. */
export function playFromHand(state: State, seat: Seat, cards: readonly Card[]): void {
  const hand = handOf(state, seat);
  for (let index = 0; index < cards.length; index++) takeCard(hand, cards[index] as Card);
  state.infoVersion++;
}
export function playCard(state: State, seat: Seat, card: Card): void {
  takeCard(handOf(state, seat), card);
  state.infoVersion++;
}
