// The odds in a trick: what the hidden cards may hold.
import type { Card, Seat } from '@sagebrush/engine';
import { PACK_SIZE } from '../pack/format.ts';
import { SEATS } from '../types.ts';
import type { Sight } from './sight.ts';

/** A live player lays the better of about this many cards: not always the best of the hand. */
const CARDS_IN_EARNEST = 2;
/** Values go from 0 to 99 (CP-9.1); one more index for "all of them". */
const VALUES = 101;

const seen = new Uint8Array(PACK_SIZE);

function mark(cards: readonly Card[]): void {
  for (let index = 0; index < cards.length; index++) seen[cards[index] as Card] = 1;
}

/** Marks every card that the seat can see, or knows. */
function markSeen({ gangs, cellars, out, hand, trick, effect, known }: Sight): void {
  seen.fill(0);
  for (let seat = 0; seat < SEATS; seat++) {
    mark(gangs[seat] as Card[]);
    mark(cellars[seat] as Card[]);
  }
  mark(out);
  mark(hand);
  if (trick) mark(trick.cards);
  if (effect?.waits) seen[effect.card] = 1;
  for (const { card } of known) seen[card] = 1;
}

/** Of the hidden cards, the share below each value in a kind of trick: the value is the index. */
export function sharesBelow(sight: Sight, kind: number): Float64Array {
  markSeen(sight);
  const values = sight.pack.values[kind] as readonly number[];
  const shares = new Float64Array(VALUES);
  let hidden = 0;
  for (let card = 0; card < PACK_SIZE; card++) {
    if (seen[card] === 1) continue;
    const above = (values[card] as number) + 1;
    shares[above] = (shares[above] as number) + 1;
    hidden++;
  }
  let below = 0;
  for (let value = 0; value < VALUES; value++) {
    below += shares[value] as number;
    shares[value] = hidden === 0 ? 1 : below / hidden;
  }
  return shares;
}

/** What somebody has to stay below in a trick: a value, and which share of the hidden cards does. */
export interface Limit {
  readonly kind: number;
  readonly value: number;
  readonly share: number;
}

/** The chance that one seat lays no card that reaches the limit. `turned` cards leave the deck before it plays. */
function chanceBelow(sight: Sight, seat: Seat, limit: Limit, turned: number): number {
  const { live, deckSize, known } = sight;
  if (!live[seat]) {
    const top = known.find(({ depth }) => depth === turned);
    if (top) return Number(isBelow(sight, top.card, limit));
    return deckSize > 0 ? limit.share : 1;
  }
  const size = sight.handSizes[seat] as number;
  if (size === 0) return 1;
  const share = known.length === 0 ? limit.share : shareOfHand(sight, seat, size, limit);
  return size < CARDS_IN_EARNEST ? share : share ** CARDS_IN_EARNEST;
}

const isBelow = ({ pack }: Sight, card: Card, { kind, value }: Limit): boolean =>
  ((pack.values[kind] as readonly number[])[card] as number) < value;

/** Of a hand of which some cards may be known, the share below the limit. */
function shareOfHand(sight: Sight, seat: Seat, size: number, limit: Limit): number {
  let [hidden, below] = [size, 0];
  for (const { card, seat: holder } of sight.known) {
    if (holder !== seat) continue;
    hidden--;
    if (isBelow(sight, card, limit)) below++;
  }
  return (below + hidden * limit.share) / size;
}

/** The chance that none of the next `count` seats to the left reaches the limit. */
export function chanceAllBelow(sight: Sight, count: number, limit: Limit): number {
  let chance = 1;
  let turned = 0;
  for (let next = 1; next <= count; next++) {
    const seat = (sight.seat + next) % SEATS;
    chance *= chanceBelow(sight, seat, limit, turned);
    if (!sight.live[seat]) turned++;
  }
  return chance;
}

/** How many seats still play after this one in a trick of the turn's seat, who plays last. */
export const seatsAfter = ({ turn, seat }: Sight): number => (turn - seat + SEATS) % SEATS;
