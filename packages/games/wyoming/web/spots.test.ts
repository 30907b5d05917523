// How Wyoming's actions touch the table.
import { type Game, openMatch, startOf } from '@sagebrush/engine';
import { afterPick, pickingOf } from '@sagebrush/table-kit/table/spots.ts';
import { type WyomingView, wyoming } from '@sagebrush/wyoming';
import { expect, test } from 'vitest';
import { meantBy, spotsOf } from './spots.ts';

const NOTHING = { hand: [] } as unknown as WyomingView;

test('a discard goes from the hand to the pile, a shot from a gun to a seat', () => {
  expect(spotsOf({ type: 'discard', card: '6C' }, NOTHING)).toEqual(['hand:6C', 'pile:discard']);
  expect(spotsOf({ type: 'shoot', gun: ['2C', '2D'], victim: 2 }, NOTHING)).toEqual(['gun:2C 2D', 'seat:2']);
});
test('the four ways to draw do not look the same', () => {
  const ways = [['pile'], ['discard'], ['pile', 'pile'], ['discard', 'pile']] as const;
  const spots = ways.map((from) => spotsOf({ type: 'draw', from }, NOTHING).toSorted().join());
  expect(new Set(spots).size).toBe(4);
});
test('a couple is its King and its Queen, of twins the first', () => {
  const view = { hand: ["KH'", 'KH+AH', 'QH', 'KS'] } as unknown as WyomingView;
  expect(spotsOf({ type: 'couple', suit: 'H' }, view)).toEqual(['hand:KH', 'hand:QH']);
});
test('King and Queen of one suit are meant as a couple, other cards as a gun', () => {
  const view = { guns: [[]], phase: { name: 'turn' }, handSizes: [4, 4, 4] } as unknown as WyomingView;
  expect(meantBy(['hand:KH', 'hand:QH'], view, 0)).toEqual([{ type: 'couple', suit: 'H' }]);
  expect(meantBy(['hand:KH', 'hand:QS'], view, 0)).toEqual([{ type: 'pull', cards: ['KH', 'QS'] }]);
});

const game: Game = wyoming;
const start = startOf(game, {
  match: 'pass',
  seats: ['live', 'live', 'live'],
  options: {},
  dealer: 0,
  chance: { kind: 'seed', seed: 'pass' },
});

test('a pass of three is three cards of the hand, and the third makes it whole', () => {
  const match = openMatch(game, start);
  game.apply(match.state, 0, { type: 'direction', way: 'left' } as never);
  const choices = game.choices(match.state, 1);
  const ways = choices.map((action) => ({ action, spots: spotsOf(action as never, NOTHING) }));
  const hand = game.view(match.state, 1).hand ?? [];
  const picked = hand
    .slice(0, 3)
    .reduce<readonly string[]>((spots, card) => afterPick(ways, spots as never, `hand:${card}`).picked, []);
  expect(pickingOf(ways, picked as never).complete).toHaveLength(1);
});

test('a card that cannot be discarded now is meant as a discard all the same', () => {
  const match = openMatch(game, start);
  const view = game.view(match.state, 1) as WyomingView;
  expect(meantBy(['hand:6C'], view, 1)).toEqual([{ type: 'discard', card: '6C' }]);
});
