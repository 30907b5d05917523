// WC-6 Guns.
import { describe, expect, test } from 'vitest';
import { choicesOf, sit } from '../at-table.ts';

const pulls = (...hand: string[]): string[] =>
  choicesOf(sit({ hands: [hand, ['QD'], ['QH']], turn: 0 }), 0, 'pull').map(({ cards }) => cards.join(' '));

describe('guns', () => {
  test('[WC-6.1] .22, .38, .357 and .45', () => {
    expect(pulls('2C', '2H', 'KD')).toEqual(['2C 2H']);
    expect(pulls('3C', '8H', 'KD')).toEqual(['3C 8H']);
    expect(pulls('3C', '5H', '7S')).toEqual(['3C 5H 7S']);
    expect(pulls('4C', '5C', '5H', '4S')).toEqual(['4C 5C']);
    expect(pulls('2C', '3C', '4H', '5C', '8C')).toEqual(['3C 8C']);
  });
  test('[WC-6.1] every way to make one is a choice, once', () => {
    expect(pulls('2C', '2D', '2H')).toEqual(['2C 2D', '2C 2H', '2D 2H']);
    expect(pulls('3C', '3D', '5C', '7C', '8S')).toEqual(['3C 8S', '3D 8S', '3C 5C 7C', '3D 5C 7C']);
    const two = sit({ hands: [['2C', "2C'", '4H', "5H'"], ['QD'], ['QH'], ['QS'], ['QC']], turn: 0 });
    expect(choicesOf(two, 0, 'pull').map(({ cards }) => cards.join(' '))).toEqual(["2C 2C'", "4H 5H'"]);
  });
  test('[WC-6.1] other cards make no gun', () => {
    const table = sit({ hands: [['4C', '5H', '2C', '3C'], ['QD'], ['QH']], turn: 0 });
    expect(table.refusal(0, { type: 'pull', cards: ['4C', '5H'] })).toEqual({
      rule: 'WC-6.1',
      reason: 'no-gun',
      about: { cards: ['4C', '5H'] },
    });
    expect(table.refused(0, { type: 'pull', cards: ['2C', '2C'] })).toBe('WC-6.2 not-held');
    expect(table.refused(0, { type: 'pull', cards: ['2C', '2D'] })).toBe('WC-6.2 not-held');
  });
  test('[WC-6.2] pulling lays the cards face up; one in a turn, any number in a hand; they score nothing', () => {
    const table = sit({
      hands: [
        ['2C', '2D', '4C', '5C', 'JS'],
        ['QD', '7D'],
        ['QH', '7H'],
      ],
      guns: [[['3C', '8D']], [], []],
      draw: ['9C', '9D', '9H'],
      turn: 0,
    });
    expect(table.play(0, { type: 'pull', cards: ['2D', '2C'] })).toEqual([
      { type: 'pull', seat: 0, kind: '.22', cards: ['2C', '2D'] },
    ]);
    expect(table.view(1)).toMatchObject({
      guns: [
        [
          ['3C', '8D'],
          ['2C', '2D'],
        ],
        [],
        [],
      ],
      handSizes: [3, 2, 2],
    });
    expect(table.refused(0, { type: 'pull', cards: ['4C', '5C'] })).toBe('WC-3.1 one-action');
  });
  test('[WC-6.3] a gun may be fired from the next turn on, once a turn, and need not fire', () => {
    const table = sit({
      hands: [
        ['2C', '2D', '4C', 'JS'],
        ['QD', '7D'],
        ['QH', '7H'],
      ],
      guns: [[['3C', '8D']], [], []],
      draw: ['9C', '9D', '9H', '8S', '8H', '4S'],
      turn: 0,
    });
    table.play(0, { type: 'pull', cards: ['2C', '2D'] });
    for (const [seat, card] of [
      [0, 'JS'],
      [1, '7D'],
      [2, '7H'],
    ] as const) {
      table.play(seat, { type: 'discard', card });
      table.play(seat, { type: 'draw', from: ['pile'] });
    }
    expect(choicesOf(table, 0, 'shoot').map(({ gun, victim }) => `${gun.join(' ')} ${victim}`)).toEqual([
      '3C 8D 1',
      '3C 8D 2',
      '2C 2D 1',
      '2C 2D 2',
    ]);
    table.play(0, { type: 'shoot', gun: ['2D', '2C'], victim: 1 });
    expect(table.refused(0, { type: 'shoot', gun: ['2C', '2D'], victim: 2 })).toBe('WC-6.3 spent');
    expect(table.refused(0, { type: 'shoot', gun: ['3C', '8D'], victim: 2 })).toBeUndefined();
    table.play(0, { type: 'discard', card: '4C' });
  });
});
