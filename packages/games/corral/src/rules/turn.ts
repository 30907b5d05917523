// Chapter 2, the turn: exactly one thing, then draw back up to five.
import { type Card, type Emit, makeCards, type Refusal, type Seat } from '@sagebrush/engine';
import type { Action } from '../actions.ts';
import { because } from '../refusals.ts';
import { fightersOf, handOf, seatCount } from '../table.ts';
import type { Event, State, Street } from '../types.ts';
import { refuseAim, takeAim } from './aim.ts';
import { layAmbush, refuseAmbush } from './ambush.ts';
import { choicesOf } from './choices.ts';
import { canFight, pickFight, refuseFight } from './fight.ts';
import { canBeFighter, playFighter, refuseFighter } from './fighters.ts';
import { HAND_SIZE, leftOf } from './set-up.ts';
import { canShowDown, refuseShowdown, showDown } from './showdown.ts';
import { fireBullet, isStrayBullet, refuseBullet } from './stray-bullet.ts';

/** GC-2.1 Only the player whose turn it is. */
const mayAct = (state: State, seat: Seat): boolean => !state.over && state.turn === seat;

/** GC-7.1 With `stop` useful, whoever sees nothing useful may pass once the deck is empty. */
export const mayStop = ({ options, deck }: State): boolean => options.stop === 'useful' && deck.length === 0;

const NONE: readonly Action[] = Object.freeze([]);
/**
 * GC-2.1 Play a fighter, take aim, pick a fight or play one special effect; GC-2.2 pass only when there is none of
 * these.
 */
export function choices(state: State, seat: Seat): readonly Action[] {
  return mayAct(state, seat) ? choicesOf(state, seat, mayStop(state)) : NONE;
}

/** GC-2.2 Whether this player could do anything but pass, if it were their turn. */
export function canPlay(state: Street, seat: Seat): boolean {
  const hand = handOf(state, seat);
  if (hand.length > 0 && fightersOf(state, seat).length > 0) return true;
  for (const card of hand) {
    // A pair is of fighters, or of Aces, or of one of them and a Joker: who can ambush can do one of these too.
    if (canBeFighter(card) || (isStrayBullet(card) && hasFighters(state))) return true;
  }
  return canFight(state, seat) || canShowDown(hand);
}
function hasFighters(state: Street): boolean {
  for (const fighters of state.fighters) {
    if (fighters.length > 0) return true;
  }
  return false;
}

export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.over) return because('GC-7.1', 'over');
  if (!mayAct(state, seat)) return because('GC-2.1', 'turn', { seat: state.turn });
  switch (action.type) {
    case 'fighter':
      return refuseFighter(state, seat, action);
    case 'aim':
      return refuseAim(state, seat, action);
    case 'fight':
      return refuseFight(state, seat, action);
    case 'bullet':
      return refuseBullet(state, seat, action);
    case 'ambush':
      return refuseAmbush(state, seat, action);
    case 'showdown':
      return refuseShowdown(state, seat, action);
    case 'pass':
      return canPlay(state, seat) && !mayStop(state) ? because('GC-2.2', 'must') : undefined;
  }
}

/** GC-2.1 One action is the whole turn; GC-2.3 to pick a fight or to pass plays no card, so nothing is drawn. */
export function takeTurn(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  const { passes } = state;
  if (performAction(state, seat, action, emit)) drawBackUp(state, seat, emit);
  // GC-7.1 Whoever has not added to the passes in a row ends the row.
  if (state.passes === passes) state.passes = 0;
  state.turn = leftOf(seat, seatCount(state));
}

/** Answers whether a card was played. */
function performAction(state: State, seat: Seat, action: Action, emit?: Emit<Event>): boolean {
  switch (action.type) {
    case 'fighter':
      playFighter(state, seat, action, emit);
      return true;
    case 'aim':
      takeAim(state, seat, action, emit);
      return true;
    case 'fight':
      pickFight(state, seat, action, emit);
      return false;
    case 'bullet':
      fireBullet(state, seat, action, emit);
      return true;
    case 'ambush':
      layAmbush(state, seat, action, emit);
      return true;
    case 'showdown':
      showDown(state, seat, action, emit);
      return true;
    case 'pass':
      pass(state, seat, emit);
      return false;
  }
}

/** GC-7.1 Passes in a row are counted where they can end the game. */
function pass(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (mayStop(state)) state.passes++;
  emit?.({ type: 'pass', seat, ...(state.passes > 0 ? { passes: state.passes } : {}) });
}

/**
 * GC-2.3 Who played a card draws back up to five. GC-2.4 When the deck runs short, what there is; discards never come
 * back.
 */
function drawBackUp(state: State, seat: Seat, emit?: Emit<Event>): void {
  const hand = handOf(state, seat);
  const before = hand.length;
  while (hand.length < HAND_SIZE && state.deck.length > 0) hand.push(state.deck.pop() as Card);
  if (hand.length === before) return;
  state.infoVersion++;
  if (!emit) return;
  const event: Event = { type: 'draw', seat, count: hand.length - before, deckSize: state.deck.length };
  emit(event, [{ seat, event: { ...event, cards: makeCards(hand.slice(before)) } }]);
}
