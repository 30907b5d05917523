// Chapter 7, the end.
import { expect, test } from 'vitest';
import { atTable, emitted } from '../at-table.ts';
import { corral } from '../game.ts';
import type { Position } from '../types.ts';

test('[GC-7.1] it ends after the turn that leaves an empty deck and nobody with a play', () => {
  const table = atTable({ hands: [['AS'], []], fighters: [[], [{ card: '7D' }]], deck: [], turn: 0 });
  expect(corral.outcome(table.state)).toBeUndefined();
  const events = table.play({ type: 'bullet', card: 'AS', target: '7D' });
  expect(emitted(events, 'over')).toHaveLength(1);
  expect(table.view('rail').pending).toEqual([]);
  expect(corral.outcome(table.state)).toBeDefined();
  expect(table.refusal({ type: 'pass' })).toMatchObject({ rule: 'GC-7.1', reason: 'over' });
});

test('[GC-7.1] not while the draw brings somebody a play', () => {
  const table = atTable({ hands: [['AS'], []], fighters: [[], [{ card: '7D' }]], deck: ['3C'], turn: 0 });
  table.play({ type: 'bullet', card: 'AS', target: '7D' });
  expect(corral.outcome(table.state)).toBeUndefined();
  expect(table.view('rail').pending).toEqual([1]);
});

test('[GC-7.1] not while anybody can still pick a fight, even a losing one', () => {
  const table = atTable({ hands: [['3C'], []], fighters: [[], [{ card: '7D' }]], deck: [], turn: 0 });
  table.play({ type: 'fighter', card: '3C' });
  expect(table.choices()).toEqual([{ type: 'fight', attacker: '7D', target: '3C' }]);
  table.play({ type: 'fight', attacker: '7D', target: '3C' });
  expect(corral.outcome(table.state)?.scores).toEqual([0, 3]);
});

const losing: Position = {
  hands: [[], []],
  fighters: [[{ card: '3C' }], [{ card: '7D' }]],
  scored: [['KC'], ['QC']],
  deck: [],
  turn: 0,
};

test('[GC-7.1] with the option stop legal, who can only pick a losing fight must', () => {
  const table = atTable(losing);
  expect(table.choices()).toEqual([{ type: 'fight', attacker: '3C', target: '7D' }]);
  expect(table.refusal({ type: 'pass' })).toMatchObject({ rule: 'GC-2.2', reason: 'must' });
});

test('[GC-7.1] with the option stop useful, they may pass, and it ends when all have passed in a row', () => {
  const table = atTable(losing, { stop: 'useful' });
  expect(table.choices()).toEqual([{ type: 'fight', attacker: '3C', target: '7D' }, { type: 'pass' }]);
  expect(emitted(table.play({ type: 'pass' }), 'pass')).toEqual([{ type: 'pass', seat: 0, passes: 1 }]);
  expect(table.view('rail')).toMatchObject({ passes: 1, pending: [1] });
  expect(emitted(table.play({ type: 'pass' }), 'over')).toHaveLength(1);
  expect(corral.outcome(table.state)).toMatchObject({ scores: [13, 12], winners: [0] });
});

test('[GC-7.1] with the option stop useful, any play begins the row of passes anew', () => {
  const hands = [['5C'], [], []] as const;
  const fighters = [[{ card: '3C' }], [{ card: '7D' }], [{ card: '8D' }]] as const;
  const table = atTable({ hands, fighters, deck: [], turn: 1 }, { stop: 'useful' });
  table.play({ type: 'pass' });
  table.play({ type: 'pass' });
  table.play({ type: 'aim', card: '5C', fighter: '3C' });
  expect(table.view('rail').passes).toBeUndefined();
  table.play({ type: 'pass' });
  table.play({ type: 'pass' });
  expect(corral.outcome(table.state)).toBeUndefined();
  table.play({ type: 'pass' });
  expect(corral.outcome(table.state)).toBeDefined();
});

test('[GC-7.1] with the option stop useful, nobody may pass at will while there are cards in the deck', () => {
  const table = atTable({ ...losing, deck: ['4C'] }, { stop: 'useful' });
  expect(table.choices()).not.toContainEqual({ type: 'pass' });
  expect(table.refusal({ type: 'pass' })).toMatchObject({ rule: 'GC-2.2', reason: 'must' });
});

test('[GC-7.1] with the option stop useful, it ends without a pass too when nobody can play', () => {
  const table = atTable({ ...losing, hands: [['AS'], []], fighters: [[], [{ card: '7D' }]] }, { stop: 'useful' });
  table.play({ type: 'bullet', card: 'AS', target: '7D' });
  expect(corral.outcome(table.state)).toBeDefined();
});

test('[GC-7.1] if nobody at all can play while cards remain, it ends too', () => {
  const table = atTable({ hands: [['X1'], []], fighters: [[{ card: '5H' }], [{ card: '7D' }]], deck: ['3C'], turn: 0 });
  table.play({ type: 'fight', attacker: '5H', target: '7D' });
  expect(table.view('rail').deckSize).toBe(1);
  expect(corral.outcome(table.state)?.scores).toEqual([0, 5]);
});

test('[GC-7.2] the values of the score pile are added: an Ace 1, a Joker 0', () => {
  const scored = [
    ['AC', 'X1', 'KD'],
    ['9C', '2C'],
  ] as const;
  const table = atTable({ hands: [['AS'], []], fighters: [[], [{ card: '7D' }]], scored, deck: [], turn: 0 });
  table.play({ type: 'bullet', card: 'AS', target: '7D' });
  const outcome = corral.outcome(table.state);
  expect(outcome).toMatchObject({ scores: [14, 11], places: [1, 2], winners: [0] });
  expect(outcome?.sheet).toEqual([
    { seat: 0, rule: 'GC-7.2', what: 'card', cards: ['AC'], points: 1 },
    { seat: 0, rule: 'GC-7.2', what: 'card', cards: ['X1'], points: 0 },
    { seat: 0, rule: 'GC-7.2', what: 'card', cards: ['KD'], points: 13 },
    { seat: 1, rule: 'GC-7.2', what: 'card', cards: ['9C'], points: 9 },
    { seat: 1, rule: 'GC-7.2', what: 'card', cards: ['2C'], points: 2 },
  ]);
});

test('[GC-7.2] equal totals share the win, and fighters still in play score for nobody', () => {
  const scored = [['9C'], ['4C', '5C'], ['3C']] as const;
  const table = atTable({
    hands: [['AS'], [], []],
    fighters: [[{ card: 'KD' }], [{ card: '7D' }], []],
    scored,
    deck: [],
    turn: 0,
  });
  table.play({ type: 'bullet', card: 'AS', target: '7D' });
  expect(corral.outcome(table.state)).toMatchObject({ scores: [9, 9, 3], places: [1, 1, 3], winners: [0, 1] });
});
