// Chapter 7, tested: the end and the score.
import { describe, expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable, type TestTable } from '../testing/table.ts';
import type { Position } from '../types.ts';

/** Seat 0 plays its last card on an empty deck: the game ends when seat 1 cannot draw. */
function ended(position: Position, changes: Parameters<typeof plainPack>[0] = {}): TestTable {
  const hands = (position.hands ?? [[], [], [], []]).map((hand, seat) =>
    seat === 0 ? (['2C', ...hand] as const) : hand,
  );
  const table = setTable({ ...position, hands, deck: [] }, { pack: plainPack({ '2C': { points: 0 }, ...changes }) });
  table.play('2C');
  return table;
}
const outcomeOf = ({ state }: TestTable) => {
  const outcome = cowpoker.outcome(state);
  if (!outcome) throw new Error('the game is not over');
  return outcome;
};
const pointsFor = (table: TestTable, what: string): number[] =>
  [0, 1, 2, 3].map((seat) =>
    outcomeOf(table)
      .sheet.filter((line) => line.seat === seat && line.what === what)
      .reduce((sum, { points }) => sum + points, 0),
  );

describe('base points', () => {
  test('[CP-7.1] the points of the cards in the Gang, line by line, Jokers by their printed points', () => {
    const table = ended(
      { gangs: [['3D'], ['4D', 'X1'], [], []] },
      { '3D': { points: -3 }, '4D': { points: 6 }, X1: { points: 2 } },
    );
    expect(pointsFor(table, 'card')).toEqual([-3, 8, 0, 0]);
    expect(
      outcomeOf(table)
        .sheet.filter(({ what, seat }) => what === 'card' && seat === 1)
        .map(({ cards, rule }) => [...cards, rule]),
    ).toEqual([
      ['4D', 'CP-7.1'],
      ['X1', 'CP-7.1'],
    ]);
  });
});

describe('the three bonuses', () => {
  test('[CP-7.2] 6 points each for the best Gang, the best Cellar and the best Hand', () => {
    const table = ended({
      gangs: [[], ['4D', '4S'], ['5D'], []],
      cellars: [['6D'], [], ['7D', '7S'], []],
      hands: [['8D'], [], [], ['9D', '9S']],
    });
    expect(pointsFor(table, 'gang-hand')).toEqual([0, 6, 0, 0]);
    expect(pointsFor(table, 'cellar-hand')).toEqual([0, 0, 6, 0]);
    expect(pointsFor(table, 'final-hand')).toEqual([0, 0, 0, 6]);
  });

  test('[CP-7.2] Deadwood competes with its Gang and Cellar', () => {
    const table = ended({
      live: [true, true, false, true],
      gangs: [[], [], ['4D', '4S'], []],
      cellars: [[], [], ['5D'], []],
    });
    expect(pointsFor(table, 'gang-hand')).toEqual([0, 0, 6, 0]);
    expect(pointsFor(table, 'cellar-hand')).toEqual([0, 0, 6, 0]);
  });

  test('[CP-7.2] a place with no cards makes no hand; where nobody has one, nobody gets the 6', () => {
    const table = ended({});
    expect(pointsFor(table, 'cellar-hand')).toEqual([0, 0, 0, 0]);
    expect(pointsFor(table, 'final-hand')).toEqual([0, 0, 0, 0]);
  });

  test('[CP-7.2] the sheet shows each hand and what each wild stands for', () => {
    const table = ended({ gangs: [[], ['X1', 'KD', 'KS'], [], []] });
    const line = outcomeOf(table).sheet.find(({ seat, what }) => seat === 1 && what === 'gang-hand');
    expect(line?.note).toMatchObject({ category: 'three-of-a-kind', sharing: 1 });
    expect(line?.note?.['stands']).toHaveProperty('X1');
  });
});

describe('the penalty', () => {
  test('[CP-7.3] the live player whose Cellar holds the fewest points loses 6', () => {
    const table = ended({ cellars: [['3D', '4D'], ['5D'], ['6D', '7D', '8D'], ['9D', 'TD']] });
    expect(pointsFor(table, 'cellar')).toEqual([0, -6, 0, 0]);
  });

  test('[CP-7.3] Deadwood never does, and Cellar and Hand points count for nothing else', () => {
    const table = ended(
      {
        live: [true, true, false, true],
        hands: [[], ['JD'], [], []],
        cellars: [['3D'], ['4D', '5D'], [], ['6D', '7D']],
      },
      { '4D': { points: 5 }, JD: { points: 6 } },
    );
    expect(pointsFor(table, 'cellar')).toEqual([-6, 0, 0, 0]);
    expect(outcomeOf(table).scores[1]).toBe((pointsFor(table, 'cellar-hand')[1] ?? 0) + 6);
  });

  test('[CP-7.3] an empty Cellar holds 0, so a negative one is lower', () => {
    const table = ended({ cellars: [[], ['5D'], [], []] }, { '5D': { points: -1 } });
    expect(pointsFor(table, 'cellar')).toEqual([0, -6, 0, 0]);
  });
});

describe('ties and the winner', () => {
  test('[CP-7.4] ties split points and penalty evenly and exactly', () => {
    const four = ended({ hands: [['3D'], ['3S'], ['3H'], ['3C']] });
    expect(pointsFor(four, 'final-hand')).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(pointsFor(four, 'cellar')).toEqual([-1.5, -1.5, -1.5, -1.5]);
    const three = ended({ cellars: [['4D'], ['4S'], ['4H'], []] });
    expect(pointsFor(three, 'cellar-hand')).toEqual([2, 2, 2, 0]);
    const two = ended({ cellars: [['4D'], ['4S'], [], []] });
    expect(pointsFor(two, 'cellar-hand')).toEqual([3, 3, 0, 0]);
    expect(pointsFor(two, 'cellar')).toEqual([0, 0, -3, -3]);
    expect(outcomeOf(two).sheet.find(({ what, points }) => what === 'cellar' && points < 0)).toMatchObject({
      rule: 'CP-7.4',
      note: { sharing: 2 },
    });
  });

  test('[CP-7.5] the highest score wins, equal scores share, and Deadwood can win', () => {
    const table = ended(
      { live: [true, true, false, true], gangs: [[], ['3D', '5S'], ['4D', '4S'], []] },
      { '4D': { points: 6 } },
    );
    expect(outcomeOf(table).winners).toEqual([2]);
    const shared = ended({
      hands: [[], [], [], []],
      gangs: [[], ['3D'], ['3S'], []],
      cellars: [['9D', '9S'], ['4D'], ['4S'], ['5D', '6D']],
    });
    expect(outcomeOf(shared)).toMatchObject({ places: [1, 2, 2, 4], winners: [0] });
    expect(shared.refusal(1, { type: 'play', card: '2C' })).toMatchObject({ rule: 'CP-7.5', reason: 'over' });
  });

  test('[CP-7.5] the lines of the sheet add up to the scores', () => {
    const table = ended({
      gangs: [['5D'], ['3D', '3S'], ['4D'], []],
      cellars: [['6D'], ['6S'], ['7D'], []],
      hands: [['8D'], ['9D'], [], []],
    });
    const { scores, sheet } = outcomeOf(table);
    expect(scores).toEqual(
      [0, 1, 2, 3].map((seat) =>
        sheet.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0),
      ),
    );
  });
});
