// Chapter 6, special effects: the Ace, a stray bullet.
import { ACE, type Card, type Emit, parseCard, type Refusal, rankOf, type Seat } from '@sagebrush/engine';
import { type Action, type ActionOf, bulletAction } from '../actions.ts';
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
    for (let owner = 0; owner < state.fighters.length; owner++) {
      const targets = fightersOf(state, owner);
      for (let other = 0; other < targets.length; other++)
        choices.push(bulletAction(card, (targets[other] as Fighter).card));
    }
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
export function fireBullet(state: State, seat: Seat, action: ActionOf<'bullet'>, emit?: Emit<Event>): void {
  const ace = parseCard(action.card);
  const card = parseCard(action.target);
  const owner = ownerOf(state, card);
  const target = fighterOf(state, owner, card) as Fighter;
  playFromHand(state, seat, [ace]);
  emit?.({ type: 'bullet', seat, card: action.card, target: { seat: owner, card: action.target } });
  revealAim(state, owner, target, true, emit);
  discardAim(state, target);
  removeFighter(state, owner, target);
  discard(state, [ace, card], emit);
}
