// Chapter 6, special effects: the Ace, a stray bullet.
import { ACE, type Card, parseCard, type Refusal, rankOf, type Seat, type Tell } from '@sagebrush/engine';
import { type Action, type ActionOf, addAll, bulletActions } from '../actions.ts';
import { because } from '../refusals.ts';
import { discard, fighterOf, fightersOf, handOf, ownerOf, playFromHand, removeFighter } from '../table.ts';
import type { Event, Fighter, State } from '../types.ts';
import { discardAim, revealAim } from './aim.ts';

/** GC-6.1 Only an Ace, and then at any fighter on the table. */
export const isStrayBullet = (card: Card): boolean => rankOf(card) === ACE;

export function bulletChoices(state: State, seat: Seat, choices: Action[]): void {
  const hand = handOf(state, seat);
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (!isStrayBullet(card)) continue;
    const bullets = bulletActions(card);
    for (let owner = 0; owner < state.fighters.length; owner++) addAll(choices, bullets, fightersOf(state, owner));
  }
}

export function refuseBullet(state: State, seat: Seat, action: ActionOf<'bullet'>): Refusal | undefined {
  const card = parseCard(action.card);
  if (!handOf(state, seat).includes(card)) return because('GC-6.1', 'hand', { card: action.card });
  if (!isStrayBullet(card)) return because('GC-6.1', 'no-ace', { card: action.card });
  if (ownerOf(state, parseCard(action.target)) < 0) return because('GC-6.1', 'absent', { card: action.target });
  return undefined;
}

/** GC-6.1 The fighter goes to the discard pile with the Ace and its aim cards, turned up; nobody scores. */
export function fireBullet(state: State, seat: Seat, action: ActionOf<'bullet'>, tell?: Tell<Event>): void {
  const ace = parseCard(action.card);
  const card = parseCard(action.target);
  const owner = ownerOf(state, card);
  const target = fighterOf(state, owner, card) as Fighter;
  playFromHand(state, seat, [ace]);
  tell?.({ type: 'bullet', seat, card: action.card, target: { seat: owner, card: action.target } });
  revealAim(state, owner, target, true, tell);
  discardAim(state, target);
  removeFighter(state, owner, target);
  discard(state, [ace, card], tell);
}
