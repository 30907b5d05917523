// Chapter 4, taking aim.
import { type CardText, parseCard } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { atTable, emitted } from '../at-table.ts';
import { corral } from '../game.ts';
import type { Event } from '../types.ts';
import { aimValue } from './aim.ts';

test('[GC-4.1] any card of the hand, on a fighter of your own, one in a turn, several over several turns', () => {
  const hand = ['2H', 'KH', 'AS', 'X1'] as const;
  const table = atTable({
    hands: [hand, ['7D', '6D']],
    fighters: [[{ card: '9S', aim: ['3C'] }], [{ card: '5H' }]],
    deck: [],
    turn: 0,
  });
  const aims = table.choices().filter(({ type }) => type === 'aim');
  expect(aims).toEqual(hand.map((card) => ({ type: 'aim', card, fighter: '9S' })));
  table.play({ type: 'aim', card: 'X1', fighter: '9S' });
  expect(table.view(0).fighters[0]).toEqual([{ card: '9S', aim: ['3C', 'X1'] }]);
});

test('[GC-4.1] not on a fighter of somebody else, nor on what is no fighter, nor with a card you do not hold', () => {
  const table = atTable({ hands: [['KH'], ['7D']], fighters: [[{ card: '9S' }], [{ card: '5H' }]], deck: [], turn: 0 });
  expect(table.refusal({ type: 'aim', card: 'KH', fighter: '5H' })).toMatchObject({
    rule: 'GC-4.1',
    reason: 'theirs',
    about: { card: '5H', seat: 1 },
  });
  expect(table.refusal({ type: 'aim', card: 'KH', fighter: '4H' })).toMatchObject({ rule: 'GC-4.1', reason: 'absent' });
  expect(table.refusal({ type: 'aim', card: '7D', fighter: '9S' })).toMatchObject({ rule: 'GC-4.1', reason: 'hand' });
});

test('[GC-4.2] an aim card adds its rank, a Jack 11, a Queen 12, a King 13, an Ace 1', () => {
  const worth = ['2C', 'TC', 'JC', 'QC', 'KC', 'AC'].map((text) => aimValue(parseCard(text), false));
  expect(worth).toEqual([2, 10, 11, 12, 13, 1]);
  const aim: CardText[] = ['2C', 'JD', 'AC'];
  const table = atTable({
    hands: [['KH'], ['7D']],
    fighters: [[{ card: '3S', aim }], [{ card: '9H', aim: ['8H'] }]],
    deck: [],
    turn: 0,
  });
  const events = table.play({ type: 'fight', attacker: '3S', target: '9H' });
  expect(emitted(events, 'reveal')[0]).toMatchObject({
    total: 17,
    aim: [
      { card: '2C', value: 2 },
      { card: 'JD', value: 11 },
      { card: 'AC', value: 1 },
    ],
  });
  expect(table.view(0).scores).toEqual([9, 0]);
});

test("[GC-4.3] a Joker is worth 15 on its owner's turn and nothing on anybody else's", () => {
  const fighters = [[{ card: '3S', aim: ['X1'] }], [{ card: '9H' }]] as const;
  const own = atTable({ hands: [['KH'], ['7D']], fighters, deck: [], turn: 0 });
  expect(emitted(own.play({ type: 'fight', attacker: '3S', target: '9H' }), 'reveal')[0]).toMatchObject({
    aim: [{ card: 'X1', value: 15 }],
    total: 18,
  });
  expect(own.view(0).scores).toEqual([9, 0]);
  const other = atTable({ hands: [['KH'], ['7D']], fighters, deck: [], turn: 1 });
  expect(emitted(other.play({ type: 'fight', attacker: '9H', target: '3S' }), 'reveal')[0]).toMatchObject({
    aim: [{ card: 'X1', value: 0 }],
    total: 3,
  });
  expect(other.view(0).scores).toEqual([0, 3]);
});

test('[GC-4.4] only the owner sees which cards they are, all see how many', () => {
  const table = atTable({
    hands: [['KH', '4C'], ['7D'], ['8D']],
    fighters: [[{ card: '9S', aim: ['3C'] }]],
    deck: [],
    turn: 0,
  });
  const heard: { event: Event; privateEvents: readonly { seat: number; event: Event }[] }[] = [];
  corral.apply(table.state, 0, { type: 'aim', card: 'KH', fighter: '9S' }, (event, privateEvents = []) =>
    heard.push({ event, privateEvents }),
  );
  const event = { type: 'aim', seat: 0, fighter: '9S', aims: 2 };
  expect(heard[0]).toEqual({ event, privateEvents: [{ seat: 0, event: { ...event, card: 'KH' } }] });
  expect(table.view(0).fighters[0]).toEqual([{ card: '9S', aim: ['3C', 'KH'] }]);
  for (const viewer of [1, 2, 'rail'] as const)
    expect(table.view(viewer).fighters[0]).toEqual([{ card: '9S', aim: 2 }]);
});

test('[GC-4.1] copies of a state aim apart', () => {
  const table = atTable({
    hands: [['KH', '5C'], ['7D']],
    fighters: [[{ card: '9S' }, { card: '8S', aim: ['3C'] }], []],
    deck: [],
    turn: 0,
  });
  for (const fighter of ['9S', '8S'] as const) {
    const copy = corral.clone(table.state);
    corral.apply(copy, 0, { type: 'aim', card: 'KH', fighter });
    expect(copy.fighters).not.toEqual(table.state.fighters);
  }
  expect(table.view(0).fighters[0]).toEqual([
    { card: '9S', aim: [] },
    { card: '8S', aim: ['3C'] },
  ]);
});
