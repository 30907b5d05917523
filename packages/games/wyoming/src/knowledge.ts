// Knowledge: where each hidden card may be, as far as everybody knows, and as far as each giver knows who passed it on.
// One row of masks for the public, one for each seat (mask-rows.ts). Outside, a mask has a bit for each hand and DRAW_BIT.
import { type Card, KING, type Seat } from '@sagebrush/engine';
import { emptyPile, fromPileToHand, handsToLeft, maskIn, maskRows, setInFirstRow, setMask } from './mask-rows.ts';
import { cardAt, decksFor, isProtected, stepsLeft } from './table.ts';
import type { State, Way } from './types.ts';

export const DRAW_BIT = 1 << 9;
/** The card lies open, or is out of play. */
const OPEN = 0;

const bit = (seat: Seat): number => 1 << seat;
export const anywhere = (seats: number): number => (bit(seats) - 1) | DRAW_BIT;
/** A plain list: unlike a typed array it is copied in no time. */
export const newKnowledge = (seats: number): number[] =>
  new Array<number>(maskRows(seats).length * (seats + 1)).fill(0);

/** Where the row of a seat begins; that of the public comes before them. */
const rowOf = (seats: number, viewer: Seat | 'public'): number =>
  viewer === 'public' ? 0 : maskRows(seats).length * (viewer + 1);
/** A mask as it is inside, with the draw pile next to the hands, for the outside, and back. */
const outside = (seats: number, mask: number): number =>
  (mask & (bit(seats) - 1)) | ((mask & bit(seats)) === 0 ? 0 : DRAW_BIT);
const inside = (seats: number, mask: number): number =>
  (mask & (bit(seats) - 1)) | ((mask & DRAW_BIT) === 0 ? 0 : bit(seats));

function maskOf({ knowledge, seats }: State, viewer: Seat | 'public', card: Card): number {
  return outside(seats, maskIn(knowledge, maskRows(seats), rowOf(seats, viewer), card));
}
function setPassedMask({ knowledge, seats }: State, seat: Seat, card: Card, mask: number): void {
  setMask(knowledge, maskRows(seats), rowOf(seats, seat), card, mask);
}
export const publicMask = (state: State, card: Card): number => maskOf(state, 'public', card);
/** Where a card that is hidden from this seat may be. What a seat knows of a card it passed on is 0 when it is no more than everybody. */
export function possiblePlaces(state: State, seat: Seat, card: Card): number {
  const passed = maskOf(state, seat, card);
  return publicMask(state, card) & (passed === 0 ? -1 : passed) & ~bit(seat);
}

/** A new hand: every card may be anywhere. */
export function forgetAll({ knowledge, seats }: State): void {
  const { length, full, each } = maskRows(seats);
  for (let place = 0; place < knowledge.length; place++) knowledge[place] = place < length ? full * each : 0;
}

/** Everybody sees where this card is; whoever passed it on knows no more than that. */
const publish = ({ knowledge, seats }: State, card: Card, mask: number): void =>
  setInFirstRow(knowledge, maskRows(seats), card, mask);
export const layOpen = (state: State, card: Card): void => publish(state, card, OPEN);
export const seenInHand = (state: State, card: Card, seat: Seat): void => publish(state, card, bit(seat));

/** Somebody drew from the pile: whatever may have lain there may now be in that hand. */
export const drewFromPile = ({ knowledge, seats }: State, seat: Seat): void =>
  fromPileToHand(knowledge, maskRows(seats), seats, seat);

/** The pile ran out, so no card is in it but those that were just shuffled. */
export function shuffledIn(state: State, cards: readonly Card[]): void {
  emptyPile(state.knowledge, maskRows(state.seats));
  for (let index = 0; index < cards.length; index++) publish(state, cards[index] as Card, bit(state.seats));
}

/**
 * A pass is complete: a card that may have been in a hand may now be in the next one too; givers know where theirs
 * went.
 */
export function passedOn(state: State, way: Way, given: readonly (readonly Card[] | null)[]): void {
  const { knowledge, seats } = state;
  const steps = stepsLeft(way, seats);
  handsToLeft(knowledge, maskRows(seats), seats, steps);
  for (let giver = 0; giver < seats; giver++) {
    const receiver = (giver + steps) % seats;
    const cards = given[giver] ?? [];
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as Card;
      setPassedMask(state, giver, card, bit(receiver));
      setPassedMask(state, receiver, card, 0);
    }
  }
}

/** A victim said no, or was hit: this cowboy, unless he wears a badge, is not in that hand. */
export function lacksUnprotected(state: State, seat: Seat, suit?: number): void {
  for (let place = 0; place < decksFor(state.seats) * 4; place++) {
    const cowboy = cardAt(KING, place);
    if ((suit === undefined || (place & 3) === suit) && !isProtected(state, cowboy)) lacks(state, seat, cowboy);
  }
}
export function lacksProtected(state: State, seat: Seat, suit?: number): void {
  for (let place = 0; place < decksFor(state.seats) * 4; place++) {
    const cowboy = cardAt(KING, place);
    if ((suit === undefined || (place & 3) === suit) && isProtected(state, cowboy)) lacks(state, seat, cowboy);
  }
}
function lacks({ knowledge, seats }: State, seat: Seat, card: Card): void {
  const rows = maskRows(seats);
  setMask(knowledge, rows, 0, card, maskIn(knowledge, rows, 0, card) & ~bit(seat));
}

/** The cards that everybody knows to be in this hand. */
export const knownCards = (state: State, seat: Seat): Card[] =>
  maskRows(state.seats).cards.filter((card) => publicMask(state, card) === bit(seat));

/** A row of masks as text, two digits to a card in the order of the deck; empty when it says nothing. */
export function shownRow(state: State, viewer: Seat | 'public'): string {
  const row = maskRows(state.seats).cards.map((card) => maskOf(state, viewer, card));
  const silent = viewer === 'public' ? anywhere(state.seats) : 0;
  if (row.every((mask) => mask === silent || mask === OPEN)) return '';
  return row.map((mask) => mask.toString(32).padStart(2, '0')).join('');
}
/** The opposite of shownRow. An empty row says nothing: every card that is not open may be anywhere. */
export function readRow({ knowledge, seats }: State, viewer: Seat | 'public', text: string): void {
  if (text === '') return;
  const rows = maskRows(seats);
  for (const [index, card] of rows.cards.entries())
    setMask(knowledge, rows, rowOf(seats, viewer), card, inside(seats, maskAt(text, index)));
}
const maskAt = (text: string, index: number): number => Number.parseInt(text.slice(index * 2, index * 2 + 2), 32);
export const isRowText = (text: string, seats: number): boolean =>
  text === '' || (text.length === maskRows(seats).cards.length * 2 && /^[0-9a-v]*$/.test(text));
/** The cards that such a row puts into one hand and nowhere else: what a giver knows of cards passed on. */
export const cardsTracedTo = (row: string, seat: Seat): Card[] =>
  TWO_DECKS.slice(0, row.length / 2).filter((_, index) => maskAt(row, index) === bit(seat));
/** In the order of every row. */
const TWO_DECKS = maskRows(9).cards;
