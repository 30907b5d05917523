// WC-1 Object and set-up.
import { fastRandom, pick } from '@sagebrush/engine';
import { namedCards } from '@sagebrush/testkit';
import { describe, expect, test } from 'vitest';
import { dealt, sit } from '../at-table.ts';
import { wyoming } from '../game.ts';

/** A hand that the last Ace ends on the next shot: seat 0 shoots at the King of Hearts, a Heart lies on top. */
const lastShot = {
  hands: [['7C'], ['KH'], ['8C']],
  guns: [[['3C', '8D']], [], []],
  aces: ['AH'],
  draw: ['4H', '9S', '9C', '9D', '4S', '4D', '4C', '7D', '7H'],
  turn: 0,
  dealer: 2,
} as const;
const shot = { type: 'shoot', gun: ['3C', '8D'], victim: 1 } as const;

test('[WC-1.5] after a match the player on the right of the last dealer deals, as after any hand', () => {
  const table = sit({ ...lastShot, totals: [400, 480, 0] });
  table.play(0, shot);
  expect(wyoming.outcome(table.state)).toBeDefined();
  expect(wyoming.nextDealer?.(table.state)).toBe(1);
});

describe('the object', () => {
  test('[WC-1.1] the first to reach the target at the end of a hand wins', () => {
    const table = sit({ ...lastShot, totals: [400, 480, 0] });
    table.play(0, shot);
    expect(wyoming.outcome(table.state)).toMatchObject({ scores: [430, 505, 0], winners: [1], places: [2, 1, 3] });
  });
  test('[WC-1.1] of several who pass the target in the same hand the highest total wins', () => {
    const table = sit({ ...lastShot, totals: [490, 480, 0] });
    table.play(0, shot);
    expect(wyoming.outcome(table.state)).toMatchObject({ scores: [520, 505, 0], winners: [0] });
  });
  test('[WC-1.1] equal totals share the win', () => {
    const table = sit({ ...lastShot, totals: [475, 480, 0] });
    table.play(0, shot);
    expect(wyoming.outcome(table.state)).toMatchObject({ winners: [0, 1], places: [1, 1, 3] });
  });
  test('[WC-1.1] option target: nobody has won below it, somebody has at it', () => {
    const low = sit({ ...lastShot, totals: [70, 0, 0] }, { target: 100 });
    low.play(0, shot);
    expect(wyoming.outcome(low.state)?.winners).toEqual([0]);
    const high = sit({ ...lastShot, totals: [70, 0, 0] }, { target: 101 });
    high.play(0, shot);
    expect(wyoming.outcome(high.state)).toBeUndefined();
    expect(high.view(0)).toMatchObject({ totals: [100, 25, 0], deals: 2 });
  });
});

describe('the set-up', () => {
  test.each([3, 4])('[WC-1.2] %i players: one deck, four Aces in the pile', (seats) => {
    const table = dealt(seats);
    const cards = namedCards(wyoming.positionOf(table.state));
    expect(cards).toHaveLength(52);
    expect(new Set(cards).size).toBe(52);
    expect(table.view('rail')).toMatchObject({ aces: ['AC', 'AD', 'AH', 'AS'], drawSize: 48 - 7 * seats });
  });
  test.each([5, 6, 7, 8, 9])('[WC-1.3] %i players: two decks, eight Aces in the pile', (seats) => {
    const table = dealt(seats);
    expect(new Set(namedCards(wyoming.positionOf(table.state))).size).toBe(104);
    expect(table.view('rail')).toMatchObject({ drawSize: 96 - 7 * seats });
    expect(table.view('rail').aces).toHaveLength(8);
  });
  test('[WC-1.2] three to nine play', () => {
    for (const seats of [0, 1, 2, 10, 3.5, -1, 1e9]) expect(() => wyoming.seating(seats)).toThrow(/3 to 9/);
    expect(() => wyoming.seating(['live', 'live', 'deadwood'])).toThrow(/deadwood/);
    expect(wyoming.seating(9)).toHaveLength(9);
  });
  test('[WC-1.4] seven cards each, the rest to draw, nothing turned up', () => {
    const { handSizes, discard, hand } = dealt(4).view(2);
    expect(handSizes).toEqual([7, 7, 7, 7]);
    expect(hand).toHaveLength(7);
    expect(discard).toEqual([]);
  });
  test('[WC-1.5] the dealer’s left begins and play goes left; then the dealer’s right deals, so that this dealer opens', () => {
    const table = dealt(4, { handLimit: 10 }, 'deal', 2);
    table.state.turns = 36;
    const turns: number[] = [];
    const random = fastRandom('1.5');
    while (table.state.deals === 1) {
      const { phase, turn } = table.state;
      const seat = table.pending()[0] ?? 0;
      if (phase.name === 'turn' && turns.at(-1) !== turn) turns.push(turn);
      table.play(seat, pick(random, table.choices(seat)));
    }
    expect(turns).toEqual([3, 0, 1, 2]);
    expect(table.view('rail')).toMatchObject({ dealer: 1, turn: 2, pending: [1], phase: { name: 'direction' } });
    expect(table.refused(0, { type: 'done' })).toBe('WC-2.1 dealer');
  });
  test('[WC-1.5] the first dealer is drawn at random', () => {
    const dealers = new Set(Array.from({ length: 40 }, (_, index) => dealt(3, {}, `dealer ${index}`).state.dealer));
    expect([...dealers].sort()).toEqual([0, 1, 2]);
  });
  test('[WC-1.5] out of turn', () => {
    const table = sit({ hands: [['7C'], ['8C'], ['9C']], turn: 1 });
    expect(table.refusal(0, { type: 'discard', card: '7C' })).toEqual({
      rule: 'WC-1.5',
      reason: 'turn',
      about: { seat: 1 },
    });
  });
});
