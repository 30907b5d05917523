// A fingerprint forgets the order in which things came about, and nothing else.
import { expect, test } from 'vitest';
import { atTable } from './at-table.ts';
import { fingerprint } from './fingerprint.ts';
import type { Position } from './types.ts';

const position = {
  hands: [['AS', '4C'], ['5D']],
  fighters: [[{ card: '9H', aim: ['2S', 'KS'] }, { card: '3H' }], [{ card: '7D' }]],
  scored: [['6C', '8C'], []],
  deck: ['TD', 'JD'],
  turn: 0,
} as const satisfies Position;
const printOf = (change: Position): string => fingerprint(atTable({ ...position, ...change }).state);

test('the order of a hand, of fighters, of aim cards and of what was scored does not matter', () => {
  expect(printOf({ hands: [['4C', 'AS'], ['5D']], scored: [['8C', '6C'], []] })).toBe(printOf({}));
  expect(printOf({ fighters: [[{ card: '3H' }, { card: '9H', aim: ['KS', '2S'] }], [{ card: '7D' }]] })).toBe(
    printOf({}),
  );
});

test('how many have passed in a row matters', () => {
  const printAfter = (passes: number): string =>
    fingerprint(atTable({ ...position, deck: [], passes }, { stop: 'useful' }).state);
  expect(printAfter(1)).not.toBe(printAfter(0));
});

test.each<Position>([
  { turn: 1 },
  { hands: [['AS'], ['5D', '4C']] },
  { deck: ['JD', 'TD'] },
  { scored: [['6C'], ['8C']] },
  {
    fighters: [
      [
        { card: '9H', aim: ['2S'] },
        { card: '3H', aim: ['KS'] },
      ],
      [{ card: '7D' }],
    ],
  },
  { fighters: [[{ card: '9H', aim: ['2S', 'KS'], shown: 1 }, { card: '3H' }], [{ card: '7D' }]] },
])('whose turn, what lies where, and what all have seen matter: %j', (change) => {
  expect(printOf(change)).not.toBe(printOf({}));
});
