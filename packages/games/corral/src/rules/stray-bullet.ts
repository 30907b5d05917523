// Chapter 6, special effects: the Ace, a stray bullet.
import { ACE, type Card, type Emit, parseCard, type Refusal, rankOf, type Seat } from '@sagebrush/engine';
import type { ActionOf } from '../actions.ts';
import { because } from '../refusals.ts';
import { fighterOf, handOf, ownerOf, playCard, removeFighter } from '../table.ts';
import type { Event, Fighter, State } from '../types.ts';
import { discardAim, revealAim } from './aim.ts';

/** GC-6.1 Only an Ace, and then at any fighter on the table. */
export const isStrayBullet = (card: Card): boolean => rankOf(card) === ACE;

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
  playCard(state, seat, ace);
  emit?.({ type: 'bullet', seat, card: action.card, target: { seat: owner, card: action.target } });
  revealAim(state, owner, target, true, emit);
  discardAim(state, target);
  removeFighter(state, owner, target);
  state.discard.push(ace, card);
  emit?.({ type: 'discard', cards: [action.card, action.target] });
}
