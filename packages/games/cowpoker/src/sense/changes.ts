// What if: the worth of a table on which one card has moved.
import type { Card, Seat } from '@sagebrush/engine';
import { strengthOf } from '../rules/poker.ts';
import { CELLARS, type Expectation, GANGS, handScale, NO_PILE, worthTo } from './expectation.ts';
import type { Sight } from './sight.ts';

/** The poker hand of a pile with one card more, one less, or both; -1 for no change. */
function changedScale(sight: Sight, cards: readonly Card[], added: Card | -1, removed: Card | -1): number {
  return handScale(strengthOf(sight.pack, pileOf(cards, added, removed)));
}

const pile: Card[] = [];
/** The same list every time. It is written over, not emptied: an empty list would have to grow again. */
export function pileOf(cards: readonly Card[], added: Card | -1, removed: Card | -1): readonly Card[] {
  let size = 0;
  for (let index = 0; index < cards.length; index++) if (cards[index] !== removed) pile[size++] = cards[index] as Card;
  if (added >= 0) pile[size++] = added as Card;
  while (pile.length > size) pile.pop();
  return pile;
}

const pointsOf = ({ pack }: Sight, card: Card | -1): number => (card < 0 ? 0 : (pack.points[card] as number));

/** One change to one Gang or Cellar. */
export interface PileChange {
  readonly seat: Seat;
  readonly place: 'gang' | 'cellar';
  readonly added: Card | -1;
  readonly removed: Card | -1;
}
const NO_CARD = -1;
/** One of each is asked about at a time, so each is written over: a playout makes millions. */
type Written = { -readonly [Field in keyof PileChange]: PileChange[Field] };
const gained: Written = { seat: 0, place: 'gang', added: NO_CARD, removed: NO_CARD };
const lost: Written = { seat: 0, place: 'gang', added: NO_CARD, removed: NO_CARD };

/** The same object every time. */
export function gains(seat: Seat, added: Card, place: PileChange['place'] = 'gang'): PileChange {
  gained.seat = seat;
  gained.place = place;
  gained.added = added;
  return gained;
}
/** The same object every time. */
export function loses(seat: Seat, removed: Card, place: PileChange['place'] = 'gang'): PileChange {
  lost.seat = seat;
  lost.place = place;
  lost.removed = removed;
  return lost;
}

/** The worth to the seat after one or two changes, and what had changed before; the expectation is left as it was. */
export function worthAfter(
  sight: Sight,
  expectation: Expectation,
  one: PileChange,
  two?: PileChange,
  before = NO_PILE,
): number {
  const isGang = one.place === 'gang';
  const points = isGang ? expectation.gangPoints : expectation.cellarPoints;
  const hands = isGang ? expectation.gangHands : expectation.cellarHands;
  const cards = (isGang ? sight.gangs : sight.cellars)[one.seat] as Card[];
  const changed = before | (isGang ? GANGS : CELLARS);
  const pointsBefore = points[one.seat] as number;
  const handBefore = hands[one.seat] as number;
  points[one.seat] = pointsBefore + pointsOf(sight, one.added) - pointsOf(sight, one.removed);
  hands[one.seat] = changedScale(sight, cards, one.added, one.removed);
  const worth = two
    ? worthAfter(sight, expectation, two, undefined, changed)
    : worthTo(expectation, sight.seat, changed);
  points[one.seat] = pointsBefore;
  hands[one.seat] = handBefore;
  return worth;
}
