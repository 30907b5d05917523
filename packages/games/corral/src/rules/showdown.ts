// Chapter 6, special effects: five cards for the poker showdown.
import {
  type Card,
  type Emit,
  makeCard,
  makeCards,
  parseCards,
  type Refusal,
  rankOf,
  type Seat,
} from '@sagebrush/engine';
import type { ActionOf } from '../actions.ts';
import { because } from '../refusals.ts';
import { discard, handOf, playFromHand, score } from '../table.ts';
import type { Event, StandingFighter, State } from '../types.ts';
import { discardAim, revealAim } from './aim.ts';
import { HAND_SIZE } from './set-up.ts';
import { isShowdown, type Showdown } from './showdown-hand.ts';

/**
 * GC-6.9 A straight, a flush or a full house; GC-6.10 Jokers are wild, four of a kind is none. GC-6.11 Whether or not there
 * is a fighter on the table.
 */
export const canShowDown = (hand: readonly Card[]): boolean => hand.length === HAND_SIZE && isShowdown(hand) !== false;

export function refuseShowdown(state: State, seat: Seat, action: ActionOf<'showdown'>): Refusal | undefined {
  const cards = parseCards(action.cards);
  const hand = handOf(state, seat);
  const missing = action.cards.find((_, index) => !hand.includes(cards[index] as Card));
  if (missing !== undefined) return because('GC-6.9', 'hand', { card: missing });
  const twice = action.cards.find((text, index) => action.cards.indexOf(text) !== index);
  if (twice !== undefined) return because('GC-6.9', 'twice', { card: twice });
  if (canShowDown(cards)) return undefined;
  return isFourOfAKind(cards)
    ? because('GC-6.10', 'four', { cards: action.cards })
    : because('GC-6.9', 'no-showdown', { cards: action.cards });
}
const isFourOfAKind = (cards: readonly Card[]): boolean =>
  cards.some((card) => cards.filter((other) => rankOf(card) === rankOf(other)).length === 4);

/** GC-6.9 Every fighter on the table, your own included, goes to your score pile; their aim cards are discarded. */
export function showDown(state: State, seat: Seat, action: ActionOf<'showdown'>, emit?: Emit<Event>): void {
  const cards = parseCards(action.cards);
  playFromHand(state, seat, cards);
  emit?.({
    type: 'showdown',
    seat,
    cards: makeCards(cards),
    hand: isShowdown(cards) as Showdown,
    targets: standings(state),
  });
  discard(state, cards, emit);
  const taken: Card[] = [];
  for (const [owner, fighters] of state.fighters.entries()) {
    for (const fighter of fighters) {
      revealAim(state, owner, fighter, true, emit);
      discardAim(state, fighter);
      taken.push(fighter.card);
    }
    fighters.length = 0;
  }
  if (taken.length > 0) score(state, seat, taken, emit);
}

const standings = (state: State): StandingFighter[] =>
  state.fighters.flatMap((fighters, seat) => fighters.map(({ card }) => ({ seat, card: makeCard(card) })));
