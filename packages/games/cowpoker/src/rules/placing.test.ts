// Chapter 5, tested: cards that go into a certain Gang.
import { describe, expect, test } from 'vitest';
import type { GANG_RULES } from '../pack/steps.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable } from '../testing/table.ts';

const place = (gang: (typeof GANG_RULES)[number]) => ({ do: 'place', gang }) as const;
const ROUNDUP = { do: 'call', trick: 'roundup' } as const;

describe('where it goes', () => {
  test('[CP-5.1] on a turn: first where it goes, then its effect', () => {
    const pack = plainPack({ KC: { effect: [place('worst'), ROUNDUP] } });
    const table = setTable({ hands: [['KC', '2C'], ['3C'], [], []], gangs: [['2D'], ['3D'], [], ['4D']] }, { pack });
    table.play('KC');
    expect(table.gang(2)).toEqual(['KC']);
    expect(table.emitted.map(({ type }) => type).slice(0, 3)).toEqual(['play', 'place', 'call']);
  });

  test('[CP-5.1] in a trick: only where it goes', () => {
    const pack = plainPack({ KC: { effect: [place('worst'), ROUNDUP] }, '2H': { effect: [ROUNDUP] } });
    const table = setTable({ hands: [['2H', '2C'], ['KC'], [], []], gangs: [['2D'], ['3D'], [], ['4D']] }, { pack });
    table.play('2H');
    table.follow('KC', '2C');
    expect(table.gang(2)).toEqual(['KC']);
    expect(table.all('call')).toHaveLength(1);
  });

  test('[CP-5.1] on a Ranch card the placement always applies, the rest only if the card works for you', () => {
    const pack = plainPack({ '9C': { effect: [place('worst'), ROUNDUP] } });
    const table = setTable({ hands: [['9C', '2C'], ['3C'], [], []], gangs: [['2D'], ['3D'], [], ['4D']] }, { pack });
    table.play('9C');
    expect(table.gang(2)).toEqual(['9C']);
    expect(table.all('call')).toEqual([]);
  });

  test('[CP-5.2] several in one trick are placed in the order in which they are played, each at once', () => {
    const pack = plainPack({
      '2H': { effect: [ROUNDUP] },
      KC: { effect: [place('smallest')] },
      KD: { effect: [place('smallest')] },
    });
    const table = setTable(
      { hands: [['2H', '2C'], ['KC'], ['KD'], ['3C']], gangs: [['2D', '3D', '4D'], ['5D', '6D'], [], ['7D']] },
      { pack },
    );
    table.play('2H');
    table.follow('KC');
    expect(table.gang(2)).toEqual(['KC']);
    table.follow('KD');
    expect(table.all('place')).toHaveLength(2);
    expect([2, 3]).toContain(table.all('place')[1]?.gang);
  });
});

