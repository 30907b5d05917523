// How often each category comes, over every five cards of a pack; `npm run counts` in bench/ lets the slow judge count
// them too.
import { expect, test, vi } from 'vitest';
import { eachFive } from './each-five.ts';
import { order } from './order.ts';
import { CATEGORIES } from './strength.ts';
import { NO_RANKS, type WildRanks, wildRanks } from './wild.ts';

vi.setConfig({ testTimeout: 60_000 });

const DEUCES = wildRanks(['2']);

function counts(pack: number, wild: WildRanks): number[] {
  const found = new Int32Array(CATEGORIES.length);
  eachFive(pack, (five) => {
    const index = order(five, wild) >> 20;
    found[index] = (found[index] ?? 0) + 1;
  });
  return [...found];
}

test('the 2,598,960 hands of 52 cards', () => {
  expect(counts(52, NO_RANKS)).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40, 0]);
});
test('the 2,869,685 hands of 53 cards with one Joker', () => {
  expect(counts(53, NO_RANKS)).toEqual([1302540, 1268088, 123552, 137280, 20532, 7804, 6552, 3120, 204, 13]);
});
test('the 3,162,510 hands of 54 cards with two Jokers', () => {
  expect(counts(54, NO_RANKS)).toEqual([1302540, 1437936, 123552, 232968, 34704, 11388, 9360, 9360, 624, 78]);
});
test('the 2,598,960 hands of 52 cards with wild deuces', () => {
  expect(counts(52, DEUCES)).toEqual([799680, 1225008, 95040, 355080, 62232, 14472, 12672, 31552, 2552, 672]);
});
test('the 3,162,510 hands of 54 cards with wild deuces and two Jokers', () => {
  expect(counts(54, DEUCES)).toEqual([799680, 1457352, 95040, 570900, 109068, 24100, 17424, 78560, 7428, 2958]);
});
test('plain hands have 7,462 different strengths', () => {
  const strengths = new Set<number>();
  eachFive(52, (five) => strengths.add(order(five, NO_RANKS)));
  expect(strengths.size).toBe(7462);
});
