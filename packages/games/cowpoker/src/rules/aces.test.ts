// Chapter 6, tested: Aces.
import { expect, test } from 'vitest';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable } from '../testing/table.ts';

const draws = { effect: [{ do: 'call', trick: 'roundup' }] } as const;
const pack = plainPack({ '5C': draws, '5H': draws, '5S': draws });

test("[CP-6.1] while an opponent's Ace is in your Gang, that Ranch's cards work for you, like it or not", () => {
  const table = setTable({ hands: [['5C', '2D'], ['2C'], [], []], gangs: [['AC'], [], [], []] }, { pack });
  table.play('5C');
  expect(table.all('play')).toMatchObject([{ works: 'ace' }]);
  expect(table.all('call')).toHaveLength(1);
});

test('[CP-6.1] no longer when the Ace has left, nor for an Ace in a Cellar or hand', () => {
  for (const position of [
    {},
    { cellars: [['AC'], [], [], []] },
    { hands: [['5C', 'AC'], ['2C'], [], []] },
    { gangs: [[], ['AC'], [], []] },
  ] as const) {
    const table = setTable({ hands: [['5C', '2D'], ['2C'], [], []], ...position }, { pack });
    table.play('5C');
    expect(table.all('play')).toMatchObject([{ works: 'no' }]);
  }
});

test('[CP-6.1] the printed Ace: a wild card is never an Ace here', () => {
  const table = setTable({ hands: [['5C', '2D'], ['2C'], [], []], gangs: [['X1', 'AD'], [], [], []] }, { pack });
  table.play('5C');
  expect(table.all('play')).toMatchObject([{ works: 'no' }]);
});

test('[CP-6.1] option `aces`: a simulation can switch the rule off', () => {
  const table = setTable({ hands: [['5C', '2D'], ['2C'], [], []], gangs: [['AC'], [], [], []] }, { pack, aces: false });
  table.play('5C');
  expect(table.all('play')).toMatchObject([{ works: 'no' }]);
});

test('[CP-6.2] a Ranch whose Ace is elsewhere still follows its own cards, and its own Ace adds nothing', () => {
  for (const gangs of [
    [[], ['AH'], [], []],
    [['AH'], [], [], []],
  ] as const) {
    const table = setTable({ hands: [['5H', '2D'], ['2C'], [], []], gangs }, { pack });
    table.play('5H');
    expect(table.all('play')).toMatchObject([{ works: 'own' }]);
    expect(table.all('call')).toHaveLength(1);
  }
  const other = setTable({ hands: [['5S', '2D'], ['2C'], [], []], gangs: [['AH'], [], [], []] }, { pack });
  other.play('5S');
  expect(other.all('play')).toMatchObject([{ works: 'no' }]);
});

test('[CP-6.3] the same for Deadwood', () => {
  const table = setTable(
    {
      live: [false, true, true, true],
      hands: [[], ['2C'], ['3C'], ['4C']],
      gangs: [['AC'], [], [], []],
      deck: ['5C', '6C'],
    },
    { pack },
  );
  expect(table.all('play')).toMatchObject([{ seat: 0, works: 'ace' }]);
  expect(table.all('call')).toHaveLength(1);
});
