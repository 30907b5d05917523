// WC-4 Discard and draw.
import {
  type Card,
  type Emit,
  FIVE,
  makeCard,
  makeCards,
  rankOf,
  type Seat,
  shuffle,
  takeCard,
} from '@sagebrush/engine';
import { heldByRank } from '../guns.ts';
import { drewFromPile, layOpen, seenInHand, shuffledIn } from '../knowledge.ts';
import {
  badgeOn,
  cardLying,
  handOf,
  isSix,
  isTen,
  placeInRank,
  putInHand,
  takeFromHand,
  tensOf,
  topDiscardIndex,
} from '../table.ts';
import { type DrawFrom, type Event, NONE, type State } from '../types.ts';
import { areTensAndTwentyTwoDown, endHand } from './hand-end.ts';
import { mayDrawTwo, mayTakeDiscard, mayTakeDiscardAndAnother } from './house-rules.ts';
import { mayAllButSixesCount } from './points.ts';
import { everyOtherCardCounts } from './scoring.ts';
import { endTurn } from './turn.ts';

/** WC-4.1, WC-4.5 Any card but a 6, and a 6 only if every other card would count for points. */
export const canDiscard = (state: State, seat: Seat, card: Card): boolean => !isSix(card) || canDiscardSix(state, seat);
const canDiscardSix = (state: State, seat: Seat): boolean =>
  mayAllButSixesCount(heldByRank(handOf(state, seat))) && doAllButSixesCount(state, handOf(state, seat));
const doAllButSixesCount = (state: State, hand: readonly Card[]): boolean =>
  everyOtherCardCounts(hand, (king) => badgeOn(state, king));

export function discard(state: State, seat: Seat, card: Card, emit?: Emit<Event>): void {
  const badge = returnBadge(state, card);
  takeFromHand(state, seat, card);
  layOpen(state, card);
  state.infoVersion++;
  const to = isTen(card) ? 'table' : 'pile';
  emit?.({ type: 'discard', seat, card: makeCard(card), to, ...(badge === NONE ? {} : { badge: makeCard(badge) }) });
  if (to === 'table') {
    layTen(state, seat, card);
    if (areTensAndTwentyTwoDown(state)) return endHand(state, 'tens', seat, emit);
  } else state.discard.push(card);
  state.phase = rankOf(card) === FIVE ? DRAW_UP_TO_TWO : DRAW_ONE;
  if (!canDrawAny(state)) endTurn(state, emit);
}
const DRAW_ONE = { name: 'drawing', two: false } as const;
const DRAW_UP_TO_TWO = { name: 'drawing', two: true } as const;

/** WC-4.1 A discarded cowboy loses his badge: the Ace returns to the ace pile. */
function returnBadge(state: State, card: Card): Card {
  const badge = badgeOn(state, card);
  if (badge === NONE) return NONE;
  state.badges[placeInRank(card)] = NONE;
  state.aces.push(badge);
  state.aces.sort((one, other) => one - other);
  return badge;
}

/** WC-4.2 A 10 goes on the table in front of its player, where nobody can take it. */
function layTen(state: State, seat: Seat, ten: Card): void {
  tensOf(state, seat).push(ten);
}

/** WC-4.6 How many cards the draw pile could give, those that a reshuffle would bring included. */
export function pileCards(state: State): number {
  const kept = topDiscardIndex(state.discard) < 0 ? 0 : 1;
  return state.draw.length + state.discard.length - kept;
}

/** WC-4.3, WC-9.1 The top discard may be drawn, if there is one that this player did not lay there this turn. */
const canTakeDiscard = (state: State): boolean => state.offer !== NONE && mayTakeDiscard(state);
/** WC-4.4, WC-9.1 */
const mayDrawSecond = (state: State): boolean => state.phase.name === 'drawing' && state.phase.two && mayDrawTwo(state);

/** WC-4.3, WC-4.4, WC-4.7 One card, or up to two for a 5; never more than can be had. */
export function canDraw(state: State, fromPile: number, fromDiscard: number): boolean {
  const count = fromPile + fromDiscard;
  if (count === 0 || count > (mayDrawSecond(state) ? 2 : 1) || fromDiscard > 1) return false;
  if (fromDiscard === 0) return fromPile <= pileCards(state);
  if (!canTakeDiscard(state)) return false;
  if (fromPile === 0) return true;
  return mayTakeDiscardAndAnother(state) && fromPile <= pileCards(state) - 1;
}
const canDrawAny = (state: State): boolean => canDraw(state, 1, 0) || canDraw(state, 0, 1);

/** WC-3.3, WC-4.6 Who draws the top discard takes it before any card from the pile. */
export function draw(state: State, seat: Seat, from: readonly DrawFrom[], emit?: Emit<Event>): void {
  const fromDiscard = from[0] === 'discard' || from[1] === 'discard';
  const one = fromDiscard ? takeDiscard(state, seat) : drawFromPile(state, seat, emit);
  const other = from.length > 1 ? drawFromPile(state, seat, emit) : NONE;
  if (emit) {
    const inOrder: readonly DrawFrom[] = fromDiscard && from.length > 1 ? ['discard', 'pile'] : from;
    const texts = makeCards(other === NONE ? [one] : [one, other]);
    const open = texts.map((text, index) => (inOrder[index] === 'discard' ? text : null));
    emit({ type: 'draw', seat, from: inOrder, cards: open }, [
      { seat, event: { type: 'draw', seat, from: inOrder, cards: texts } },
    ]);
  }
  endTurn(state, emit);
}

function takeDiscard(state: State, seat: Seat): Card {
  const card = state.offer;
  takeCard(state.discard, card);
  putInHand(state, seat, card);
  seenInHand(state, card, seat);
  state.infoVersion++;
  return card;
}

/** The top card of the draw pile goes into a hand. There must be one (pileCards). */
export function drawFromPile(state: State, seat: Seat, emit?: Emit<Event>): Card {
  const card = turnTopCard(state, emit);
  putInHand(state, seat, card);
  drewFromPile(state, seat);
  return card;
}

/**
 * WC-4.6 Takes the top card of the draw pile; when the pile has run out, all discards but the top discard are shuffled
 * first, shot cards too.
 */
export function turnTopCard(state: State, emit?: Emit<Event>): Card {
  if (state.draw.length === 0) reshuffle(state, emit);
  state.infoVersion++;
  return state.draw.pop() as Card;
}
function reshuffle(state: State, emit?: Emit<Event>): void {
  const top = topDiscardIndex(state.discard);
  const kept = top < 0 ? NONE : cardLying(state.discard[top] as number);
  if (kept !== NONE) takeCard(state.discard, kept);
  state.draw = shuffle(state.random, state.discard.map(cardLying));
  state.discard = kept === NONE ? [] : [kept];
  if (kept !== state.offer) state.offer = NONE;
  shuffledIn(state, state.draw);
  emit?.({ type: 'reshuffle', kept: kept === NONE ? null : makeCard(kept), count: state.draw.length });
}
