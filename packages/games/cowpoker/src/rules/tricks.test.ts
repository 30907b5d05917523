// Chapter 4, tested: Roundups and Gunfights.
import { describe, expect, test } from 'vitest';
import type { CardEntry } from '../pack/format.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable, type TestTable } from '../testing/table.ts';
import type { Position } from '../types.ts';

const ROUNDUP = { do: 'call', trick: 'roundup' } as const;
const GUNFIGHT = { do: 'call', trick: 'gunfight' } as const;

/** Seat 0 plays the Two of Hearts and follows its effect. */
function called(
  effect: CardEntry['effect'],
  position: Position = {},
  changes: Parameters<typeof plainPack>[0] = {},
): TestTable {
  const hands = [
    ['2H', '3H', '9H'],
    ['4C', '5C'],
    ['6C', '7C'],
    ['8C', '9C'],
  ] as const;
  const table = setTable(
    { hands, deck: ['TC', 'JC', 'QC', 'KC', '2D', '3D'], ...position },
    { pack: plainPack({ '2H': { effect }, ...changes }) },
  );
  table.play('2H');
  return table;
}

describe('who plays', () => {
  test("[CP-4.1] the caller's left neighbour first, the caller last", () => {
    const table = called([ROUNDUP]);
    const order: (number | undefined)[] = [];
    for (const card of ['4C', '6C', '8C', '3H'] as const) {
      order.push(table.pending());
      table.follow(card);
    }
    expect(order).toEqual([1, 2, 3, 0]);
    expect(table.cellar(3)).toEqual(['4C', '6C', '8C', '3H']);
  });

  test('[CP-4.1] out of turn and other actions are refused', () => {
    const table = called([ROUNDUP]);
    expect(table.refusal(3, { type: 'follow', card: '8C' })).toEqual({
      rule: 'CP-4.1',
      reason: 'turn',
      about: { seat: 1 },
    });
    expect(table.refusal(1, { type: 'play', card: '4C' })).toMatchObject({ rule: 'CP-4.1', reason: 'must-follow' });
  });

  test('[CP-4.1] Deadwood turns over the top of the deck, or plays nothing if it is empty', () => {
    const position = { live: [true, false, true, false], hands: [['2H', '3H'], [], ['6C'], []] } as const;
    const table = called([ROUNDUP], { ...position, deck: ['TC', 'JC'] });
    table.follow('6C', '3H');
    expect(table.all('follow').map(({ seat, card, from }) => [seat, card, from])).toEqual([
      [1, 'TC', 'deck'],
      [2, '6C', 'hand'],
      [3, 'JC', 'deck'],
      [0, '3H', 'hand'],
    ]);
    const empty = called([ROUNDUP], { ...position, deck: ['TC'] });
    empty.follow('6C', '3H');
    expect(empty.all('pass')).toEqual([{ type: 'pass', seat: 3, trick: 'roundup' }]);
    expect(empty.cellar(1)).toEqual(['TC', '6C', '3H']);
  });

  test('[CP-4.1] a live player without cards plays nothing, and a trick in which nobody plays has no winner', () => {
    const table = called([ROUNDUP], { hands: [['2H', '3H'], [], ['6C'], []] });
    table.follow('6C', '3H');
    expect(table.cellar(2)).toEqual(['6C', '3H']);
    const nobody = called([ROUNDUP], { hands: [['2H'], [], [], []] });
    expect(nobody.all('trick')).toEqual([{ type: 'trick', trick: 'roundup', winner: null, value: 0, cards: [] }]);
  });
});

