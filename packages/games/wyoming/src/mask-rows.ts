// Rows of masks, one mask for each card: a bit for each hand, and above them one for the draw pile. As many masks as 30
// bits hold lie side by side in one number, so that what happens to all cards happens to several of them at once.
import type { Card, Seat } from '@sagebrush/engine';
import { cardAt, decksFor } from './table.ts';

export interface MaskRows {
  /** The cards of a row, in the order of the deck, twins after it. */
  readonly cards: readonly Card[];
  /** How many numbers make a row. */
  readonly length: number;
  /** By card: in which number of the row its mask lies, and how far up. */
  readonly at: Uint8Array;
  readonly shift: Uint8Array;
  /** One mask with all its bits; the bit of the draw pile. */
  readonly full: number;
  readonly pile: number;
  /** The lowest bit of each mask in a number: times a mask, that mask for every card. */
  readonly each: number;
}

const BITS = 30;
const RANKS_BUT_ACES = 12;
const CODES = 128;

function rowsFor(seats: number): MaskRows {
  const width = seats + 1;
  const abreast = Math.floor(BITS / width);
  const cards = Array.from({ length: decksFor(seats) }, (_, deck) =>
    Array.from({ length: RANKS_BUT_ACES * 4 }, (_card, index) => cardAt(index >> 2, (index & 3) + 4 * deck)),
  ).flat();
  const at = new Uint8Array(CODES);
  const shift = new Uint8Array(CODES);
  for (const [index, card] of cards.entries()) {
    at[card] = Math.floor(index / abreast);
    shift[card] = (index % abreast) * width;
  }
  let each = 0;
  for (let low = 0; low + width <= BITS; low += width) each |= 1 << low;
  return {
    cards,
    length: Math.ceil(cards.length / abreast),
    at,
    shift,
    full: (1 << width) - 1,
    pile: 1 << seats,
    each,
  };
}

const MOST_SEATS = 9;
const ROWS: readonly MaskRows[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => rowsFor(seats));
export const maskRows = (seats: number): MaskRows => ROWS[seats] as MaskRows;

/** The mask of a card in the row that begins at `start`. */
export const maskIn = (masks: readonly number[], { at, shift, full }: MaskRows, start: number, card: Card): number =>
  ((masks[start + (at[card] as number)] as number) >> (shift[card] as number)) & full;

export function setMask(masks: number[], { at, shift, full }: MaskRows, start: number, card: Card, mask: number): void {
  const place = start + (at[card] as number);
  const up = shift[card] as number;
  masks[place] = ((masks[place] as number) & ~(full << up)) | (mask << up);
}

/** The same mask for this card in the first row, and none in all that follow. */
export function setInFirstRow(masks: number[], { at, shift, full, length }: MaskRows, card: Card, mask: number): void {
  const first = at[card] as number;
  const up = shift[card] as number;
  const others = ~(full << up);
  masks[first] = ((masks[first] as number) & others) | (mask << up);
  for (let place = first + length; place < masks.length; place += length)
    masks[place] = (masks[place] as number) & others;
}

/** Whatever may lie in the draw pile may now also be in this hand; the first row alone. */
export function fromPileToHand(masks: number[], { length, each, pile }: MaskRows, seats: number, seat: Seat): void {
  const piles = pile * each;
  const down = seats - seat;
  for (let place = 0; place < length; place++) {
    const several = masks[place] as number;
    masks[place] = several | ((several & piles) >> down);
  }
}

/** No card lies in the draw pile; the first row alone. */
export function emptyPile(masks: number[], { length, each, pile }: MaskRows): void {
  const others = ~(pile * each);
  for (let place = 0; place < length; place++) masks[place] = (masks[place] as number) & others;
}

/** Whatever may be in a hand may now also be in the hand so many seats to the left; all rows. */
export function handsToLeft(masks: number[], { each, pile }: MaskRows, seats: number, steps: number): void {
  const hands = (pile - 1) * each;
  const aroundNot = ((1 << (seats - steps)) - 1) * each;
  for (let place = 0; place < masks.length; place++) {
    const held = (masks[place] as number) & hands;
    if (held !== 0)
      masks[place] =
        (masks[place] as number) | ((held & aroundNot) << steps) | ((held & ~aroundNot) >> (seats - steps));
  }
}
