// Who knows which hidden card: the little that the table has seen of hands and deck.
import { type Card, RAIL, type Seat, type Viewer } from '@sagebrush/engine';
import { SEATS, type State } from './types.ts';

const CARD_BITS = 6;
const CARD_MASK = (1 << CARD_BITS) - 1;
/** Every seat and the rail. */
export const EVERYBODY = (1 << (SEATS + 1)) - 1;
export const knowerBit = (viewer: Viewer): number => 1 << (viewer === RAIL ? SEATS : viewer);

export const knownCard = (entry: number): Card => (entry & CARD_MASK) as Card;
export const knowersOf = (entry: number): number => entry >> CARD_BITS;
export const knownEntry = (card: Card, knowers: number): number => card | (knowers << CARD_BITS);

/** These viewers now know where this hidden card is. */
export function learn(state: State, card: Card, knowers: number): void {
  const index = state.known.findIndex((entry) => knownCard(entry) === card);
  if (index < 0) state.known.push(knownEntry(card, knowers));
  else state.known[index] = (state.known[index] as number) | (knowers << CARD_BITS);
  state.known.sort((one, other) => knownCard(one as number) - knownCard(other as number));
}

/** The card lies open now: there is nothing left to know. */
export function forget(state: State, card: Card): void {
  if (state.known.length === 0) return;
  const index = state.known.findIndex((entry) => knownCard(entry) === card);
  if (index >= 0) state.known.splice(index, 1);
}

export const bitsOf = (viewers: readonly Viewer[]): number =>
  viewers.reduce<number>((bits, viewer) => bits | knowerBit(viewer), 0);
export const viewersIn = (knowers: number): Viewer[] =>
  [...viewerList].filter((viewer) => (knowers & knowerBit(viewer)) !== 0);
const viewerList: readonly Viewer[] = [...Array.from({ length: SEATS }, (_, seat): Seat => seat), RAIL];
