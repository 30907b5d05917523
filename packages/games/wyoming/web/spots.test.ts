// How Wyoming's actions touch the table.
import { type Game, openMatch, startOf } from '@sagebrush/engine';
import { afterPick, pickingOf } from '@sagebrush/table-kit/table/spots.ts';
import { type WyomingView, wyoming } from '@sagebrush/wyoming';
import { expect, test } from 'vitest';
import { isVerb, meantBy, spotsOf } from './spots.ts';

test('a discard goes from the hand to the pile, a shot from a gun to a seat', () => {
  expect(spotsOf({ type: 'discard', card: '6C' })).toEqual(['hand:6C', 'pile:discard']);
  expect(spotsOf({ type: 'shoot', gun: ['2C', '2D'], victim: 2 })).toEqual(['gun:2C 2D', 'seat:2']);
});
test('the four ways to draw do not look the same', () => {
  const ways = [['pile'], ['discard'], ['pile', 'pile'], ['discard', 'pile']] as const;
  const spots = ways.map((from) => spotsOf({ type: 'draw', from }).toSorted().join());
  expect(new Set(spots).size).toBe(4);
});
test('guns are offered before anything is picked', () => {
  expect(isVerb({ type: 'pull', cards: ['2C', '2D'] })).toBe(true);
  expect(isVerb({ type: 'discard', card: '2C' })).toBe(false);
});

const game = wyoming as unknown as Game;
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
  const ways = choices.map((action) => ({ action, spots: spotsOf(action as never) }));
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
