// WC-4 Discard and draw.
import { describe, expect, test } from 'vitest';
import { choicesOf, discards, sit, typesOf } from '../at-table.ts';
import { wyoming } from '../game.ts';

const draws = (table: ReturnType<typeof sit>, seat = 0) =>
  choicesOf(table, seat, 'draw').map(({ from }) => from.join('+'));

describe('the discard', () => {
  test('[WC-4.1] any card but a 6', () => {
    const table = sit({ hands: [['2C', '6D', 'KH', 'QH', 'JS'], ['5D'], ['5H']], turn: 0 });
    expect(discards(table, 0)).toEqual(['2C', 'JS', 'QH', 'KH']);
    expect(table.refused(0, { type: 'discard', card: '3C' })).toBe('WC-4.1 not-held');
  });
  test('[WC-4.1] a discarded cowboy loses his badge, and the Ace returns to the pile', () => {
    const table = sit({ hands: [['KS+AS', '2C'], ['5D'], ['5H']], turn: 0 });
    expect(table.view(0).aces).toEqual(['AC', 'AD', 'AH']);
    const emitted = table.play(0, { type: 'discard', card: 'KS' });
    expect(emitted[0]).toMatchObject({ card: 'KS', badge: 'AS' });
    expect(table.view(0)).toMatchObject({ aces: ['AC', 'AD', 'AH', 'AS'], hand: ['2C'], badges: [], discard: ['KS'] });
  });
  test('[WC-4.2] a 10 goes on the table, never onto the pile, and nobody can take it', () => {
    const table = sit({ hands: [['TC', '2C'], ['5D'], ['5H']], discard: ['3H'], turn: 0 });
    expect(table.play(0, { type: 'discard', card: 'TC' })[0]).toMatchObject({ to: 'table' });
    expect(table.view(0)).toMatchObject({ tens: [['TC'], [], []], discard: ['3H'] });
    table.play(0, { type: 'draw', from: ['pile'] });
    table.play(1, { type: 'discard', card: '5D' });
    table.play(1, { type: 'draw', from: ['discard'] });
    expect(table.view(1).hand).toEqual(['3H']);
  });
});

describe('a 6', () => {
  const held = (...hand: string[]) => sit({ hands: [hand, ['5D'], ['5H']], turn: 0 });
  const may = (...hand: string[]): boolean => discards(held(...hand), 0).includes('6C');

  test('[WC-4.5] only if every other card would count', () => {
    expect(may('6C', 'KH')).toBe(true);
    expect(may('6C', '6D', 'KH', 'KS+AS')).toBe(true);
    expect(may('6C', 'QC', 'QD', 'QH', 'QS')).toBe(true);
    expect(may('6C', 'JC', 'JD', 'JH', 'JS', 'KC')).toBe(true);
    expect(may('6C', 'KH+AH', 'QH', 'JH')).toBe(true);
    expect(may('6C', 'KC', 'KD', 'KH', 'KS')).toBe(true);
    expect(may('6C', 'QC', 'QD', 'QH', 'QS', 'KC')).toBe(true);
  });
  test('[WC-4.5] not beside a card that would not', () => {
    expect(may('6C', '2C')).toBe(false);
    expect(may('6C', 'TC')).toBe(false);
    expect(may('6C', 'KH', 'QH')).toBe(false);
    expect(may('6C', 'JC', 'JD', 'JH')).toBe(false);
    expect(may('6C', 'KH', 'QH', 'JH')).toBe(false);
    expect(may('6C', 'KC', 'KD', 'KH', 'KS', 'QH')).toBe(false);
    expect(may('6C', 'KH+AH', 'QH', 'JH', 'JC')).toBe(false);
    expect(held('6C', '2C', 'KH').refusal(0, { type: 'discard', card: '6C' })).toEqual({
      rule: 'WC-4.5',
      reason: 'six',
      about: { card: '6C', cards: ['2C', 'KH'] },
    });
  });
  test('[WC-4.5] a hand of nothing but 6s may discard one', () => {
    expect(discards(held('6C', '6D'), 0)).toEqual(['6C', '6D']);
  });
});