describe('how Gangs are compared', () => {
  const gangs = [['2D', '2S'], ['AD', 'KS', '9H'], ['3D', '4S', '5H', '6D', '7S'], ['8H']] as const;
  const points = {
    AD: { points: 5 },
    KS: { points: 4 },
    '2D': { points: 3 },
    '8H': { points: -2 },
    '3D': { points: -3 },
  };
  test.each([
    ['worst', 3],
    ['best', 2],
    ['smallest', 3],
    ['largest', 2],
    ['poorest', 3],
    ['richest', 1],
  ] as const)('[CP-5.3] %s', (rule, seat) => {
    const table = setTable(
      { hands: [['KC'], ['2C'], [], []], gangs },
      { pack: plainPack({ ...points, KC: { effect: [place(rule)] } }) },
    );
    table.play('KC');
    expect(table.gang(seat)).toContain('KC');
  });

  test('[CP-5.3] as they are before the card is placed: your own Gang can be the one', () => {
    const table = setTable(
      { hands: [['KC'], ['2C'], [], []], gangs: [['2D'], ['3D'], ['4D'], ['5D']] },
      { pack: plainPack({ KC: { effect: [place('worst')] } }) },
    );
    table.play('KC');
    expect(table.gang(0)).toEqual(['2D', 'KC']);
  });

  test('[CP-5.3] wild cards at their best, and a Gang with no cards is worse than any other', () => {
    const pack = plainPack({ KC: { effect: [place('best')] }, KD: { effect: [place('worst')] } });
    const table = setTable(
      { hands: [['KC', 'KD'], ['2C'], [], []], gangs: [['3D', '3S'], ['X1', '4D'], ['2D'], []] },
      { pack },
    );
    table.play('KC');
    expect(table.gang(1)).toContain('KC');
    const other = setTable(
      { hands: [['KC', 'KD'], ['2C'], [], []], gangs: [['3D', '3S'], ['X1', '4D'], ['2D'], []] },
      { pack },
    );
    other.play('KD');
    expect(other.gang(3)).toEqual(['KD']);
  });

  const intoCellar = { effect: [{ do: 'steal', from: 'poorest', card: 'highest', to: 'cellar' }] } as const;
  const placed = { points: 5, effect: [place('smallest')] };
  test('[CP-5.1] no effect moves a card that chooses its Gang into a Cellar', () => {
    const pack = plainPack({ '2H': intoCellar, KC: placed });
    const gangs = [
      [],
      ['KC', '4C'],
      ['5C', '5D', '5S', '6D', '6S', '7S', '8D'],
      ['9C', '9D', '9S', 'TC', 'TD', 'TS', '8S'],
    ] as const;
    const table = setTable({ hands: [['2H'], ['2C'], [], []], gangs }, { pack });
    table.play('2H');
    expect(table.cellar(0)).toEqual(['4C']);
  });

  test('[CP-5.1] in matches under version 1 an effect still could', () => {
    const pack = plainPack({ '2H': intoCellar, KC: placed });
    const table = setTable({ hands: [['2H'], ['2C'], [], []], gangs: [[], ['KC'], [], []] }, { pack, rules: '1' });
    table.play('2H');
    expect(table.cellar(0)).toEqual(['KC']);
  });

  test('[CP-5.1] nor its own player: it stays in the Gang', () => {
    const pack = plainPack({
      '2H': { effect: [{ do: 'move', from: 'gang', to: 'cellar', card: 'highest' }] },
      KC: placed,
    });
    const table = setTable({ hands: [['2H'], ['2C'], [], []], gangs: [['KC'], [], [], []] }, { pack });
    table.play('2H');
    expect([table.gang(0), table.cellar(0)]).toEqual([['KC'], ['2H']]);
  });

  test('[CP-5.4] Gangs from which nothing may be taken are left aside: the poorest of the others is robbed', () => {
    const pack = plainPack({ '2H': intoCellar, KC: { ...placed, points: -3 } });
    const gangs = [[], ['KC'], ['5C'], ['6C', '7C']] as const;
    const table = setTable({ hands: [['2H'], ['2C'], [], []], gangs }, { pack });
    table.play('2H');
    expect(table.all('steal')).toMatchObject([{ from: 2, card: '5C' }]);
    const empty = setTable({ hands: [['2H'], ['2C'], [], []], gangs: [[], [], ['5C'], ['6C', '7C']] }, { pack });
    empty.play('2H');
    expect(empty.all('steal')).toMatchObject([{ from: 2, card: '5C' }]);
  });

  test('[CP-5.4] being stolen is not being played: no placement, no effect', () => {
    const pack = plainPack({
      '2H': { effect: [{ do: 'steal', from: 'left', card: 'highest' }] },
      KC: { points: 5, effect: [place('smallest'), ROUNDUP] },
    });
    const table = setTable({ hands: [['2H'], ['2C'], [], []], gangs: [[], ['KC'], [], []] }, { pack });
    table.play('2H');
    expect(table.gang(0)).toEqual(['2H', 'KC']);
    expect(table.all('call')).toEqual([]);
    expect(table.all('place')).toEqual([]);
  });
});
