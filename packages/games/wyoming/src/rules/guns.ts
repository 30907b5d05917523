// WC-6 Guns: pulling them, and when they may fire.
import type { Card, Emit, Seat } from '@sagebrush/engine';
import { type Gun, SPENT } from '../guns.ts';
import { layOpen } from '../knowledge.ts';
import { gunsOf, takeFromHand } from '../table.ts';
import type { Event, GunCode, State } from '../types.ts';
import { areTensAndTwentyTwoDown, endHand } from './hand-end.ts';

/** WC-6.2 Pulling lays the cards face up in front of the player. WC-8.1: a .22 may end the hand. */
export function pull(state: State, seat: Seat, gun: Gun, emit?: Emit<Event>): void {
  layGun(state, seat, gun);
  state.act = 'pull';
  state.infoVersion++;
  emit?.({ type: 'pull', seat, kind: gun.kind, cards: gun.texts });
  if (areTensAndTwentyTwoDown(state)) endHand(state, 'tens', seat, emit);
}
export function layGun(state: State, seat: Seat, gun: Gun): void {
  for (let index = 0; index < gun.cards.length; index++) {
    const card = gun.cards[index] as Card;
    takeFromHand(state, seat, card);
    layOpen(state, card);
  }
  gunsOf(state, seat).push(gun.code | SPENT);
}

/** WC-6.3 From the player's next turn on, and once in each turn. */
export const canFire = (code: GunCode): boolean => code < SPENT;
export function loadGuns(state: State, seat: Seat): void {
  const guns = gunsOf(state, seat);
  for (let index = 0; index < guns.length; index++) guns[index] = (guns[index] as GunCode) & (SPENT - 1);
}
