// Chapter 1, set-up.
import { FormatError, fastRandom } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { usual } from '../at-table.ts';
import { corral } from '../game.ts';
import type { Event, State } from '../types.ts';

const dealt = (seats: number, seed: string, dealer?: number): State =>
  corral.deal(
    { seats: corral.seating(seats), options: usual, ...(dealer === undefined ? {} : { dealer }) },
    fastRandom(seed),
  );

test('[GC-1.1] two to six players', () => {
  for (const seats of [2, 3, 4, 5, 6]) expect(corral.seating(seats)).toEqual(new Array(seats).fill('live'));
  for (const seats of [0, 1, 7, -1, 1.5, 1e9]) expect(() => corral.seating(seats)).toThrow(FormatError);
  expect(() => corral.seating(['live', 'deadwood'])).toThrow('seats[1]');
  expect(() => corral.seating(['deadwood', 'live'])).toThrow('seats[0]');
});

test('[GC-1.2] one deck of 52 and two Jokers', () => {
  const { hands, deck } = corral.positionOf(dealt(3, 'deck'));
  const cards = [...(hands ?? []).flat(), ...(deck ?? [])];
  expect(new Set(cards).size).toBe(54);
  expect(cards).toHaveLength(54);
  expect(cards).toEqual(expect.arrayContaining(['X1', 'X2', '2C', 'AS']));
});

test('[GC-1.3] five cards each, the rest is the deck, and the shuffle follows the seed', () => {
  for (const seats of [2, 6]) {
    const state = dealt(seats, 'hands');
    expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(5));
    expect(state.deck).toHaveLength(54 - 5 * seats);
  }
  expect(corral.positionOf(dealt(4, 'one'))).toEqual(corral.positionOf(dealt(4, 'one')));
  expect(corral.positionOf(dealt(4, 'one'))).not.toEqual(corral.positionOf(dealt(4, 'two')));
});

test("[GC-1.4] the player on the dealer's left begins, and turns go to the left", () => {
  expect(dealt(4, 'left', 1).turn).toBe(2);
  const state = dealt(4, 'left', 3);
  expect(state.turn).toBe(0);
  for (const next of [1, 2, 3, 0]) {
    const fighter = corral.choices(state, state.turn).find(({ type }) => type === 'fighter');
    if (fighter) corral.apply(state, state.turn, fighter);
    expect(state.turn).toBe(next);
  }
});

test.each([0, 1, 2])('[GC-1.4] in a series the deal moves one seat to the left: dealer %i', (dealer) => {
  expect(corral.nextDealer?.(dealt(3, 'series', dealer))).toBe((dealer + 1) % 3);
});

test('[GC-1.4] without a dealer before, one is drawn at random', () => {
  const dealers = new Set(Array.from({ length: 40 }, (_, index) => dealt(3, `dealer ${index}`).dealer));
  expect([...dealers].sort()).toEqual([0, 1, 2]);
});

test('[GC-1.3] everybody is told their own hand and nobody else is', () => {
  const heard: { event: Event; privateEvents: readonly { seat: number; event: Event }[] }[] = [];
  const table = { seats: corral.seating(3), options: usual, dealer: 0 };
  const state = corral.deal(table, fastRandom('emitted'), (event, privateEvents = []) =>
    heard.push({ event, privateEvents }),
  );
  expect(heard[0]?.event).toEqual({ type: 'deal', dealer: 0, first: 1, handSizes: [5, 5, 5], deckSize: 39 });
  for (const { seat, event } of heard[0]?.privateEvents ?? [])
    expect(event).toMatchObject({ hand: corral.view(state, seat).hand });
  expect(heard[0]?.privateEvents).toHaveLength(3);
});
