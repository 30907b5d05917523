// The odds in a trick: what the hidden cards may hold.
import type { Seat } from '@sagebrush/engine';
import { PACK_SIZE } from '../pack/format.ts';
import { SEATS } from '../types.ts';
import { type CardSet, highBit, highOf, lowBit, lowOf, sizeOf } from './card-set.ts';
import type { Evaluation } from './evaluation.ts';
import type { KnownPlace, Sight } from './sight.ts';

/** A live player lays the better of about this many cards: not always the best of the hand. */
const CARDS_IN_EARNEST = 2;
/** The cards that the seat neither sees nor knows, in the decision that was asked about last. */
const hidden = { evaluation: 0, low: 0, high: 0, count: 0 };

function lookForHidden({ sight, expectation, serial }: Evaluation): void {
  const { out, hand, trick, effect, known } = sight;
  const { gangs, cellars } = expectation;
  let low = lowOf(out) | lowOf(hand);
  let high = highOf(out) | highOf(hand);
  for (let seat = 0; seat < SEATS; seat++) {
    low |= (gangs.low[seat] as number) | (cellars.low[seat] as number);
    high |= (gangs.high[seat] as number) | (cellars.high[seat] as number);
  }
  if (trick) {
    low |= lowOf(trick.cards);
    high |= highOf(trick.cards);
  }
  if (effect?.waits) {
    low |= lowBit(effect.card);
    high |= highBit(effect.card);
  }
  for (let index = 0; index < known.length; index++) {
    low |= lowBit((known[index] as KnownPlace).card);
    high |= highBit((known[index] as KnownPlace).card);
  }
  hidden.evaluation = serial;
  hidden.low = ~low;
  hidden.high = ~high & HIGH_CARDS;
  hidden.count = sizeOf(hidden.low, hidden.high);
}
const HIGH_CARDS = (1 << (PACK_SIZE - 32)) - 1;

/** The share of the hidden cards below a value in a kind of trick. */
function shareBelow(thought: Evaluation, kind: number, value: number): number {
  if (hidden.evaluation !== thought.serial) lookForHidden(thought);
  if (hidden.count === 0) return 1;
  const { low, high } = (thought.sets.below[kind] as readonly CardSet[])[value] as CardSet;
  return sizeOf(hidden.low & low, hidden.high & high) / hidden.count;
}

/** The chance that none of the next `count` seats to the left lays a card of this value or more. */
export function chanceAllBelow(thought: Evaluation, count: number, kind: number, value: number): number {
  const { sight } = thought;
  const share = shareBelow(thought, kind, value);
  if (sight.known.length > 0) return chanceByKnown(sight, count, { kind, value, share });
  let chance = 1;
  for (let next = 1; next <= count; next++) chance *= chanceBelow(sight, (sight.seat + next) % SEATS, share);
  return chance;
}

function chanceBelow(sight: Sight, seat: Seat, share: number): number {
  if (!sight.live[seat]) return sight.deckSize > 0 ? share : 1;
  const size = sight.handSizes[seat] as number;
  if (size === 0) return 1;
  return size < CARDS_IN_EARNEST ? share : share ** CARDS_IN_EARNEST;
}

/** What somebody has to stay below in a trick: a value, and which share of the hidden cards does. */
interface Limit {
  readonly kind: number;
  readonly value: number;
  readonly share: number;
}

/** The same where some of the hidden cards are known: what Deadwood will turn over, what a hand holds. */
function chanceByKnown(sight: Sight, count: number, limit: Limit): number {
  let chance = 1;
  let turned = 0;
  for (let next = 1; next <= count; next++) {
    const seat = (sight.seat + next) % SEATS;
    chance *= chanceBelow(sight, seat, shareOf(sight, seat, limit, turned));
    if (!sight.live[seat]) turned++;
  }
  return chance;
}

/** The share of what a seat may lay that stays below; `turned` cards leave the deck before it plays. */
function shareOf(sight: Sight, seat: Seat, { kind, value, share }: Limit, turned: number): number {
  const values = sight.pack.values[kind] as readonly number[];
  const own = sight.known.filter(({ seat: holder, depth }) => (sight.live[seat] ? holder === seat : depth === turned));
  const size = sight.live[seat] ? (sight.handSizes[seat] as number) : 1;
  const below = own.filter(({ card }) => (values[card] as number) < value).length;
  return size === 0 ? 1 : (below + (size - own.length) * share) / size;
}

/** How many seats still play after this one in a trick of the turn's seat, who plays last. */
export const seatsAfter = ({ turn, seat }: Sight): number => (turn - seat + SEATS) % SEATS;
