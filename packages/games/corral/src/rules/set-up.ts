// Chapter 1, set-up: the cards, the deal and who begins.
import {
  below,
  type Card,
  CHANCE_SEAT,
  DECK,
  type Emit,
  FormatError,
  JOKERS,
  makeCards,
  type Random,
  type Seat,
  type SeatKind,
  shuffle,
  type Table,
} from '@sagebrush/engine';
import type { Event, Options, State } from '../types.ts';

/** GC-1.1 */
export const PLAYERS = { min: 2, max: 6 } as const;
/** GC-1.2 One deck of 52 and two Jokers. */
export const ALL_CARDS: readonly Card[] = [...DECK, ...JOKERS];
/** GC-1.3 */
export const HAND_SIZE = 5;

/** GC-1.1 Two to six players, all of them live. */
export function seating(wanted: number | readonly SeatKind[]): readonly SeatKind[] {
  const count = typeof wanted === 'number' ? wanted : wanted.length;
  if (!Number.isInteger(count) || count < PLAYERS.min || count > PLAYERS.max) {
    throw new FormatError('seats', `is ${count}: corral is for ${PLAYERS.min} to ${PLAYERS.max} players`);
  }
  const seats: readonly SeatKind[] = typeof wanted === 'number' ? new Array(count).fill('live') : wanted;
  const chance = seats.indexOf(CHANCE_SEAT);
  if (chance >= 0) throw new FormatError(`seats[${chance}]`, `is ${CHANCE_SEAT}: in corral every seat is live`);
  return seats;
}

/** GC-1.4 Turns go clockwise, to the left. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

function dealFrom(deck: Card[]): Card[] {
  const hand: Card[] = [];
  for (let count = 0; count < HAND_SIZE; count++) hand.push(deck.pop() as Card);
  return hand;
}

/** GC-1.3 Shuffle, deal five to each player; the rest is the deck. GC-1.4 The player on the dealer's left begins. */
export function deal(table: Table<Options>, random: Random, emit?: Emit<Event>): State {
  const seats = table.seats.length;
  const deck = shuffle(random, ALL_CARDS.slice());
  const dealer = table.dealer ?? below(random, seats);
  const hands = table.seats.map(() => dealFrom(deck));
  const first = leftOf(dealer, seats);
  const state: State = {
    options: table.options,
    dealer,
    turn: first,
    over: false,
    passes: 0,
    infoVersion: 0,
    deck,
    hands,
    fighters: table.seats.map(() => []),
    scored: table.seats.map(() => []),
    discard: [],
    out: [],
  };
  if (emit) {
    const event: Event = {
      type: 'deal',
      dealer,
      first,
      handSizes: hands.map((hand) => hand.length),
      deckSize: deck.length,
    };
    emit(
      event,
      hands.map((hand, seat) => ({ seat, event: { ...event, hand: makeCards(hand) } })),
    );
  }
  return state;
}
