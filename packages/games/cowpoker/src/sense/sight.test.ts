// What a seat knows, tested: a look is remembered, by who looked and by nobody else.
import { expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable } from '../testing/table.ts';

const pack = plainPack({
  '2H': { effect: [{ do: 'look', at: 'hand', whose: 'left' }] },
  '3H': { effect: [{ do: 'look', at: 'deck', cards: 2 }] },
});
const start = {
  hands: [['2H', '3H', 'KH'], ['4C', 'AC'], ['5C'], ['6C']],
  deck: ['9D', '8D', '7D', '6D', '5D', '4D'],
} as const;

test('[CP-X.2] who looked at a hand knows those cards, the others do not', () => {
  const table = setTable(start, { pack });
  table.play('2H');
  expect(cowpoker.sense.sightOf(table.state, 0).known.map(({ seat }) => seat)).toEqual([1, 1]);
  for (const seat of [1, 2, 3]) expect(cowpoker.sense.sightOf(table.state, seat).known).toEqual([]);
});

test('[CP-X.2] who looked at the deck knows how deep each card lies, until it is drawn', () => {
  const table = setTable({ ...start, hands: [['3H', 'KH'], ['4C'], ['5C'], ['6C']] }, { pack });
  table.play('3H');
  // The left neighbour draws four.
  expect(cowpoker.sense.sightOf(table.state, 0).known.map(({ seat, depth }) => [seat, depth])).toEqual([
    [1, -1],
    [1, -1],
  ]);
});

test('a card that is known to win a trick makes it less worth calling', () => {
  const calls = plainPack({
    '2H': { effect: [{ do: 'look', at: 'hand', whose: 'left' }] },
    '4H': { effect: [{ do: 'call', trick: 'roundup' }] },
    AC: { roundup: 90 },
    KH: { roundup: 80 },
  });
  const worth = (known: boolean): number => {
    const table = setTable(
      {
        hands: [['4H', 'KH'], ['AC', 'QC'], ['5C'], ['6C']],
        deck: ['9D', '8D', '7D'],
        ...(known ? { known: [{ seat: 1, at: 0, by: [0] }] } : {}),
      },
      { pack: calls },
    );
    const weights = new Float64Array(2);
    const sight = cowpoker.sense.sightOf(table.state, 0);
    cowpoker.sense.weigh(
      sight,
      [
        { type: 'play', card: '4H' },
        { type: 'play', card: 'KH' },
      ],
      weights,
    );
    return weights[0] as number;
  };
  expect(worth(true)).toBeLessThan(worth(false));
});
