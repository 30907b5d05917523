// The runners-up, against every way to pick five and to play the wilds.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomHand } from './arbitrary-hands.ts';
import { best } from './best.ts';
import { facesOf, scoreOf } from './brute-force.ts';
import { parseCards } from './cards.ts';
import { order } from './order.ts';
import { runnersUp } from './runners-up.ts';
import { NO_RANKS, wildRanks } from './wild.ts';

const shown = (text: string, wild = NO_RANKS): string[] =>
  runnersUp(parseCards(text), wild).map(
    ({ category, five }) =>
      `${category}: ${five.map(({ card, as }) => (as === undefined ? card : `${card}=${as}`)).join(' ')}`,
  );

test('what else seven cards make, the best of each kind', () => {
  expect(shown('KH KD KS QC QD JS TS')).toEqual([
    'three-of-a-kind: KH KD KS QC JS',
    'two-pair: KH KD QC QD JS',
    'pair: KH KD QC JS TS',
  ]);
});
test('five natural cards make one hand and no other', () => expect(shown('KH KD KS QC QD')).toEqual([]));
test('a wild may stand for less than it could', () => expect(shown('KH KD X1')).toEqual(['pair: KH KD X1=AS']));
test('a straight beside a straight flush is not all of one suit', () => {
  expect(shown('9S 8S 7S 6S 5S 5D')).toContain('straight: 9S 8S 7S 6S 5D');
});
test('wild ranks count as wilds', () =>
  expect(shown('2H AS 9D 7C 4S', wildRanks(['2']))).toEqual(['high-card: AS 2H=KS 9D 7C 4S']));

/** The best score of each category, by trying everything. */
function bestOfEach(faces: readonly number[]): Map<number, number> {
  const tops = new Map<number, number>();
  const pick = (from: number, five: readonly number[]): void => {
    if (five.length === Math.min(5, faces.length)) {
      fill(five, (hand) => {
        const score = scoreOf(hand);
        const category = Math.floor(score / 16 ** 5);
        tops.set(category, Math.max(tops.get(category) ?? 0, score));
      });
      return;
    }
    for (let index = from; index < faces.length; index++) pick(index + 1, [...five, faces[index] as number]);
  };
  pick(0, []);
  return tops;
}
function fill(hand: readonly number[], consider: (hand: readonly number[]) => void, from = 0): void {
  const gap = hand.indexOf(-1);
  if (gap < 0) return consider(hand);
  for (let face = from; face < 52; face++) fill(hand.with(gap, face), consider, face);
}

test('they are the best of every lower kind, no kind is left out, and the five really make them', {
  timeout: 60_000,
}, () => {
  const hands = fc.oneof(
    fc.nat(6).chain((naturals) => randomHand(naturals + 1, 0, 2)),
    fc.nat(4).chain((naturals) => randomHand(naturals + 1, 1)),
    fc.nat(3).chain((naturals) => randomHand(naturals + 1, 2)),
  );
  fc.assert(
    fc.property(hands, ({ cards, wild }) => {
      const found = runnersUp(cards, wild);
      const top = best(cards, wild).order;
      const tops = [...bestOfEach(facesOf(cards, wild)).values()]
        .filter((score) => score < top)
        .sort((one, other) => other - one);
      expect(found.map((hand) => hand.order)).toEqual(tops);
      for (const { order: strength, five } of found) {
        expect(order(parseCards(five.map(({ card, as }) => as ?? card)), NO_RANKS)).toBe(strength);
        expect(five.every(({ card }) => parseCards([card]).every((one) => cards.includes(one)))).toBe(true);
        expect(new Set(five.map(({ card }) => card)).size).toBe(five.length);
      }
    }),
    { numRuns: 120 },
  );
});
