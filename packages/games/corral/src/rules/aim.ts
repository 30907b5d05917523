// Chapter 4, taking aim: cards face down on a fighter, and what they add.
import {
  type Card,
  type Emit,
  isJoker,
  makeCard,
  parseCard,
  type Refusal,
  type Seat,
  takeCard,
} from '@sagebrush/engine';
import type { ActionOf } from '../actions.ts';
import { because } from '../refusals.ts';
import { fighterOf, handOf, NO_AIM, ownerOf, worthOf } from '../table.ts';
import type { Event, Fighter, State } from '../types.ts';
import { speedOf } from './fighters.ts';

/** GC-4.3 */
export const JOKER_ON_OWN_TURN = 15;

/** GC-4.2 An aim card adds its face value. GC-4.3 A Joker adds 15 on its owner's turn and nothing on anybody else's. */
export const aimValue = (card: Card, isOwnersTurn: boolean): number =>
  isJoker(card) && isOwnersTurn ? JOKER_ON_OWN_TURN : worthOf(card);

/** GC-3.3 The speed, and what the aim cards add on this turn. */
export function totalOf(state: State, owner: Seat, fighter: Fighter): number {
  let total = speedOf(fighter.card);
  const { aim } = fighter;
  for (let index = 0; index < aim.length; index++) total += aimValue(aim[index] as Card, owner === state.turn);
  return total;
}

export function refuseAim(state: State, seat: Seat, action: ActionOf<'aim'>): Refusal | undefined {
  if (!handOf(state, seat).includes(parseCard(action.card))) return because('GC-4.1', 'hand', { card: action.card });
  const owner = ownerOf(state, parseCard(action.fighter));
  if (owner < 0) return because('GC-4.1', 'absent', { card: action.fighter });
  if (owner !== seat) return because('GC-4.1', 'theirs', { card: action.fighter, seat: owner });
  return undefined;
}

/** GC-4.1 Any card, face down, on a fighter of yours. GC-4.4 Only you know which; all see how many there are. */
export function takeAim(state: State, seat: Seat, action: ActionOf<'aim'>, emit?: Emit<Event>): void {
  const card = parseCard(action.card);
  const fighter = fighterOf(state, seat, parseCard(action.fighter)) as Fighter;
  takeCard(handOf(state, seat), card);
  fighter.aim = fighter.aim.length === 0 ? [card] : [...fighter.aim, card];
  if (!emit) return;
  const event: Event = { type: 'aim', seat, fighter: action.fighter, aims: fighter.aim.length };
  emit(event, [{ seat, event: { ...event, card: makeCard(card) } }]);
}

/** Turns a fighter's aim cards up for all to see. */
export function revealAim(state: State, owner: Seat, fighter: Fighter, spent: boolean, emit?: Emit<Event>): void {
  if (fighter.aim.length === 0) return;
  if (fighter.shown < fighter.aim.length) state.infoVersion++;
  fighter.shown = fighter.aim.length;
  emit?.({
    type: 'reveal',
    seat: owner,
    fighter: makeCard(fighter.card),
    aim: fighter.aim.map((card) => ({ card: makeCard(card), value: aimValue(card, owner === state.turn) })),
    total: totalOf(state, owner, fighter),
    spent,
  });
}

/** Aim cards are good for one shooting: afterwards they go to the discard pile. */
export function discardAim(state: State, fighter: Fighter): void {
  if (fighter.aim.length === 0) return;
  for (const card of fighter.aim) state.discard.push(card);
  fighter.aim = NO_AIM;
  fighter.shown = 0;
}
