// Hidden cards are dealt into hands and the draw pile at random, each only where it may be.
import { below, type Card, type Random, shuffle } from '@sagebrush/engine';
import { DRAW_BIT } from './knowledge.ts';

export interface Hidden {
  readonly card: Card;
  /** A bit for each hand, and DRAW_BIT. */
  readonly places: number;
  /** A cowboy with a badge takes the room of two cards. */
  readonly size: 1 | 2;
}

/** A place for each card: a seat, or the number of seats for the draw pile. Undefined when there is no way. */
export function placesForHidden(
  hidden: readonly Hidden[],
  hands: readonly number[],
  draw: number,
  random: Random,
): number[] | undefined {
  const room = [...hands, draw];
  const masks = hidden.map(({ places }) => (places & ~DRAW_BIT) | ((places & DRAW_BIT) === 0 ? 0 : 1 << hands.length));
  const at: number[] = [];
  const wide: number[] = [];
  const narrow: number[] = [];
  for (let index = 0; index < hidden.length; index++) {
    at.push(-1);
    ((hidden[index] as Hidden).size === 2 ? wide : narrow).push(index);
  }
  const inOrder = singlesFirst(shuffle(random, narrow), masks);
  return placeWide({ room, masks, at, random }, wide, inOrder) ? at : undefined;
}
/** Cards that can be in one place only come before the others. */
function singlesFirst(cards: number[], masks: readonly number[]): number[] {
  const inOrder: number[] = [];
  for (let index = 0; index < cards.length; index++)
    if (isSingle(masks[cards[index] as number])) inOrder.push(cards[index] as number);
  if (inOrder.length === 0) return cards;
  for (let index = 0; index < cards.length; index++)
    if (!isSingle(masks[cards[index] as number])) inOrder.push(cards[index] as number);
  return inOrder;
}
const isSingle = (mask = 0): boolean => (mask & (mask - 1)) === 0;

interface Placing {
  readonly room: number[];
  readonly masks: readonly number[];
  readonly at: number[];
  readonly random: Random;
}

/** Cards that take the room of two first, in every way until the others fit around them. */
function placeWide(placing: Placing, wide: readonly number[], narrow: readonly number[]): boolean {
  const [card, ...others] = wide;
  if (card === undefined) return placeNarrow(placing, narrow);
  const { room, masks, at, random } = placing;
  const places = shuffle(
    random,
    room.flatMap((free, place) => (free >= 2 && (((masks[card] ?? 0) >> place) & 1) === 1 ? [place] : [])),
  );
  for (const place of places) {
    const attempt = { ...placing, room: room.slice(), at: at.slice() };
    attempt.room[place] = (room[place] ?? 0) - 2;
    attempt.at[card] = place;
    if (!placeWide(attempt, others, narrow)) continue;
    for (let index = 0; index < at.length; index++) at[index] = attempt.at[index] ?? -1;
    return true;
  }
  return false;
}

function placeNarrow(placing: Placing, cards: readonly number[]): boolean {
  const { room, masks, at } = placing;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as number;
    let place = roomyPlace(placing, masks[card] ?? 0);
    if (place < 0) place = freePlace(placing, cards.slice(0, index), masks[card] ?? 0, 0);
    if (place < 0) return false;
    at[card] = place;
    room[place] = (room[place] as number) - 1;
  }
  return true;
}

/** One of the places with room, the likelier the more room it has; -1 when all are full. */
function roomyPlace({ room, random }: Placing, mask: number): number {
  let total = 0;
  for (let place = 0; place < room.length; place++) if (((mask >> place) & 1) === 1) total += room[place] as number;
  if (total === 0) return -1;
  let drawn = below(random, total);
  for (let place = 0; place < room.length; place++) {
    if (((mask >> place) & 1) === 0) continue;
    drawn -= room[place] as number;
    if (drawn < 0) return place;
  }
  return -1;
}

/**
 * Makes room in one of the full places by moving a card on, that one perhaps by moving another (an augmenting path).
 */
function freePlace(placing: Placing, placed: readonly number[], mask: number, visited: number): number {
  const { room, masks, at } = placing;
  let seen = visited | mask;
  for (let place = 0; place < room.length; place++) {
    if (((mask & ~visited) >> place) % 2 === 0) continue;
    for (const card of placed) {
      if (at[card] !== place) continue;
      const others = (masks[card] ?? 0) & ~(1 << place);
      let target = roomyPlace(placing, others);
      if (target < 0) target = freePlace(placing, placed, others & ~seen, seen);
      seen |= others;
      if (target < 0) continue;
      at[card] = target;
      room[target] = (room[target] as number) - 1;
      room[place] = (room[place] as number) + 1;
      return place;
    }
  }
  return -1;
}
