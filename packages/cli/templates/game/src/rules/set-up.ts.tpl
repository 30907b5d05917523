// Chapter 1: before the first bid.
import { DECK, FormatError, type Random, type SeatKind, shuffle, type Table } from '@sagebrush/engine';
import type { Options, State } from '../types.ts';

export const PLAYERS = { min: 2, max: 4 } as const;

export function seating(wanted: number | readonly SeatKind[]): readonly SeatKind[] {
  const seats = typeof wanted === 'number' ? Array.from({ length: wanted }, (): SeatKind => 'live') : wanted;
  if (seats.length < PLAYERS.min || seats.length > PLAYERS.max || seats.some((kind) => kind !== 'live'))
    throw new FormatError('seats', `has ${seats.length}: expected ${PLAYERS.min} to ${PLAYERS.max} live seats`);
  return seats;
}

/** {{XX}}-1.1 As many cards for each as the table's option says. */
export function deal({ seats, options }: Table<Options>, random: Random): State {
  const deck = shuffle(random, [...DECK]);
  return {
    hands: seats.map(() => deck.splice(0, options.cards)),
    bids: seats.map(() => undefined),
    won: seats.map(() => 0),
    deck,
    shown: [],
    random,
    infoVersion: 0,
  };
}
