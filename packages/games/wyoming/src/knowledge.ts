// Knowledge: where each hidden card may be, as far as everybody knows, and as far as each giver knows who passed it on.
// One row of masks for the public, one for each seat; a mask has a bit for each hand and one for the draw pile.
import { type Card, KING, type Seat } from '@sagebrush/engine';
import { cardAt, decksFor, isProtected, stepsLeft } from './table.ts';
import type { State, Way } from './types.ts';

export const DRAW_BIT = 1 << 9;
/** The card lies open, or is out of play. */
const OPEN = 0;
const DECK_CARDS = 48;

const rowLength = (seats: number): number => DECK_CARDS * decksFor(seats);
const cell = (card: Card): number => (card & 63) + (card >= 64 ? DECK_CARDS : 0);
const bit = (seat: Seat): number => 1 << seat;
export const anywhere = (seats: number): number => (bit(seats) - 1) | DRAW_BIT;
/** A plain list: unlike a typed array it is copied in no time. */
export const newKnowledge = (seats: number): number[] => new Array<number>(rowLength(seats) * (seats + 1)).fill(0);

export const publicMask = (state: State, card: Card): number => state.knowledge[cell(card)] ?? OPEN;
/** What a seat knows of a card it passed on; 0 when no more than everybody. */
const passedMask = (state: State, seat: Seat, card: Card): number =>
  state.knowledge[rowLength(state.seats) * (seat + 1) + cell(card)] ?? 0;
function setPassedMask(state: State, seat: Seat, card: Card, mask: number): void {
  state.knowledge[rowLength(state.seats) * (seat + 1) + cell(card)] = mask;
}
/** Where a card that is hidden from this seat may be. */
export function possiblePlaces(state: State, seat: Seat, card: Card): number {
  const passed = passedMask(state, seat, card);
  return publicMask(state, card) & (passed === 0 ? -1 : passed) & ~bit(seat);
}

/** A new hand: every card may be anywhere. */
export function forgetAll(state: State): void {
  state.knowledge.fill(0);
  state.knowledge.fill(anywhere(state.seats), 0, rowLength(state.seats));
}

/** Everybody sees where this card is; whoever passed it on knows no more than that. */
function publish(state: State, card: Card, mask: number): void {
  const row = rowLength(state.seats);
  const end = state.knowledge.length;
  state.knowledge[cell(card)] = mask;
  for (let index = cell(card) + row; index < end; index += row) state.knowledge[index] = 0;
}
export const layOpen = (state: State, card: Card): void => publish(state, card, OPEN);
export const seenInHand = (state: State, card: Card, seat: Seat): void => publish(state, card, bit(seat));

/** Somebody drew from the pile: whatever may have lain there may now be in that hand. */
export function drewFromPile(state: State, seat: Seat): void {
  const { knowledge } = state;
  const row = rowLength(state.seats);
  const drawer = bit(seat);
  for (let index = 0; index < row; index++) {
    const mask = knowledge[index] as number;
    if ((mask & DRAW_BIT) !== 0) knowledge[index] = mask | drawer;
  }
}

/** The pile ran out, so no card is in it but those that were just shuffled. */
export function shuffledIn(state: State, cards: readonly Card[]): void {
  const { knowledge } = state;
  const row = rowLength(state.seats);
  for (let index = 0; index < row; index++) knowledge[index] = (knowledge[index] as number) & ~DRAW_BIT;
  for (let index = 0; index < cards.length; index++) publish(state, cards[index] as Card, DRAW_BIT);
}

/**
 * A pass is complete: a card that may have been in a hand may now be in the next one too; givers know where theirs
 * went.
 */
export function passedOn(state: State, way: Way, given: readonly (readonly Card[] | null)[]): void {
  const { knowledge, seats } = state;
  const steps = stepsLeft(way, seats);
  const hands = bit(seats) - 1;
  for (let index = 0; index < knowledge.length; index++) {
    const held = (knowledge[index] as number) & hands;
    if (held !== 0)
      knowledge[index] = (knowledge[index] as number) | (((held << steps) | (held >> (seats - steps))) & hands);
  }
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
function lacks(state: State, seat: Seat, card: Card): void {
  state.knowledge[cell(card)] = (state.knowledge[cell(card)] as number) & ~bit(seat);
}

/** The cards that everybody knows to be in this hand. */
export function knownCards(state: State, seat: Seat): Card[] {
  const row = rowLength(state.seats);
  const cards: Card[] = [];
  for (let index = 0; index < row; index++) {
    if (state.knowledge[index] === bit(seat))
      cards.push((index < DECK_CARDS ? index : index - DECK_CARDS + 64) as Card);
  }
  return cards;
}

/** A row of masks as text, two digits to a card in the order of the deck; empty when it says nothing. */
export function shownRow(state: State, viewer: Seat | 'public'): string {
  const length = rowLength(state.seats);
  const start = viewer === 'public' ? 0 : length * (viewer + 1);
  const row = state.knowledge.slice(start, start + length);
  const silent = viewer === 'public' ? anywhere(state.seats) : 0;
  if (row.every((mask) => mask === silent || mask === OPEN)) return '';
  return row.map((mask) => mask.toString(32).padStart(2, '0')).join('');
}
/** The opposite of shownRow. An empty row says nothing: every card that is not open may be anywhere. */
export function readRow(state: State, viewer: Seat | 'public', text: string): void {
  const length = rowLength(state.seats);
  const start = viewer === 'public' ? 0 : length * (viewer + 1);
  if (text === '') return;
  for (let index = 0; index < length; index++)
    state.knowledge[start + index] = Number.parseInt(text.slice(index * 2, index * 2 + 2), 32);
}
export const isRowText = (text: string, seats: number): boolean =>
  text === '' || (text.length === rowLength(seats) * 2 && /^[0-9a-v]*$/.test(text));
/** The cards that such a row puts into one hand and nowhere else: what a giver knows of cards passed on. */
export function cardsTracedTo(row: string, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index * 2 < row.length; index++) {
    if (Number.parseInt(row.slice(index * 2, index * 2 + 2), 32) === bit(seat))
      cards.push((index < DECK_CARDS ? index : index - DECK_CARDS + 64) as Card);
  }
  return cards;
}
