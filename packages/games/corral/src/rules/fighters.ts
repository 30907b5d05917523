// Chapter 3, fighters: who can stand in the street, and what they are.
import {
  ACE,
  type Card,
  type Emit,
  JACK,
  JOKER,
  makeCard,
  parseCard,
  type Refusal,
  rankOf,
  type Seat,
  TWO,
} from '@sagebrush/engine';
import type { ActionOf } from '../actions.ts';
import { because } from '../refusals.ts';
import { fightersOf, handOf, NO_AIM, playCard, worthOf } from '../table.ts';
import type { Event, State } from '../types.ts';

/** GC-3.1 Any card but an Ace or a Joker. */
export const canBeFighter = (card: Card): boolean => rankOf(card) < ACE;
/** GC-3.2 Rank 2 is a Lawman. */
export const isLawman = (card: Card): boolean => rankOf(card) === TWO;
/** GC-3.2 Jack, Queen and King are Outlaws. */
export const isOutlaw = (card: Card): boolean => rankOf(card) >= JACK && rankOf(card) < ACE;
/** GC-3.2 Lawmen are worth 2, Cowpokes their rank, Outlaws 11, 12 and 13. GC-3.3 That is their speed. */
export const speedOf = worthOf;

export function refuseFighter(state: State, seat: Seat, action: ActionOf<'fighter'>): Refusal | undefined {
  const card = parseCard(action.card);
  if (!handOf(state, seat).includes(card)) return because('GC-3.1', 'hand', { card: action.card });
  if (rankOf(card) === JOKER) return because('GC-3.1', 'fighter-joker', { card: action.card });
  if (!canBeFighter(card)) return because('GC-3.1', 'fighter-ace', { card: action.card });
  return undefined;
}

/** GC-3.1 One in a turn, face up, as many in play as you like. */
export function playFighter(state: State, seat: Seat, action: ActionOf<'fighter'>, emit?: Emit<Event>): void {
  const card = parseCard(action.card);
  playCard(state, seat, card);
  fightersOf(state, seat).push({ card, aim: NO_AIM, shown: 0 });
  emit?.({ type: 'fighter', seat, card: makeCard(card), value: speedOf(card) });
}