describe('the draw', () => {
  const base = {
    hands: [
      ['5C', '8C', 'TC', '9C'],
      ['4D', '2D'],
      ['5H', '2H'],
    ],
    draw: ['7C', '7D', '7H'],
    turn: 0,
  } as const;

  test('[WC-4.3] the top of the pile, or the top discard', () => {
    const table = sit({ ...base, discard: ['3H', '3S'] });
    table.play(0, { type: 'discard', card: '8C' });
    expect(draws(table)).toEqual(['pile', 'discard']);
    table.play(0, { type: 'draw', from: ['discard'] });
    expect(table.view(0)).toMatchObject({ hand: ['3S', '5C', '9C', 'TC'], discard: ['3H', '8C'] });
  });
  test('[WC-4.3] the top of the draw pile is the first of the position', () => {
    const table = sit(base);
    table.play(0, { type: 'discard', card: '8C' });
    table.play(0, { type: 'draw', from: ['pile'] });
    expect(table.view(0).hand).toContain('7C');
    expect(table.view(0).drawSize).toBe(2);
  });
  test('[WC-4.3] never a card laid there this turn', () => {
    const table = sit(base);
    table.play(0, { type: 'discard', card: '8C' });
    expect(draws(table)).toEqual(['pile']);
    expect(table.refused(0, { type: 'draw', from: ['discard'] })).toBe('WC-4.3 no-discard');
  });
  test('[WC-4.3] one’s own 9 is none, but the next player may take it when nothing lies on it', () => {
    const table = sit({ ...base, hands: [['9C'], ['2D'], []], discard: ['3H'] });
    table.play(0, { type: 'nine', card: '9C', way: 'right' });
    table.play(1, { type: 'give', cards: ['2D'] });
    table.play(0, { type: 'discard', card: '2D' });
    expect(table.state.offer).not.toBe(-1);
    table.play(0, { type: 'draw', from: ['discard'] });
    expect(table.view(0)).toMatchObject({ hand: ['3H'], discard: ['9C', '2D'] });
    const alone = sit({ ...base, hands: [['9C'], [], ['2D', '3D']] });
    alone.play(0, { type: 'nine', card: '9C', way: 'right' });
    alone.play(2, { type: 'give', cards: ['2D', '3D'] });
    alone.play(0, { type: 'done' });
    alone.play(1, { type: 'discard', card: '2D' });
    expect(alone.view(1).discard[alone.view(1).offer]).toBe('9C');
  });
  test('[WC-4.3] shot cards are not in the way and are never drawn', () => {
    const table = sit({ ...base, discard: ['3H', '(4S)', '(8S)'] });
    table.play(0, { type: 'discard', card: '8C' });
    table.play(0, { type: 'draw', from: ['discard'] });
    expect(table.view(0).hand).toContain('3H');
    expect(table.view(0).discard).toEqual(['(4S)', '(8S)', '8C']);
    const shotsOnly = sit({ ...base, discard: ['(4S)'] });
    shotsOnly.play(0, { type: 'discard', card: '8C' });
    expect(draws(shotsOnly)).toEqual(['pile']);
  });
  test('[WC-4.3] after a 10 the top discard is still there to take', () => {
    const table = sit({ ...base, discard: ['3H'] });
    table.play(0, { type: 'discard', card: 'TC' });
    expect(draws(table)).toEqual(['pile', 'discard']);
  });
  test('[WC-4.4] a discarded 5 lets draw two: both from the pile, or one and the top discard, or only one', () => {
    const table = sit({ ...base, discard: ['3H'] });
    table.play(0, { type: 'discard', card: '5C' });
    expect(draws(table)).toEqual(['pile', 'discard', 'pile+pile', 'discard+pile']);
    expect(table.refused(0, { type: 'draw', from: ['discard', 'discard'] })).toBe('WC-4.4 two-discards');
    expect(table.refused(0, { type: 'draw', from: ['pile', 'discard'] })).toBeUndefined();
    table.play(0, { type: 'draw', from: ['pile', 'discard'] });
    expect(table.view(0).handSizes).toEqual([5, 2, 2]);
    expect(table.view(0).hand).toEqual(expect.arrayContaining(['3H', '7C']));
    const eight = sit({ ...base, discard: ['3H'] });
    eight.play(0, { type: 'discard', card: '8C' });
    expect(eight.refused(0, { type: 'draw', from: ['pile', 'pile'] })).toBe('WC-4.4 one');
  });
});