describe('what is played', () => {
  test('[CP-4.2] any card of the hand, and its effect does not happen', () => {
    const table = called([ROUNDUP], {}, { '4C': { effect: [GUNFIGHT] } });
    expect(table.refusal(1, { type: 'follow', card: '6C' })).toMatchObject({ rule: 'CP-4.2', reason: 'not-in-hand' });
    table.follow('4C', '6C', '8C', '3H');
    expect(table.all('call')).toHaveLength(1);
  });

  test('[CP-4.3] the highest Roundup value takes a Roundup, the highest Gunfight value a Gunfight', () => {
    const roundup = called([ROUNDUP]);
    roundup.follow('4C', '6C', '8C', '3H');
    expect(roundup.all('trick')).toMatchObject([{ winner: 3, value: 8 }]);
    const gunfight = called([GUNFIGHT]);
    gunfight.follow('4C', '6C', '8C', '3H');
    expect(gunfight.all('trick')).toMatchObject([{ winner: 0, value: 13 }]);
  });

  test('[CP-4.3] of equals the one played later', () => {
    const table = called([ROUNDUP]);
    table.follow('4C', '6C', '9C', '9H');
    expect(table.all('trick')).toMatchObject([{ winner: 0, value: 9 }]);
    const early = called([ROUNDUP], {}, { '4C': { roundup: 7 } });
    early.follow('4C', '7C', '8C', '3H');
    expect(early.all('trick')).toMatchObject([{ winner: 3 }]);
  });

  test('[CP-4.4] a card that went into a Gang is not taken, but its value counts and can win', () => {
    const table = called(
      [ROUNDUP],
      { gangs: [['5D', '5S'], [], ['6D', '6S'], ['4D', '4S']] },
      { '5C': { roundup: 50, effect: [{ do: 'place', gang: 'worst' }] } },
    );
    table.follow('5C', '6C', '8C', '3H');
    expect(table.all('trick')).toEqual([
      { type: 'trick', trick: 'roundup', winner: 1, value: 50, cards: ['6C', '8C', '3H'] },
    ]);
    expect(table.gang(1)).toEqual(['5C']);
    expect(table.cellar(1)).toEqual(['6C', '8C', '3H']);
  });
});

describe('Cellars', () => {
  test('[CP-4.5] cards in a Cellar belong to no Gang: effects on Gangs never reach them', () => {
    const table = called([{ do: 'steal', from: 'choice', card: 'choice' }], { cellars: [[], ['5D'], ['6D'], ['7D']] });
    expect(table.all('skip')).toHaveLength(1);
    expect(table.cellar(1)).toEqual(['5D']);
  });

  test('[CP-4.5] they lie face down at the table, unless option `memoryAid` says otherwise', () => {
    expect(setTable({ hands: [['2H'], [], [], []] }).state.options.memoryAid).toBe(false);
    expect(setTable({ hands: [['2H'], [], [], []] }, { rules: '1' }).state.options.memoryAid).toBe(true);
  });

  test('[CP-4.5] views carry them, whatever option `memoryAid` says to the table', () => {
    for (const memoryAid of [true, false]) {
      const table = setTable({ hands: [['2H'], [], [], []], cellars: [[], ['5D'], [], []] }, { memoryAid });
      expect(table.view(0).cellars).toEqual([[], ['5D'], [], []]);
      expect(table.state.options.memoryAid).toBe(memoryAid);
    }
  });

  test('[CP-4.6] nobody draws after a trick, and one is finished before the next begins', () => {
    const table = called([ROUNDUP, GUNFIGHT]);
    table.follow('4C', '6C', '8C', '3H');
    expect(table.all('draw')).toEqual([]);
    expect(table.emitted.map(({ type }) => type).filter((type) => type === 'call' || type === 'trick')).toEqual([
      'call',
      'trick',
      'call',
    ]);
    table.follow('5C', '7C', '9C', '9H');
    expect(table.all('trick').map(({ trick }) => trick)).toEqual(['roundup', 'gunfight']);
    expect(table.pending()).toBe(1);
  });

  test('[CP-4.6] the deck runs out in the middle of a trick, and a later trick of the same effect has fewer cards', () => {
    const table = called([ROUNDUP, ROUNDUP], {
      live: [true, false, true, false],
      hands: [['2H', '3H'], [], ['6C'], []],
      deck: ['TC', 'JC', 'QC'],
    });
    table.follow('6C', '3H');
    expect(table.all('trick').map(({ cards }) => cards)).toEqual([['TC', '6C', 'JC', '3H'], ['QC']]);
    expect(table.all('pass').map(({ seat }) => seat)).toEqual([2, 3, 0]);
  });
});
