// Chapter 6, the stray bullet.
import { expect, test } from 'vitest';
import { atTable, emitted } from '../at-table.ts';

const position = {
  hands: [['AH', 'KH'], ['7D']],
  fighters: [[{ card: '9S' }], [{ card: 'QH', aim: ['3C', 'X1'] }]],
  deck: [],
  turn: 0,
} as const;

test('[GC-6.1] an Ace sends any fighter to the discard pile, and nobody scores it', () => {
  const table = atTable(position);
  const events = table.play({ type: 'bullet', card: 'AH', target: 'QH' });
  expect(table.view('rail')).toMatchObject({
    scores: [0, 0],
    fighters: [[{ card: '9S', aim: 0 }], []],
    discard: ['3C', 'X1', 'AH', 'QH'],
  });
  expect(emitted(events, 'bullet')).toEqual([{ type: 'bullet', seat: 0, card: 'AH', target: { seat: 1, card: 'QH' } }]);
});

test('[GC-6.1] the aim cards of the fighter are turned up', () => {
  const events = atTable(position).play({ type: 'bullet', card: 'AH', target: 'QH' });
  expect(emitted(events, 'reveal')[0]).toMatchObject({
    seat: 1,
    fighter: 'QH',
    aim: [
      { card: '3C', value: 3 },
      { card: 'X1', value: 0 },
    ],
    spent: true,
  });
});

test('[GC-6.1] your own fighter can be hit too', () => {
  const table = atTable(position);
  expect(table.choices()).toContainEqual({ type: 'bullet', card: 'AH', target: '9S' });
  table.play({ type: 'bullet', card: 'AH', target: '9S' });
  expect(table.view('rail').fighters[0]).toEqual([]);
});

test('[GC-6.1] only an Ace of your hand is a stray bullet, and it needs a fighter', () => {
  const table = atTable(position);
  expect(table.refusal({ type: 'bullet', card: 'KH', target: 'QH' })).toMatchObject({
    rule: 'GC-6.1',
    reason: 'no-ace',
  });
  expect(table.refusal({ type: 'bullet', card: 'AS', target: 'QH' })).toMatchObject({ rule: 'GC-6.1', reason: 'hand' });
  expect(table.refusal({ type: 'bullet', card: 'AH', target: 'JH' })).toMatchObject({
    rule: 'GC-6.1',
    reason: 'absent',
  });
});
