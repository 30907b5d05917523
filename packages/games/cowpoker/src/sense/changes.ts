// What if: the worth of a table on which one card has moved.
import type { Card, Seat } from '@sagebrush/engine';
import type { Pack } from '../pack/compile.ts';
import { highBit, lowBit } from './card-set.ts';
import type { Evaluation } from './evaluation.ts';
import { changeCellar, changeGang, reckonChanged, reckoned, undoChanges } from './expectation.ts';

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

const pointsOf = ({ points }: Pack, card: Card | -1): number => (card < 0 ? 0 : (points[card] as number));
const lowOf = (card: Card | -1): number => (card < 0 ? 0 : lowBit(card as Card));
const highOf = (card: Card | -1): number => (card < 0 ? 0 : highBit(card as Card));

/** The worth to the seat after one or two changes; the expectation is left as it was. */
export function worthAfter(thought: Evaluation, one: PileChange, two?: PileChange): number {
  reckonAfter(thought, one, two);
  return reckoned();
}
/** The same, to be asked for by `reckoned`. */
export function reckonAfter(thought: Evaluation, one: PileChange, two?: PileChange): void {
  const changed = two ? make(thought, one) | make(thought, two) : make(thought, one);
  reckonChanged(thought.sight.seat, changed);
  undoChanges(one.seat);
  if (two) undoChanges(two.seat);
}

function make({ sight, expectation }: Evaluation, { seat, place, added, removed }: PileChange): number {
  const { pack } = sight;
  const { low, high } = place === 'gang' ? expectation.gangs : expectation.cellars;
  const change = place === 'gang' ? changeGang : changeCellar;
  return change(
    pack,
    seat,
    pointsOf(pack, added) - pointsOf(pack, removed),
    ((low[seat] as number) & ~lowOf(removed)) | lowOf(added),
    ((high[seat] as number) & ~highOf(removed)) | highOf(added),
  );
}
