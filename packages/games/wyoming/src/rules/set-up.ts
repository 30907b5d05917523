// WC-1 Object and set-up: the decks, the ace pile, the deal and who begins.
import { type Card, type Emit, makeCards, type Seat, shuffle } from '@sagebrush/engine';
import { forgetAll } from '../knowledge.ts';
import { allAces, handOf, nextSeat, playingCards, putInHand } from '../table.ts';
import { type Event, NONE, type State } from '../types.ts';

/** WC-1.4 Seven cards to each. */
const HAND = 7;

/**
 * WC-1.2, WC-1.3, WC-1.4 The Aces lie face up, everybody gets seven cards, the rest is the draw pile; no card is turned
 * up.
 */
export function dealHand(state: State, dealer: Seat, emit?: Emit<Event>): void {
  clearTable(state, dealer);
  state.deals++;
  state.infoVersion++;
  state.draw = shuffle(state.random, playingCards(state.seats));
  for (let round = 0; round < HAND; round++) {
    for (let seat = 0; seat < state.seats; seat++) putInHand(state, seat, state.draw.pop() as Card);
  }
  state.phase = { name: 'direction' };
  emit?.(
    { type: 'deal', deal: state.deals, dealer },
    state.hands.map((hand, seat) => ({
      seat,
      event: { type: 'deal', deal: state.deals, dealer, hand: makeCards(hand) },
    })),
  );
}

/** Everything that belongs to one hand of play, as before the deal. */
export function clearTable(state: State, dealer: Seat): void {
  for (let seat = 0; seat < state.seats; seat++) {
    handOf(state, seat).length = 0;
    state.guns[seat] = [];
    state.tens[seat] = [];
    state.couples[seat] = 0;
  }
  state.draw = [];
  state.discard = [];
  state.aces.splice(0, state.aces.length, ...allAces(state.seats));
  state.badges.fill(NONE);
  state.out = [];
  state.dealer = dealer;
  state.turn = nextSeat(state, dealer);
  state.turns = 0;
  state.act = 'nothing';
  state.beganEmpty = false;
  state.offer = NONE;
  forgetAll(state);
}

/** WC-1.5 The player on the dealer's right deals next, so that this hand's dealer opens the next. */
export const nextDealer = (state: State): Seat => (state.dealer + state.seats - 1) % state.seats;
