// WC-5.1 Couples. The 9 is with the passes.
import { describe, expect, test } from 'vitest';
import { choicesOf, sit } from '../at-table.ts';

describe('a couple', () => {
  const base = {
    hands: [
      ['KH', 'QH', 'KS', 'QC'],
      ['5D', '5S'],
      ['5H', '4S'],
    ],
    draw: ['7C', '7D', '7H', '7S', '8S'],
    turn: 0,
  } as const;

  test('[WC-5.1] is the King and Queen of one suit, both in hand', () => {
    const table = sit(base);
    expect(choicesOf(table, 0, 'couple')).toEqual([{ type: 'couple', suit: 'H' }]);
    expect(table.refusal(0, { type: 'couple', suit: 'S' })).toEqual({
      rule: 'WC-5.1',
      reason: 'no-couple',
      about: { cards: ['KS', 'QS'] },
    });
  });
  test('[WC-5.1] is worth 25, recorded at once, and stays in the hand, to be discarded the same turn', () => {
    const table = sit(base);
    expect(table.play(0, { type: 'couple', suit: 'H' })).toEqual([
      { type: 'couple', seat: 0, cards: ['KH', 'QH'], points: 25 },
    ]);
    expect(table.view(1)).toMatchObject({
      couples: [['H'], [], []],
      known: [['QH', 'KH'], [], []],
      totals: [0, 0, 0],
      handSizes: [4, 2, 2],
    });
    table.play(0, { type: 'discard', card: 'QH' });
    expect(table.view(0).discard).toEqual(['QH']);
  });
  test('[WC-5.1] counts once for each suit in each hand, for each player', () => {
    const table = sit({ ...base, couples: [['H'], ['S'], []] });
    expect(table.refused(0, { type: 'couple', suit: 'H' })).toBe('WC-5.1 shown');
    const other = sit({ ...base, couples: [[], ['H'], []] });
    expect(other.refused(0, { type: 'couple', suit: 'H' })).toBeUndefined();
  });
  test('[WC-5.1] may be made of twins of different decks', () => {
    const table = sit({ hands: [["KH'", 'QH', '2C'], ['5D'], ['5H'], ['4S'], ['4C']], turn: 0 });
    expect(table.play(0, { type: 'couple', suit: 'H' })[0]).toMatchObject({ cards: ["KH'", 'QH'] });
  });
});
