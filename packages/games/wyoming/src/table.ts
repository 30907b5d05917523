// The table: the few verbs that move a card, and the nouns that count what lies where.
import {
  ACE,
  type Card,
  type CardText,
  cardOf,
  KING,
  makeCard,
  makeCards,
  rankOf,
  type Seat,
  SIX,
  TEN,
  takeCard,
  twinOf,
} from '@sagebrush/engine';
import { type Lying, NONE, SHOT, type State, type Way } from './types.ts';

/** WC-1.2, WC-1.3 One deck for three or four, two decks for more. */
export const decksFor = (seats: number): 1 | 2 => (seats <= 4 ? 1 : 2);

/** A card's place among the eight of its rank: the suit, plus 4 for a twin. */
export const placeInRank = (card: Card): number => (card & 3) | ((card & 64) >> 4);
export const cardAt = (rank: number, place: number): Card =>
  place < 4 ? cardOf(rank, place) : twinOf(cardOf(rank, place - 4));

const EMPTY: Card[] = [];
export const handOf = (state: State, seat: Seat): Card[] => state.hands[seat] ?? EMPTY;
const NO_GUNS: number[] = [];
export const gunsOf = (state: State, seat: Seat): number[] => state.guns[seat] ?? NO_GUNS;
export const tensOf = (state: State, seat: Seat): Card[] => state.tens[seat] ?? EMPTY;

export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1 === state.seats ? 0 : seat + 1);

/** Hands stay in ascending order, so that nothing can be read from the order in which cards came. */
export function putInHand(state: State, seat: Seat, card: Card): void {
  const hand = handOf(state, seat);
  let place = hand.length;
  hand.push(card);
  for (; place > 0; place--) {
    const lower = hand[place - 1] as Card;
    if (lower < card) break;
    hand[place] = lower;
  }
  hand[place] = card;
}
export function takeFromHand(state: State, seat: Seat, card: Card): void {
  takeCard(handOf(state, seat), card);
}
export const holds = (state: State, seat: Seat, card: Card): boolean => handOf(state, seat).includes(card);

export const isCowboy = (card: Card): boolean => rankOf(card) === KING;
/** The Ace on this card: NONE unless it is a King with a badge. */
export const badgeOn = (state: State, card: Card): Card =>
  isCowboy(card) ? (state.badges[placeInRank(card)] ?? NONE) : NONE;
export const isProtected = (state: State, cowboy: Card): boolean => badgeOn(state, cowboy) !== NONE;

/** The number of cards in a hand; a badge counts as a card. */
export function handSize(state: State, seat: Seat): number {
  const hand = handOf(state, seat);
  let size = hand.length;
  for (let index = 0; index < hand.length; index++) if (badgeOn(state, hand[index] as Card) !== NONE) size++;
  return size;
}

/** A card of a hand as text: a cowboy with a badge is `KS+AS`. */
export function shownCard(state: State, card: Card): string {
  const badge = badgeOn(state, card);
  return badge === NONE ? makeCard(card) : `${makeCard(card)}+${makeCard(badge)}`;
}
export const shownCards = (state: State, cards: readonly Card[]): string[] =>
  cards.map((card) => shownCard(state, card));

export const isShotCard = (lying: Lying): boolean => lying >= SHOT;
export const cardLying = (lying: Lying): Card => (lying & 127) as Card;
export const shownLying = (lying: Lying): string =>
  isShotCard(lying) ? `(${makeCard(cardLying(lying))})` : makeCard(lying as Card);

/** Where the uppermost discarded card lies on the pile, under any shot cards; -1 when there is none. */
export function topDiscardIndex(discard: readonly Lying[]): number {
  let index = discard.length - 1;
  while (index >= 0 && isShotCard(discard[index] as Lying)) index--;
  return index;
}

/** How many seats to the left a pass goes. */
export function stepsLeft(way: Way, seats: number): number {
  if (way === 'left') return 1;
  return way === 'right' ? seats - 1 : seats / 2;
}
export const receiverOf = (state: State, seat: Seat, way: Way): Seat =>
  (seat + stepsLeft(way, state.seats)) % state.seats;

const ONE_DECK: readonly Card[] = Array.from({ length: ACE * 4 }, (_, code) => code as Card);
const TWO_DECKS: readonly Card[] = [...ONE_DECK, ...ONE_DECK.map(twinOf)];
/** All cards of one hand of play but the Aces, in order. */
export const playingCards = (seats: number): Card[] => (decksFor(seats) === 1 ? ONE_DECK : TWO_DECKS).slice();
export const allAces = (seats: number): Card[] =>
  Array.from({ length: decksFor(seats) * 4 }, (_, place) => cardAt(ACE, place));
/** All cards of so many players, the Aces too: a row for each suit of each deck. */
export function cardRows(seats: number): CardText[][] {
  const cards = [...playingCards(seats), ...allAces(seats)];
  const row = (place: number): CardText[] => makeCards(cards.filter((card) => placeInRank(card) === place));
  return Array.from({ length: decksFor(seats) * 4 }, (_, place) => row(place));
}
export const tensInPlay = (seats: number): number => decksFor(seats) * 4;

export const isSix = (card: Card): boolean => rankOf(card) === SIX;
export const isTen = (card: Card): boolean => rankOf(card) === TEN;
