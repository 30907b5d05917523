// Chapter 5, cards that go into a certain Gang.
import { type Card, type Emit, makeCard, type Seat } from '@sagebrush/engine';
import { GANG_RULES, type GangRule } from '../pack/steps.ts';
import { type Event, SEATS, type State } from '../types.ts';
import { strengthOf } from './poker.ts';
import { randomSeat } from './randomizer.ts';

/** Every seat, as a bit set. */
export const ALL_SEATS = (1 << SEATS) - 1;

/** What a Gang is compared by: worst and best, smallest and largest, poorest and richest share a measure. */
function gangMeasure(state: Pick<State, 'pack' | 'gangs'>, rule: number, seat: Seat): number {
  const gang = state.gangs[seat] as Card[];
  if (rule < 2) return strengthOf(state.pack, gang);
  return rule < 4 ? gang.length : pointsIn(state.pack.points, gang);
}

export function pointsIn(points: readonly number[], cards: readonly Card[]): number {
  let sum = 0;
  for (let index = 0; index < cards.length; index++) sum += points[cards[index] as Card] as number;
  return sum;
}

/**
 * CP-5.3 The seats whose Gangs fit the rule, as they stand, out of some seats; a Gang with no cards is worse than any
 * other.
 */
export function gangsBy(state: Pick<State, 'pack' | 'gangs'>, rule: number, seats: number): number {
  const wantsMost = (rule & 1) === 1;
  let fitting = 0;
  let top = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (((seats >> seat) & 1) === 0) continue;
    const measure = wantsMost ? gangMeasure(state, rule, seat) : -gangMeasure(state, rule, seat);
    if (fitting === 0 || measure > top) {
      fitting = 1 << seat;
      top = measure;
    } else if (measure === top) fitting |= 1 << seat;
  }
  return fitting;
}

/**
 * CP-5.1 However played, the card goes where it says; into your own Gang where it says nothing. CP-3.5 Of equal Gangs
 * the randomizer
 * chooses. Returns whose Gang it is.
 */
export function gangFor(state: State, seat: Seat, card: Card, emit: Emit<Event> | undefined): Seat {
  const rule = state.pack.place[card] as number;
  if (rule < 0) return seat;
  const gang = randomSeat(state, gangsBy(state, rule, ALL_SEATS), 'gang', emit);
  emit?.({ type: 'place', seat, card: makeCard(card), rule: GANG_RULES[rule] as GangRule, gang });
  return gang;
}
