// Weighing: what is the same for all choices of one decision, and what a card more or less does to a hand.
import type { Card, Seat } from '@sagebrush/engine';
import { heldByRank } from '../guns.ts';
import { handOf, placeInRank } from '../table.ts';
import type { State } from '../types.ts';
import { type Clock, clockOf, leaderBut } from './clock.ts';
import type { Sight } from './sight.ts';
import { type Outlook, outlookOf, worthOf } from './worth.ts';

export interface Weighing {
  readonly state: State;
  readonly seat: Seat;
  readonly clock: Clock;
  readonly outlook: Outlook;
  readonly leader: Seat;
  /** The cards of the hand by rank; changed and restored while weighing. */
  readonly held: Uint8Array;
  /** The worth of the hand as it is. */
  readonly worth: number;
}
const held = new Uint8Array(13);

export function begin({ state, seat }: Sight): Weighing {
  held.set(heldByRank(handOf(state, seat)));
  const clock = clockOf(state, seat);
  const outlook = outlookOf(state, seat, clock);
  return { state, seat, clock, outlook, leader: leaderBut(state, seat), held, worth: worthOf(held, outlook) };
}

/** Puts a card into the hand, or takes it out. */
export function toggle({ held: byRank }: Weighing, card: Card): void {
  const rank = (card & 63) >> 2;
  byRank[rank] = (byRank[rank] as number) ^ (1 << placeInRank(card));
}
export const worthNow = ({ held: byRank, outlook }: Weighing): number => worthOf(byRank, outlook);

/** The change in worth when a card leaves the hand, or comes into it. */
export function change(weighing: Weighing, card: Card): number {
  toggle(weighing, card);
  const worth = worthNow(weighing) - weighing.worth;
  toggle(weighing, card);
  return worth;
}
export function changeOfAll(weighing: Weighing, cards: readonly Card[]): number {
  for (let index = 0; index < cards.length; index++) toggle(weighing, cards[index] as Card);
  const worth = worthNow(weighing) - weighing.worth;
  for (let index = 0; index < cards.length; index++) toggle(weighing, cards[index] as Card);
  return worth;
}
