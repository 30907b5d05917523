// Positions, tested: what cannot be says where and why.
import { fastRandom, parseOptions } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cowpoker } from './game.ts';
import { plainPack } from './testing/plain-pack.ts';
import { setTable } from './testing/table.ts';
import type { Options, Position } from './types.ts';

const START = { hands: [['2C'], ['3C'], [], []] } as const;

test('what is left out is empty or as usual, and cards that stand nowhere are shuffled into the deck', () => {
  const options = parseOptions<Options>(cowpoker.options, {});
  const state = cowpoker.setUp(
    { hands: [[], ['9S', 'TD'], [], []] },
    { seats: cowpoker.seating(4), options },
    fastRandom('position'),
  );
  expect(cowpoker.view(state, 1)).toMatchObject({
    ranches: ['davila', 'gallagher', 'masterson', 'san-joaquin'],
    turn: 1,
    deckSize: 52,
    hand: ['9S', 'TD'],
    totals: [0, 0, 0, 0],
  });
});

test('when the deck is given, cards that stand nowhere are out of this game', () => {
  const table = setTable({ ...START, deck: ['5C', '4C'] });
  expect(table.view(0).deckSize).toBe(2);
  expect(table.view(0).out).toHaveLength(50);
  table.play('2C');
  expect(table.hand(1)).toEqual(['3C', '5C', '4C']);
});

test("a Deadwood seat's turn runs by itself at once", () => {
  const table = setTable({ live: [false, true, true, true], hands: [[], ['3C'], [], []], deck: ['5C', '4C'] });
  expect(table.gang(0)).toEqual(['5C']);
  expect(table.pending()).toBe(1);
});

test.each<[string, Position, string]>([
  ['a card twice', { ...START, gangs: [['2C'], [], [], []] }, 'gangs[0][0]: the 2C stands twice'],
  [
    'a card of another deck',
    { ...START, gangs: [["2D'"], [], [], []] },
    "gangs[0][0]: is 2D', the 2D of a second deck: a pack has one",
  ],
  ['a hand for Deadwood', { ...START, live: [true, false, true, true] }, 'hands[1]: has cards'],
  ['one live seat', { live: [true, false, false, false] }, 'live: has 1 live'],
  [
    'a Ranch twice',
    { ...START, ranches: ['davila', 'davila', 'masterson', 'san-joaquin'] },
    'ranches: names no gallagher',
  ],
  ['nothing to play', { hands: [[], ['3C'], [], []] }, 'hands[0]: is empty'],
  ['a game that is over', { ...START, over: true }, 'over: is true'],
  ['a game beyond the series', { ...START, game: 2 }, 'game: is 2'],
  [
    'a trick in the wrong order',
    { ...START, trick: { kind: 'roundup', passed: 1, plays: [{ seat: 3, card: '9C' }] } },
    'trick.plays[0].seat',
  ],
  [
    'a placed card that is not there',
    { ...START, trick: { kind: 'roundup', passed: 1, plays: [{ seat: 1, entry: 0, gang: 2 }] } },
    'not in the Gang',
  ],
  [
    'an effect beyond its end',
    { ...START, effect: { entry: 0, at: 3, won: false, who: -1, picked: -1 } },
    'effect.at: is 3',
  ],
  [
    'a known card that is not there',
    { ...START, known: [{ seat: 0, at: 4, by: [1] }] },
    'known: there is no card at 4',
  ],
])('%s is an error', (_, position, message) => {
  expect(() => setTable(position)).toThrow(message);
});

test('a trick in a position is played on', () => {
  const table = setTable(
    { hands: [['2C'], [], ['4C'], ['5C']], trick: { kind: 'gunfight', passed: 1, plays: [{ seat: 1, card: '3C' }] } },
    { pack: plainPack() },
  );
  expect(table.pending()).toBe(2);
  table.follow('4C', '5C', '2C');
  expect(table.cellar(0)).toEqual(['3C', '4C', '5C', '2C']);
  expect(table.pending()).toBe(1);
});
