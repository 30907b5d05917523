// WC-3 The turn.
import { describe, expect, test } from 'vitest';
import { choicesOf, discards, sit, typesOf } from '../at-table.ts';

const base = { draw: ['7C', '7D', '7H', '7S', '8S'], turn: 0 } as const;

describe('the turn', () => {
  test('[WC-3.1] action, discard, draw, in that order', () => {
    const table = sit({ ...base, hands: [['2C', '2D', '4C'], ['5D'], ['5H']] });
    expect(table.refused(0, { type: 'draw', from: ['pile'] })).toBe('WC-3.1 discard-first');
    table.play(0, { type: 'discard', card: '4C' });
    expect(table.refused(0, { type: 'pull', cards: ['2C', '2D'] })).toBe('WC-3.1 draw-now');
    expect(table.refused(0, { type: 'discard', card: '2C' })).toBe('WC-3.1 draw-now');
    table.play(0, { type: 'draw', from: ['pile'] });
    expect(table.pending()).toEqual([1]);
  });
  test('[WC-3.1] at most one action', () => {
    const table = sit({
      ...base,
      hands: [
        ['2C', '2D', '3C', '8C', '9C', 'KH', 'QH'],
        ['5D', '4D'],
        ['5H', '4H'],
      ],
      guns: [[['3H', '8H']], [], []],
    });
    table.play(0, { type: 'pull', cards: ['2C', '2D'] });
    expect(table.refusal(0, { type: 'pull', cards: ['3C', '8C'] })).toEqual({
      rule: 'WC-3.1',
      reason: 'one-action',
      about: { act: 'pull' },
    });
    expect(table.refused(0, { type: 'couple', suit: 'H' })).toBe('WC-3.1 one-action');
    expect(table.refused(0, { type: 'nine', card: '9C', way: 'left' })).toBe('WC-3.1 one-action');
    expect(table.refused(0, { type: 'shoot', gun: ['3H', '8H'], victim: 1 })).toBe('WC-3.1 one-action');
    expect(table.choices(0).every(({ type }) => type === 'discard')).toBe(true);
    expect(table.refused(0, { type: 'answer', with: 'nothing' })).toBe('WC-3.1 not-asked');
  });
  test('[WC-3.2] the actions: none, a couple, a 9, a gun, a shot', () => {
    const table = sit({
      ...base,
      hands: [
        ['2C', '2D', '9C', 'KH', 'QH'],
        ['5D', '4D'],
        ['5H', '4H'],
      ],
      guns: [[['3H', '8H']], [], []],
    });
    expect(new Set(table.choices(0).map(({ type }) => type))).toEqual(
      new Set(['shoot', 'couple', 'pull', 'nine', 'discard']),
    );
    expect(choicesOf(table, 0, 'nine').map(({ way }) => way)).toEqual(['left', 'right']);
    expect(choicesOf(table, 0, 'shoot').map(({ victim }) => victim)).toEqual([1, 2]);
    table.play(0, { type: 'discard', card: '9C' });
    expect(table.view(0).phase).toEqual({ name: 'drawing', two: false });
  });
  test('[WC-3.3] who has discarded must draw', () => {
    const table = sit({ ...base, hands: [['2C', '4C'], ['5D'], ['5H']] });
    table.play(0, { type: 'discard', card: '4C' });
    expect(table.refused(0, { type: 'done' })).toBe('WC-3.1 draw-now');
    expect(table.choices(0)).toEqual([{ type: 'draw', from: ['pile'] }]);
  });
  test('[WC-3.3] who began with no card neither discards nor draws, even with a cowboy won', () => {
    const table = sit({ ...base, hands: [[], ['KH'], ['5H']], guns: [[['3C', '8D']], [], []] });
    expect(table.choices(0).map(({ type }) => type)).toEqual(['shoot', 'shoot', 'done']);
    table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    table.play(1, { type: 'replace', count: 0 });
    expect(table.view(0).hand).toEqual(['KH']);
    expect(table.refused(0, { type: 'discard', card: 'KH' })).toBe('WC-3.3 began-empty');
    expect(table.refused(0, { type: 'draw', from: ['pile'] })).toBe('WC-3.3 nothing-discarded');
    expect(table.choices(0)).toEqual([{ type: 'done' }]);
    table.play(0, { type: 'done' });
    expect(table.pending()).toEqual([1]);
  });
  test('[WC-3.4] who has no card left after the action neither discards nor draws', () => {
    const table = sit({ ...base, hands: [['2C', '2D'], ['5D'], ['5H']] });
    table.play(0, { type: 'pull', cards: ['2C', '2D'] });
    expect(table.choices(0)).toEqual([{ type: 'done' }]);
    table.play(0, { type: 'done' });
    expect(table.view(0).handSizes).toEqual([0, 1, 1]);
    expect(table.pending()).toEqual([1]);
  });
  test('[WC-3.4] judged when a pass is complete', () => {
    const table = sit({ ...base, hands: [['9C'], ['5D', '4D'], ['5H', '4H']] });
    table.play(0, { type: 'nine', card: '9C', way: 'left' });
    table.play(1, { type: 'give', cards: ['5D', '4D'] });
    table.play(2, { type: 'give', cards: ['5H', '4H'] });
    expect(discards(table, 0)).toEqual(['4H', '5H']);
  });
  test('[WC-3.5] discarding ends the shooting; done is only for who has nothing to discard', () => {
    const table = sit({
      ...base,
      hands: [['4C', '5C'], ['5D'], ['5H']],
      guns: [
        [
          ['3C', '8D'],
          ['3D', '8C'],
        ],
        [],
        [],
      ],
    });
    expect(table.refused(0, { type: 'done' })).toBe('WC-3.5 must-discard');
    table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(table.choices(0).map(({ type }) => type)).toEqual(['shoot', 'shoot', 'discard', 'discard']);
    expect(table.refused(0, { type: 'done' })).toBe('WC-3.5 must-discard');
    table.play(0, { type: 'discard', card: '4C' });
    expect(table.refused(0, { type: 'shoot', gun: ['3D', '8C'], victim: 1 })).toBe('WC-3.1 draw-now');
  });
  test('[WC-3.5] who has shot with an empty hand says done', () => {
    const table = sit({ ...base, hands: [[], ['5D'], ['5H']], guns: [[['3C', '8D']], [], []] });
    table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(table.choices(0)).toEqual([{ type: 'done' }]);
  });
  test('[WC-3.5] so does who has nothing to discard and does not want to shoot', () => {
    const table = sit({ ...base, hands: [[], ['5D'], ['5H']], guns: [[['3C', '8D']], [], []] });
    expect(table.choices(0).map(({ type }) => type)).toEqual(['shoot', 'shoot', 'done']);
    expect(typesOf(table.play(0, { type: 'done' }))).toEqual(['done']);
    expect(table.view(0)).toMatchObject({ turn: 1, pending: [1] });
  });
});
