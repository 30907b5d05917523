// Cowpoker's score sheet.
import { expect, test } from 'vitest';
import { cowpokerScorekeeper } from './scorekeeper.ts';

test('[CP-7.1] [CP-7.2] [CP-7.3] Gang, Cellar and Hand are counted, with the bonuses and the penalty', () => {
  const round = [
    { piles: [['KH'], ['9C', '9D'], ['3C']], marks: [] },
    { piles: [[], [], []], marks: [] },
    { piles: [['4S', '4D'], ['6S'], ['8H', '8S']], marks: [] },
    { piles: [[], [], []], marks: [] },
  ] as const;
  const sheet = cowpokerScorekeeper.sheet(round, ['live', 'deadwood', 'live', 'deadwood']);
  const bonus = (what: string): (readonly [number, number])[] =>
    sheet.flatMap((line) => (line.what === what && line.points > 0 ? [[line.seat, line.points] as const] : []));
  expect(bonus('gang-hand')).toEqual([[2, 6]]);
  expect(bonus('cellar-hand')).toEqual([[0, 6]]);
  expect(bonus('final-hand')).toEqual([[2, 6]]);
  expect(sheet.filter(({ what }) => what === 'card').map(({ seat, rule }) => [seat, rule])).toEqual([
    [0, 'CP-7.1'],
    [2, 'CP-7.1'],
    [2, 'CP-7.1'],
  ]);
  expect(sheet.filter(({ what, points }) => what === 'cellar' && points < 0)).toHaveLength(1);
});

test('[CP-1.5] the lead passes to the left', () => {
  expect([0, 3].map((dealer) => cowpokerScorekeeper.dealer.next(dealer, 4))).toEqual([1, 0]);
});
