// WC-9 House rules in the rulebook.
import type { CardText } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { choicesOf, sit } from '../at-table.ts';

const position = {
  hands: [['5C', '8C', '2C', '2D'], ['4D'], ['5H']],
  draw: ['7C', '7D', '7H'],
  discard: ['3H'],
  turn: 0,
} as const;
const draws = (school: 'melissa' | 'jeff', card: CardText, pull: boolean): string[] => {
  const table = sit(position, { school });
  if (pull) table.play(0, { type: 'pull', cards: ['2C', '2D'] });
  table.play(0, { type: 'discard', card });
  return choicesOf(table, 0, 'draw').map(({ from }) => from.join('+'));
};

describe('the two schools', () => {
  test('[WC-9.1] Melissa: the top discard and two for a 5, whatever the action', () => {
    expect(draws('melissa', '8C', true)).toEqual(['pile', 'discard']);
    expect(draws('melissa', '5C', true)).toEqual(['pile', 'discard', 'pile+pile', 'discard+pile']);
  });
  test('[WC-9.1] Jeff: each is an action, and they do not go with each other', () => {
    expect(draws('jeff', '8C', false)).toEqual(['pile', 'discard']);
    expect(draws('jeff', '8C', true)).toEqual(['pile']);
    expect(draws('jeff', '5C', false)).toEqual(['pile', 'discard', 'pile+pile']);
    expect(draws('jeff', '5C', true)).toEqual(['pile']);
  });
  test('[WC-9.1] Jeff says why', () => {
    const acted = sit(position, { school: 'jeff' });
    acted.play(0, { type: 'pull', cards: ['2C', '2D'] });
    acted.play(0, { type: 'discard', card: '5C' });
    expect(acted.refused(0, { type: 'draw', from: ['discard'] })).toBe('WC-9.1 discard');
    expect(acted.refused(0, { type: 'draw', from: ['pile', 'pile'] })).toBe('WC-9.1 two');
    const idle = sit(position, { school: 'jeff' });
    idle.play(0, { type: 'discard', card: '5C' });
    expect(idle.refused(0, { type: 'draw', from: ['discard', 'pile'] })).toBe('WC-9.1 both');
  });
  test('[WC-9.1] Jeff: the top discard need not be taken when an action was (WC-4.7)', () => {
    const table = sit({ ...position, hands: [['TC', '2C', '2D'], ['4D'], ['5H']], draw: [] }, { school: 'jeff' });
    table.play(0, { type: 'pull', cards: ['2C', '2D'] });
    table.play(0, { type: 'discard', card: 'TC' });
    expect(table.pending()).toEqual([1]);
  });
});
