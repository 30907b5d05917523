// WC-8.1, WC-8.2, WC-8.13 to WC-8.15 The end of the hand, and of the match.
import { type Emit, outcomeOf, type Seat, type SheetLine } from '@sagebrush/engine';
import { isTwentyTwo } from '../guns.ts';
import { badgeOn, gunsOf, handOf, shownCards, tensInPlay, tensOf } from '../table.ts';
import type { Ending, Event, GunCode, State } from '../types.ts';
import { badgedMask, pointsNow } from './points.ts';
import { linesFor, POINTS, scoreLines } from './scoring.ts';
import { dealHand, nextDealer } from './set-up.ts';

/** WC-8.1 All 10s and at least one .22 lie on the table. */
export function areTensAndTwentyTwoDown(state: State): boolean {
  let tens = 0;
  for (let seat = 0; seat < state.seats; seat++) tens += tensOf(state, seat).length;
  return tens === tensInPlay(state.seats) && isTwentyTwoDown(state);
}

/** Whether a .22 lies on the table, whosever it is. */
export function isTwentyTwoDown(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    const guns = gunsOf(state, seat);
    for (let index = 0; index < guns.length; index++) if (isTwentyTwo(guns[index] as GunCode)) return true;
  }
  return false;
}

/** WC-8.14 Nobody holds a card, so nothing can change, guns or not. At first a gun kept the hand going. */
export function isStalemate(state: State): boolean {
  const gunsCount = state.options.readings === 'first';
  for (let seat = 0; seat < state.seats; seat++) {
    if (handOf(state, seat).length > 0 || (gunsCount && (state.guns[seat]?.length ?? 0) > 0)) return false;
  }
  return true;
}
/** WC-8.14 So many turns for each player; version 1 of the rules knew 0, which is no limit. */
export const isOutOfTurns = (state: State): boolean =>
  state.options.handLimit > 0 && state.turns >= state.options.handLimit * state.seats;

/** WC-8.2 The points of this hand if it ended now; whoever ended it earns 30. */
export function handSheet(state: State, by: Seat | null): SheetLine[] {
  return state.hands.flatMap((hand, seat) => {
    const holding = {
      hand,
      badgeOn: (king: (typeof hand)[number]) => badgeOn(state, king),
      tens: tensOf(state, seat),
      couples: state.couples[seat] ?? 0,
      endedHand: seat === by,
    };
    return linesFor(seat, scoreLines(holding, state.options.delay));
  });
}

/** WC-8.2 What that sheet adds up to for each seat. */
function handPoints(state: State, by: Seat | null): number[] {
  const badged = badgedMask(state);
  return state.hands.map((_, seat) => pointsNow(state, seat, badged) + (seat === by ? POINTS.ending : 0));
}

/**
 * WC-8.13, WC-8.15 All hands are shown, the points are added to the totals; then somebody has won, or the next hand is
 * dealt.
 */
export function endHand(state: State, ending: Ending, by: Seat | null, emit?: Emit<Event>): void {
  const before = state.totals.slice();
  const points = handPoints(state, by);
  for (let seat = 0; seat < state.seats; seat++) state.totals[seat] = (before[seat] ?? 0) + (points[seat] ?? 0);
  state.infoVersion++;
  const isOver = isMatchOver(state);
  if (!isOver && !emit) return dealHand(state, nextDealer(state));
  const sheet = handSheet(state, by);
  emit?.({
    type: 'hand',
    ending,
    by,
    hands: state.hands.map((hand) => shownCards(state, hand)),
    sheet,
    points,
    totals: state.totals.slice(),
  });
  if (!isOver) return dealHand(state, nextDealer(state), emit);
  const earlier = before.map((total, seat) => ({ seat, rule: 'WC-8.13', what: 'earlier', cards: [], points: total }));
  const hasEarlier = state.deals > 1 || before.some((total) => total !== 0);
  const outcome = outcomeOf(state.totals.slice(), hasEarlier ? [...earlier, ...sheet] : sheet);
  state.phase = { name: 'over', outcome };
  emit?.({ type: 'match', winners: outcome.winners, totals: outcome.scores });
}

/**
 * WC-1.1, WC-8.14 Somebody has reached the target, or the last hand that the table allows is played. The highest total
 * wins; equals share.
 */
const isMatchOver = (state: State): boolean =>
  Math.max(...state.totals) >= state.options.target ||
  (state.options.matchLimit > 0 && state.deals >= state.options.matchLimit);
