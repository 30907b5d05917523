// Weighing: what is the same for all choices of one decision, and what a card more or less does to a hand.
import type { Card, Seat } from '@sagebrush/engine';
import { putByRank } from '../guns.ts';
import { handOf, placeInRank } from '../table.ts';
import type { State } from '../types.ts';
import { type EndClock, endClockOf, leaderBut } from './end-clock.ts';
import { COURT, courtWorth, GUNS, gunWorth, type Outlook, outlookOf, PART_OF, restWorth } from './worth.ts';

export interface Weighing {
  readonly state: State;
  readonly seat: Seat;
  readonly clock: EndClock;
  readonly outlook: Outlook;
  readonly leader: Seat;
  /** The cards of the hand by rank; changed and restored while weighing. */
  readonly held: Uint8Array;
  /** How many cards these are. */
  size: number;
  /** The worth of the hand as it is, and of two of its parts. */
  readonly worth: number;
  readonly court: number;
  readonly guns: number;
}

/** Written over by each `begin`: a weighing is over before the next begins. */
const weighing: { -readonly [K in keyof Weighing]: Weighing[K] } = {
  state: {} as State,
  seat: 0,
  clock: {} as EndClock,
  outlook: {} as Outlook,
  leader: 0,
  held: new Uint8Array(13),
  size: 0,
  worth: 0.5,
  court: 0.5,
  guns: 0.5,
};

export function begin(state: State, seat: Seat): Weighing {
  const { held } = weighing;
  const hand = handOf(state, seat);
  putByRank(hand, held);
  weighing.state = state;
  weighing.seat = seat;
  weighing.clock = endClockOf(state, seat);
  weighing.outlook = outlookOf(state, seat, weighing.clock);
  weighing.leader = leaderBut(state, seat);
  weighing.size = hand.length;
  weighing.court = courtWorth(held, weighing.outlook);
  weighing.guns = gunWorth(held, weighing.outlook);
  weighing.worth = weighing.court + weighing.guns + restWorth(held, weighing.outlook, hand.length);
  return weighing;
}

/** Puts a card into the hand, or takes it out. Answers in which parts of its worth that shows. */
export function toggle(weighing: Weighing, card: Card): number {
  const { held: byRank } = weighing;
  const rank = (card & 63) >> 2;
  const place = 1 << placeInRank(card);
  const before = byRank[rank] as number;
  byRank[rank] = before ^ place;
  weighing.size += (before & place) === 0 ? 1 : -1;
  return PART_OF[rank] as number;
}
/** The worth of the changed hand; `parts` are those in which it differs from the hand as it is. */
export function worthNow({ held: byRank, outlook, size, court, guns }: Weighing, parts: number): number {
  return (
    ((parts & COURT) === 0 ? court : courtWorth(byRank, outlook)) +
    ((parts & GUNS) === 0 ? guns : gunWorth(byRank, outlook)) +
    restWorth(byRank, outlook, size)
  );
}

/** The change in worth when a card leaves the hand, or comes into it. */
export function change(weighing: Weighing, card: Card): number {
  const worth = worthNow(weighing, toggle(weighing, card)) - weighing.worth;
  toggle(weighing, card);
  return worth;
}
/** The same for the first cards of a list, so many of them. */
export function changeOfAll(weighing: Weighing, cards: readonly Card[], count: number): number {
  let parts = 0;
  for (let index = 0; index < count; index++) parts |= toggle(weighing, cards[index] as Card);
  const worth = worthNow(weighing, parts) - weighing.worth;
  for (let index = 0; index < count; index++) toggle(weighing, cards[index] as Card);
  return worth;
}