describe('the empty draw pile', () => {
  const base = {
    hands: [
      ['5C', '8C', 'TC'],
      ['4D', '2D'],
      ['5H', '2H'],
    ],
    draw: [],
    turn: 0,
  } as const;

  test('[WC-4.6] all discards but the last one are shuffled, shot cards too, when a card is needed', () => {
    const table = sit({ ...base, discard: ['3H', '(4S)', '3S'] });
    expect(typesOf(table.play(0, { type: 'discard', card: '8C' }))).toEqual(['discard']);
    expect(table.view(0).drawSize).toBe(0);
    const emitted = table.play(0, { type: 'draw', from: ['pile'] });
    expect(emitted[0]).toEqual({ type: 'reshuffle', kept: '8C', count: 3 });
    expect(table.view(1)).toMatchObject({ discard: ['8C'], drawSize: 2 });
  });
  test('[WC-4.6] a card is not shuffled before it is needed', () => {
    const table = sit({ ...base, draw: ['7C'], discard: ['3H', '3S'] });
    table.play(0, { type: 'discard', card: '8C' });
    expect(typesOf(table.play(0, { type: 'draw', from: ['pile'] }))).toEqual(['draw']);
    expect(table.view(0)).toMatchObject({ drawSize: 0, discard: ['3H', '3S', '8C'] });
  });
  test('[WC-4.6] after a 10 the kept card is the earlier discard, and may be taken', () => {
    const table = sit({ ...base, hands: [['TC'], ['4D'], ['5H']], discard: ['(4S)', '3H'] });
    table.play(0, { type: 'discard', card: 'TC' });
    expect(draws(table)).toEqual(['pile', 'discard']);
    table.play(0, { type: 'draw', from: ['pile'] });
    expect(table.view(0)).toMatchObject({ hand: ['4S'], discard: ['3H'], drawSize: 0 });
  });
  test('[WC-4.6] who draws the top discard takes it before any card from the pile', () => {
    const table = sit({ ...base, discard: ['3H', '3S'] });
    table.play(0, { type: 'discard', card: '5C' });
    const emitted = table.play(0, { type: 'draw', from: ['discard', 'pile'] });
    expect(emitted[0]).toEqual({ type: 'reshuffle', kept: '5C', count: 1 });
    expect(table.view(0).hand).toEqual(expect.arrayContaining(['3H', '3S']));
  });
  test('[WC-4.6] a shot in need of a card keeps the top discard on offer', () => {
    const table = sit({
      ...base,
      hands: [['8S'], ['KD'], ['5H']],
      guns: [[['3C', '8D']], [], []],
      discard: ['(4S)', '3H'],
    });
    const emitted = table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(emitted[1]).toEqual({ type: 'reshuffle', kept: '3H', count: 1 });
    expect(table.view(0).discard).toEqual(['3H', '(4S)']);
    table.play(1, { type: 'replace', count: 0 });
    table.play(0, { type: 'discard', card: '8S' });
    expect(draws(table)).toEqual(['pile', 'discard']);
    table.play(0, { type: 'draw', from: ['discard'] });
    expect(table.view(0).hand).toEqual(['3H', 'KD']);
  });
  test('[WC-4.7] fewer when fewer can be had', () => {
    const table = sit({ ...base, draw: ['7C'] });
    table.play(0, { type: 'discard', card: '5C' });
    expect(draws(table)).toEqual(['pile']);
    expect(table.refusal(0, { type: 'draw', from: ['pile', 'pile'] })).toEqual({
      rule: 'WC-4.7',
      reason: 'fewer',
      about: { left: 1 },
    });
  });
  test('[WC-4.7] with none at all the turn goes on by itself', () => {
    const table = sit(base);
    table.play(0, { type: 'discard', card: '8C' });
    expect(table.pending()).toEqual([1]);
    expect(table.view(0).handSizes).toEqual([2, 2, 2]);
  });
  test('[WC-4.7] if only the top discard can be had, it must be taken', () => {
    const table = sit({ ...base, discard: ['3H'] });
    table.play(0, { type: 'discard', card: 'TC' });
    expect(draws(table)).toEqual(['discard']);
  });
  test('[WC-4.7] a replacement can only be what is left', () => {
    const table = sit({
      ...base,
      hands: [['8S'], ['KD+AD'], ['5H']],
      guns: [[['4C', '5C']], [], []],
      draw: ['7D', '7H'],
    });
    table.play(0, { type: 'shoot', gun: ['4C', '5C'], victim: 1 });
    expect(choicesOf(table, 1, 'replace').map(({ count }) => count)).toEqual([0, 1, 2]);
    const short = sit({ ...base, hands: [['8S'], ['KD+AD'], ['5H']], guns: [[['4C', '5C']], [], []], draw: ['7D'] });
    short.play(0, { type: 'shoot', gun: ['4C', '5C'], victim: 1 });
    expect(choicesOf(short, 1, 'replace').map(({ count }) => count)).toEqual([0, 1]);
  });
  test('[WC-4.7] a shot with no card to turn misses, without a badge', () => {
    const table = sit({ ...base, hands: [['8S'], ['KD'], ['5H']], guns: [[['3C', '8D']], [], []] });
    expect(table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 }).at(-1)).toEqual({
      type: 'miss',
      seat: 1,
      shooter: 0,
      why: 'no-card',
    });
    expect(table.view(1)).toMatchObject({ hand: ['KD'], aces: ['AC', 'AD', 'AH', 'AS'], pending: [0] });
  });
});

test('a card that is not where it is taken from is an error, and the hand stays as it is', () => {
  const table = sit({ hands: [['2C', '4C'], ['5D'], ['5H']], turn: 0 });
  expect(() => wyoming.apply(table.state, 0, { type: 'discard', card: '5D' })).toThrow('the 5D is not in this pile');
  expect(table.view(0).hand).toEqual(['2C', '4C']);
});
