// WC-2 and WC-5.2 to WC-5.5 Passing: three cards before play, two for a 9; secret and at once.
import { ACE, type Card, type Emit, rankOf, type Seat } from '@sagebrush/engine';
import { passedOn } from '../knowledge.ts';
import { badgeOn, handOf, putInHand, receiverOf, shownCards, takeFromHand } from '../table.ts';
import { type Event, type Handover, NONE, type Passing, type State, type Way } from '../types.ts';
import { beginTurn, TURN } from './turn.ts';

/** WC-2.1 Left or right, or across with an even number of players. */
export const canPass = (state: State, way: Way): boolean => way !== 'across' || state.seats % 2 === 0;

/** WC-2.1 The dealer names the direction of the first pass. */
export function nameDirection(state: State, way: Way, emit?: Emit<Event>): void {
  emit?.({ type: 'direction', seat: state.dealer, way });
  askForCards(state, way, 3, emit);
}

/** WC-2.2, WC-5.2 Everybody who holds a card owes a choice. WC-5.4: a player with no cards passes none. */
export function askForCards(state: State, way: Way, count: 3 | 2, emit?: Emit<Event>): void {
  const phase: Passing = {
    name: 'passing',
    way,
    count,
    given: state.hands.map((hand) => (hand.length === 0 ? [] : null)),
  };
  state.phase = phase;
  if (!phase.given.includes(null)) completePass(state, phase, emit);
}

/** WC-5.3 A cowboy and his badge are two of the cards passed, unless the badge rides along (option `badgeRides`). */
export const passWeight = (state: State, card: Card): number =>
  badgeOn(state, card) !== NONE && !state.options.badgeRides ? 2 : 1;

/** WC-5.3 The badge goes where its King goes: whoever names both means him. */
export function withoutBadges(state: State, cards: Card[]): Card[] {
  return cards.some(isAce) ? withoutWornAces(state, cards) : cards;
}
const isAce = (card: Card): boolean => rankOf(card) === ACE;
function withoutWornAces(state: State, cards: readonly Card[]): Card[] {
  const worn = new Set(cards.map((card) => badgeOn(state, card)));
  return cards.filter((card) => !worn.delete(card));
}

/** WC-2.2, WC-5.2, WC-5.4 Exactly three or two, or as many as can be made. */
export function cardsOwed(state: State, seat: Seat, count: number): number {
  const hand = handOf(state, seat);
  let weight = 0;
  for (let index = 0; index < hand.length; index++) weight += passWeight(state, hand[index] as Card);
  return Math.min(count, weight);
}

/** WC-2.2 The choice stays hidden until all have given; only that it is made is public. */
export function give(state: State, seat: Seat, phase: Passing, cards: readonly Card[], emit?: Emit<Event>): void {
  phase.given[seat] = cards;
  emit?.({ type: 'chosen', seat }, [{ seat, event: { type: 'chosen', seat, cards: shownCards(state, cards) } }]);
  if (!phase.given.includes(null)) completePass(state, phase, emit);
}

function completePass(state: State, phase: Passing, emit?: Emit<Event>): void {
  const { way, count, given } = phase;
  if (emit) emitPass(state, phase, emit);
  for (let seat = 0; seat < state.seats; seat++) {
    const gift = given[seat] ?? [];
    for (let index = 0; index < gift.length; index++) takeFromHand(state, seat, gift[index] as Card);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const receiver = receiverOf(state, seat, way);
    const gift = given[seat] ?? [];
    for (let index = 0; index < gift.length; index++) putInHand(state, receiver, gift[index] as Card);
  }
  passedOn(state, way, given);
  state.infoVersion++;
  if (count === 3) return beginTurn(state, state.turn);
  state.phase = TURN;
}

function emitPass(state: State, phase: Passing, emit: Emit<Event>): void {
  const privateEvents = state.hands.map((_, seat) => ({ seat, event: passedEvent(state, phase, seat) }));
  emit(passedEvent(state, phase, undefined), privateEvents);
}
/** Giver and receiver hear which cards went over. */
function passedEvent(state: State, { way, count, given }: Passing, hearer: Seat | undefined): Event {
  const handovers = given.map((cards, from): Handover => {
    const to = receiverOf(state, from, way);
    return hearer === from || hearer === to ? { from, to, cards: shownCards(state, cards ?? []) } : { from, to };
  });
  return { type: 'passed', way, count, handovers };
}
