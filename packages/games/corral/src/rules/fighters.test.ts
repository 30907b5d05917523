// Chapter 3, fighters.
import { parseCard } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { atTable, emitted } from '../at-table.ts';
import { isLawman, isOutlaw, speedOf } from './fighters.ts';

test('[GC-3.1] any card but an Ace or a Joker, face up, one in a turn', () => {
  const table = atTable({ hands: [['2H', 'TD', 'KH', 'AS', 'X1'], ['7D']], deck: [], turn: 0 });
  expect(table.choices()).toEqual(['2H', 'TD', 'KH'].map((card) => ({ type: 'fighter', card })));
  expect(table.refusal({ type: 'fighter', card: 'AS' })).toMatchObject({ rule: 'GC-3.1', reason: 'fighter-ace' });
  expect(table.refusal({ type: 'fighter', card: 'X1' })).toMatchObject({ rule: 'GC-3.1', reason: 'fighter-joker' });
  expect(table.refusal({ type: 'fighter', card: '7D' })).toMatchObject({ rule: 'GC-3.1', reason: 'hand' });
  const events = table.play({ type: 'fighter', card: 'TD' });
  expect(emitted(events, 'fighter')).toEqual([{ type: 'fighter', seat: 0, card: 'TD', value: 10 }]);
  expect(table.view(1).fighters[0]).toEqual([{ card: 'TD', aim: 0 }]);
});

test('[GC-3.1] as many in play as you like', () => {
  const standing = (['3C', '4C', '5C', '6C', '7C', '8C', '9C'] as const).map((card) => ({ card }));
  const table = atTable({ hands: [['KH'], ['7D']], fighters: [standing], deck: [], turn: 0 });
  table.play({ type: 'fighter', card: 'KH' });
  expect(table.view(0).fighters[0]).toHaveLength(8);
});

test('[GC-3.2] Lawmen are worth 2, Cowpokes their rank, Outlaws 11 to 13', () => {
  const worth = ['2C', '3C', '9D', 'TH', 'JS', 'QC', 'KD'].map((text) => speedOf(parseCard(text)));
  expect(worth).toEqual([2, 3, 9, 10, 11, 12, 13]);
  const kinds = ['2C', '3C', 'TH', 'JS', 'QC', 'KD', 'AC'].map((text) => [
    isLawman(parseCard(text)),
    isOutlaw(parseCard(text)),
  ]);
  expect(kinds).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
});

test('[GC-3.3] the faster fighter wins', () => {
  const table = atTable({ hands: [['KH'], ['7D']], fighters: [[{ card: 'TD' }], [{ card: '9C' }]], deck: [], turn: 0 });
  const events = table.play({ type: 'fight', attacker: 'TD', target: '9C' });
  expect(emitted(events, 'duel')[0]).toMatchObject({
    winner: { card: 'TD', total: 10 },
    loser: { card: '9C', total: 9 },
  });
});
