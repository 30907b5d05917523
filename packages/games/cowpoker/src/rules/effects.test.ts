// Effects, tested step by step (CP-2.5, CP-9.2).
import { describe, expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import type { CardEntry } from '../pack/format.ts';
import type { Step } from '../pack/steps.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable, type TestTable } from '../testing/table.ts';
import type { Position } from '../types.ts';

const GANGS = [['2D'], ['3D', '4D'], ['5D'], ['6D', '7D', '8D']] as const;
const POINTS = { '3D': { points: 4 }, '4D': { points: -1 }, '5D': { points: 2 }, '8D': { points: 3 } };

/** Seat 0 plays the Two of Hearts, which works for it. */
function played(
  effect: readonly Step[],
  position: Position = {},
  changes: { [card: string]: Partial<CardEntry> } = {},
): TestTable {
  const hands = [['2H', '3H', '9H'], ['4C', '5C'], ['6C'], ['8C']] as const;
  const table = setTable(
    { hands, gangs: GANGS, deck: ['TC', 'JC', 'QC', 'KC', '9D', 'TD'], ...position },
    { pack: plainPack({ ...POINTS, '2H': { effect, points: 0 }, ...changes }) },
  );
  table.play('2H');
  return table;
}
const optionsOf = (table: TestTable): string[] => table.view(0).asked?.options.map(({ id }) => id) ?? [];

describe('calling', () => {
  test('[CP-9.2] a Roundup, a Gunfight, or one of the two at your choice', () => {
    expect(played([{ do: 'call', trick: 'roundup' }]).all('call')).toMatchObject([{ trick: 'roundup' }]);
    expect(played([{ do: 'call', trick: 'gunfight' }]).all('call')).toMatchObject([{ trick: 'gunfight' }]);
    const table = played([{ do: 'call', trick: 'choice' }]);
    expect(optionsOf(table)).toEqual(['roundup', 'gunfight']);
    table.choose('gunfight');
    expect(table.view(1).trick).toMatchObject({ kind: 'gunfight', caller: 0, plays: [] });
  });
});

describe('stealing', () => {
  test('[CP-9.2] a card of your choice from any other Gang', () => {
    const table = played([{ do: 'steal', from: 'choice', card: 'choice' }]);
    expect(optionsOf(table).sort()).toEqual(['3D', '4D', '5D', '6D', '7D', '8D']);
    expect(table.refusal(0, { type: 'choose', option: '2D' })).toMatchObject({
      rule: 'CP-2.5',
      about: { option: '2D' },
    });
    table.choose('7D');
    expect(table.gang(0)).toEqual(['2D', '2H', '7D']);
    expect(table.gang(3)).toEqual(['6D', '8D']);
    expect(table.all('steal')).toEqual([{ type: 'steal', seat: 0, from: 3, card: '7D', to: 'gang' }]);
  });

  test.each([
    ['left', 1],
    ['across', 2],
    ['right', 3],
    ['largest', 3],
    ['richest', 3],
    ['smallest', 2],
    ['poorest', 2],
  ] as const)('from the Gang by rule: %s', (from, seat) => {
    expect(played([{ do: 'steal', from, card: 'highest' }]).all('steal')).toMatchObject([{ from: seat }]);
  });

  test('by points, from a player you choose, only what the step allows, and into the Cellar', () => {
    expect(played([{ do: 'steal', from: 'left', card: 'lowest' }]).all('steal')).toMatchObject([{ card: '4D' }]);
    const asked = played([{ do: 'steal', from: 'choice', card: 'highest' }]);
    expect(optionsOf(asked)).toEqual(['gallagher', 'masterson', 'san-joaquin']);
    asked.choose('san-joaquin');
    expect(asked.all('steal')).toMatchObject([{ card: '8D', from: 3 }]);
    const only = played([{ do: 'steal', from: 'choice', card: 'choice', only: { ranks: ['3', '6'] }, to: 'cellar' }]);
    expect(optionsOf(only).sort()).toEqual(['3D', '6D']);
    only.choose('6D');
    expect(only.cellar(0)).toEqual(['6D']);
    expect(
      played([{ do: 'steal', from: 'choice', card: 'choice', only: { suits: ['S'], homes: ['town'] } }]).all('skip'),
    ).toHaveLength(1);
  });

  test('[CP-X.1] a single possible card needs no choice', () => {
    expect(played([{ do: 'steal', from: 'across', card: 'choice' }]).gang(0)).toEqual(['2D', '2H', '5D']);
  });
});

describe('hand, Gang, Cellar, out of the game', () => {
  test('drawing goes beyond five', () => {
    const table = played([{ do: 'draw', cards: 5 }]);
    expect(table.hand(0)).toEqual(['3H', '9H', 'TC', 'JC', 'QC', 'KC', '9D']);
  });

  test('a discard is out of the game and open', () => {
    const table = played([{ do: 'discard', from: 'hand', card: 'choice' }]);
    expect(optionsOf(table)).toEqual(['3H', '9H']);
    expect(table.view(1).asked).toMatchObject({ seat: 0, options: [] });
    table.choose('9H');
    expect(table.view(1).out).toEqual(expect.arrayContaining(['9H']));
    expect(played([{ do: 'discard', from: 'gang', card: 'highest', whose: 'left' }]).all('discard')).toEqual([
      { type: 'discard', seat: 0, from: 1, place: 'gang', card: '3D' },
    ]);
  });

  test('[CP-X.2] moving between places; what comes into a hand openly stays known', () => {
    const table = played([{ do: 'move', from: 'gang', to: 'hand', card: 'choice' }]);
    table.choose('2D');
    expect(table.hand(0)).toEqual(['3H', '9H', '2D']);
    expect(table.view(1).known).toEqual([{ card: '2D', seat: 0, deck: null, by: [0, 1, 2, 3, 'rail'] }]);
    const toCellar = played([
      { do: 'move', from: 'hand', to: 'cellar', card: 'choice' },
      { do: 'move', from: 'cellar', to: 'gang', card: 'choice' },
    ]);
    toCellar.choose('3H');
    expect(toCellar.gang(0)).toEqual(['2D', '2H', '3H']);
  });

  test('a swap: which to take, then which to give', () => {
    const table = played([{ do: 'swap', with: 'choice', take: 'choice', give: 'choice' }]);
    table.choose('3D');
    expect(optionsOf(table)).toEqual(['2D', '2H']);
    table.choose('2H');
    expect(table.gang(0)).toEqual(['2D', '3D']);
    expect(table.gang(1)).toEqual(['4D', '2H']);
    expect(played([{ do: 'swap', with: 'left', take: 'highest', give: 'lowest' }]).all('swap')).toEqual([
      { type: 'swap', seat: 0, with: 1, takes: '3D', gives: '2H' },
    ]);
  });
});

describe('looking', () => {
  test('[CP-X.2] at a hand: only the looker sees the cards, and remembers them', () => {
    const table = played([{ do: 'look', at: 'hand', whose: 'left' }]);
    expect(table.all('look')).toEqual([{ type: 'look', seat: 0, at: 1, count: 2 }]);
    expect(table.view(0).known.map(({ card }) => card)).toEqual(['4C', '5C']);
    expect(table.view(2).known).toEqual([]);
    expect(table.view(1).known).toMatchObject([
      { card: '4C', by: [0] },
      { card: '5C', by: [0] },
    ]);
  });

  test('at the deck: the looker knows the cards where they lie, until they are played', () => {
    const table = played([{ do: 'look', at: 'deck', cards: 2 }], {
      live: [true, false, true, true],
      hands: [['2H', '3H'], [], ['6C'], ['8C']],
    });
    expect(table.gang(1)).toContain('TC');
    expect(table.view(0).known).toEqual([{ card: 'JC', seat: 2, deck: null, by: [0] }]);
  });

  test('[CP-X.2] at the last card of the deck; [CP-3.6] at an empty one there is nothing to see', () => {
    const look: Step[] = [{ do: 'look', at: 'deck', cards: 2 }];
    const hands = [['2H', '3H', '4H', '5H', '9H'], ['4C'], ['6C'], ['8C']] as const;
    expect(played(look, { hands, deck: ['TC'] }).all('look')).toEqual([
      { type: 'look', seat: 0, at: 'deck', count: 1 },
    ]);
    expect(played(look, { hands, deck: [] }).all('skip')).toEqual([{ type: 'skip', seat: 0, step: 'look' }]);
  });
});

describe('repeating', () => {
  test('so many times', () => {
    const table = played([
      {
        do: 'repeat',
        times: 2,
        steps: [
          { do: 'steal', from: 'right', card: 'highest' },
          { do: 'draw', cards: 1 },
        ],
      },
    ]);
    expect(table.all('steal')).toHaveLength(2);
    expect(table.hand(0)).toEqual(['3H', '9H', 'TC', 'JC']);
  });

  test('as long as the trick is won', () => {
    const effect: Step[] = [{ do: 'repeat', while: 'won', steps: [{ do: 'call', trick: 'roundup' }] }];
    const table = played(effect, {}, { '9H': { roundup: 50 } });
    table.follow('4C', '6C', '8C', '9H');
    expect(table.all('call')).toHaveLength(2);
    table.follow('5C', '3H');
    expect(table.all('trick')).toMatchObject([{ winner: 0 }, { winner: 1 }]);
    expect(table.pending()).toBe(1);
  });

  test('it ends when nobody has a card left', () => {
    const effect: Step[] = [{ do: 'repeat', while: 'won', steps: [{ do: 'call', trick: 'roundup' }] }];
    const table = played(effect, { hands: [['2H', '3H'], [], [], []], deck: [] });
    table.follow('3H');
    expect(table.all('trick').map(({ winner }) => winner)).toEqual([0, null]);
    expect(cowpoker.outcome(table.state)).toBeDefined();
  });
});
