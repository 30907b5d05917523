// The odds in a trick: what the hidden cards may hold.
import type { Card, Seat } from '@sagebrush/engine';
import type { Pack } from '../pack/compile.ts';
import { PACK_SIZE } from '../pack/format.ts';
import { SEATS } from '../types.ts';
import type { KnownPlace, Sight } from './sight.ts';

/** A live player lays the better of about this many cards: not always the best of the hand. */
const CARDS_IN_EARNEST = 2;
/** Values go from 0 to 99 (CP-9.1); one more index for "all of them". */
const VALUES = 101;

/** A set of cards, a bit each: the cards from 0 to 31, and from 32 on. */
interface Cards {
  low: number;
  high: number;
}
function put(cards: Cards, card: Card): void {
  if (card < 32) cards.low |= 1 << card;
  else cards.high |= 1 << (card - 32);
}
function putAll(cards: Cards, pile: readonly Card[]): void {
  for (let index = 0; index < pile.length; index++) put(cards, pile[index] as Card);
}
function sizeOf(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The cards below each value, by kind of trick and then by value; made once a pack. */
const below = new WeakMap<Pack, readonly (readonly Cards[])[]>();
function cardsBelow(pack: Pack): readonly (readonly Cards[])[] {
  const known =
    below.get(pack) ??
    pack.values.map((values) => Array.from({ length: VALUES }, (_, value) => setBelow(values, value)));
  below.set(pack, known);
  return known;
}
function setBelow(values: readonly number[], value: number): Cards {
  const cards: Cards = { low: 0, high: 0 };
  for (let card = 0; card < PACK_SIZE; card++) if ((values[card] as number) < value) put(cards, card as Card);
  return cards;
}

/** The cards that a seat neither sees nor knows, in the position that was asked about last. */
const hidden = { sight: undefined as Sight | undefined, low: 0, high: 0, count: 0 };
const seen: Cards = { low: 0, high: 0 };

function lookForHidden(sight: Sight): void {
  const { gangs, cellars, out, hand, trick, effect, known } = sight;
  seen.low = 0;
  seen.high = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    putAll(seen, gangs[seat] as Card[]);
    putAll(seen, cellars[seat] as Card[]);
  }
  putAll(seen, out);
  putAll(seen, hand);
  if (trick) putAll(seen, trick.cards);
  if (effect?.waits) put(seen, effect.card);
  for (let index = 0; index < known.length; index++) put(seen, (known[index] as KnownPlace).card);
  hidden.sight = sight;
  hidden.low = ~seen.low;
  hidden.high = ~seen.high & HIGH_CARDS;
  hidden.count = sizeOf(hidden.low) + sizeOf(hidden.high);
}
const HIGH_CARDS = (1 << (PACK_SIZE - 32)) - 1;

/** The share of the hidden cards below a value in a kind of trick. */
function shareBelow(sight: Sight, kind: number, value: number): number {
  if (hidden.sight !== sight) lookForHidden(sight);
  if (hidden.count === 0) return 1;
  const { low, high } = (cardsBelow(sight.pack)[kind] as readonly Cards[])[value] as Cards;
  return (sizeOf(hidden.low & low) + sizeOf(hidden.high & high)) / hidden.count;
}

/** The chance that none of the next `count` seats to the left lays a card of this value or more. */
export function chanceAllBelow(sight: Sight, count: number, kind: number, value: number): number {
  const share = shareBelow(sight, kind, value);
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
