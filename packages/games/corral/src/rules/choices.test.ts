// Chapter 2, the turn: the list of all that can be done.
import { expect, test } from 'vitest';
import { type AtTable, atTable } from '../at-table.ts';

const listed = (table: AtTable): string[] => table.choices().map((choice) => Object.values(choice).flat().join(' '));

test('[GC-2.1] all that can be done stands in the order of the chapters, without a gap', () => {
  const table = atTable({
    hands: [['AS', '5C', '5D', 'X1'], ['7D'], ['8D']],
    fighters: [[{ card: '4H' }], [{ card: '9S' }, { card: '3S' }], [{ card: '6H' }]],
    deck: [],
    turn: 1,
  });
  expect(listed(table)).toEqual(['fighter 7D', 'aim 7D 9S', 'aim 7D 3S', ...fightsOf(['9S', '3S'], ['4H', '6H'])]);
  table.play({ type: 'fighter', card: '7D' });
  table.play({ type: 'fighter', card: '8D' });
  expect(listed(table)).toEqual([
    ...['5C', '5D'].map((card) => `fighter ${card}`),
    ...['AS', '5C', '5D', 'X1'].map((card) => `aim ${card} 4H`),
    ...fightsOf(['4H'], ['9S', '3S', '7D', '6H', '8D']),
    ...['4H', '9S', '3S', '7D', '6H', '8D'].map((card) => `bullet AS ${card}`),
    ...['4H', '9S', '3S', '7D', '6H', '8D'].map((card) => `ambush 5C 5D ${card}`),
    ...['5C', '5D'].flatMap((card) => ['4H', '3S'].map((target) => `ambush ${card} X1 ${target}`)),
  ]);
});
const fightsOf = (mine: readonly string[], theirs: readonly string[]): string[] =>
  mine.flatMap((attacker) => theirs.map((target) => `fight ${attacker} ${target}`));

test('[GC-2.1] a list is its caller’s own, and has no room that it does not need', () => {
  const table = atTable({ hands: [['5C', '5D', '6H', '7H', 'QS'], ['7D']], deck: [], turn: 0 });
  const before = table.choices();
  expect(Object.keys(before)).toEqual(['0', '1', '2', '3', '4']);
  table.play({ type: 'fighter', card: '5C' });
  expect(table.choices()).toEqual([{ type: 'fighter', card: '7D' }]);
  expect(before).toHaveLength(5);
  expect(before[0]).toEqual({ type: 'fighter', card: '5C' });
});
