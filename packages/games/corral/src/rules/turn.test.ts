// Chapter 2, the turn.
import { expect, test } from 'vitest';
import { atTable, emitted } from '../at-table.ts';

test('[GC-2.1] a turn is one action, then the next player is on', () => {
  const table = atTable({ hands: [['KH', '5C'], ['7D']], deck: ['4C'], turn: 0 });
  table.play({ type: 'fighter', card: 'KH' });
  expect(table.view('rail').pending).toEqual([1]);
  expect(table.refusal({ type: 'fighter', card: '5C' }, 0)).toMatchObject({
    rule: 'GC-2.1',
    reason: 'turn',
    about: { seat: 1 },
  });
});

test('[GC-2.1] fighter, aim, fight and each special effect are the choices, every one listed once', () => {
  const table = atTable({
    hands: [['AS', '5C', '5D', 'X1'], ['7D']],
    fighters: [[{ card: '9S' }], [{ card: '5H' }]],
    deck: [],
    turn: 0,
  });
  const kinds = new Set(table.choices().map(({ type }) => type));
  expect([...kinds].sort()).toEqual(['aim', 'ambush', 'bullet', 'fight', 'fighter']);
  expect(new Set(table.choices().map((choice) => JSON.stringify(choice))).size).toBe(table.choices().length);
});

test('[GC-2.2] who can play must play', () => {
  const table = atTable({ hands: [['KH'], ['7D']], deck: [], turn: 0 });
  expect(table.choices()).not.toContainEqual({ type: 'pass' });
  expect(table.refusal({ type: 'pass' })).toMatchObject({ rule: 'GC-2.2', reason: 'must' });
});

test('[GC-2.2] a losing fight is a play too', () => {
  const table = atTable({ hands: [[], ['7D']], fighters: [[{ card: '3C' }], [{ card: 'KC' }]], deck: [], turn: 0 });
  expect(table.choices()).toEqual([{ type: 'fight', attacker: '3C', target: 'KC' }]);
  expect(table.refusal({ type: 'pass' })?.rule).toBe('GC-2.2');
});

test('[GC-2.2] who can do nothing passes', () => {
  const table = atTable({ hands: [['X1', 'AS'], ['7D']], deck: ['4C'], turn: 0 });
  expect(table.choices()).toEqual([{ type: 'pass' }]);
  expect(emitted(table.play({ type: 'pass' }), 'draw')).toEqual([]);
  expect(table.view(0)).toMatchObject({ hand: ['X1', 'AS'], turn: 1 });
});

test('[GC-2.3] who played cards draws back up to five', () => {
  const table = atTable({
    hands: [['KH', '5C', '5D', '9C', 'TD'], ['7D']],
    fighters: [[], [{ card: '8C' }]],
    deck: ['4C', '4D', '4H'],
    turn: 0,
  });
  const events = table.play({ type: 'ambush', cards: ['5C', '5D'], target: '8C' });
  expect(table.view(0).hand).toEqual(['KH', '9C', 'TD', '4C', '4D']);
  expect(emitted(events, 'draw')).toEqual([{ type: 'draw', seat: 0, count: 2, deckSize: 1 }]);
});

test('[GC-2.3] picking a fight plays no card, so nothing is drawn', () => {
  const table = atTable({
    hands: [['KH'], ['7D']],
    fighters: [[{ card: '9S' }], [{ card: '8C' }]],
    deck: ['4C'],
    turn: 0,
  });
  table.play({ type: 'fight', attacker: '9S', target: '8C' });
  expect(table.view(0)).toMatchObject({ hand: ['KH'], deckSize: 1 });
});

test('[GC-2.4] a short deck gives what it has, and the discards stay where they are', () => {
  const table = atTable({
    hands: [['AH', '9C'], ['7D']],
    fighters: [[], [{ card: '8C' }]],
    deck: ['4C'],
    discard: ['3C', '3D'],
    turn: 0,
  });
  table.play({ type: 'bullet', card: 'AH', target: '8C' });
  expect(table.view(0)).toMatchObject({ hand: ['9C', '4C'], deckSize: 0, discard: ['3C', '3D', 'AH', '8C'] });
  table.play({ type: 'fighter', card: '7D' });
  expect(table.view(1)).toMatchObject({ hand: [], deckSize: 0 });
});
