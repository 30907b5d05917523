// The log after a take-back.
import { type Entry, standingEntries } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withMoment } from './past-moments.ts';

const deal = { by: null, seq: 0, undone: false } as Moment;
const move = (seat: number, seq: number) => ({ by: { seat }, seq, undone: false }) as Moment;
const undo = (seat: number, seq: number) => ({ by: { seat }, seq, undone: true }) as Moment;
const standing = (...moments: Moment[]): number[] =>
  moments.reduce<readonly Moment[]>(withMoment, []).map(({ seq }) => seq);

test('what was played stands', () => expect(standing(deal, move(0, 1), move(1, 2))).toEqual([0, 1, 2]));
test('a free take-back unsays the last move', () =>
  expect(standing(deal, move(0, 1), move(0, 2), undo(0, 3))).toEqual([0, 1]));
test('a take-back by consent unsays the moves of the others since', () =>
  expect(standing(deal, move(0, 1), move(1, 2), move(2, 3), undo(1, 4), move(1, 5))).toEqual([0, 1, 5]));
test('two take-backs, one after the other', () =>
  expect(standing(deal, move(0, 1), move(0, 2), undo(0, 3), undo(0, 4))).toEqual([0]));
test('the deal is never unsaid', () => expect(standing(deal, undo(0, 1))).toEqual([0]));

test('moments, which do not say how much is kept, come to what stands in the log', () => {
  const wishes = fc.array(fc.record({ seat: fc.nat(2), isTakeBack: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(wishes, (wished) => {
      const entries: Entry[] = [];
      const moments: Moment[] = [];
      for (const { seat, isTakeBack } of wished) {
        const keep = isTakeBack ? standingEntries(entries).findLastIndex((index) => entries[index]?.seat === seat) : -1;
        entries.push(keep < 0 ? { seat, action: { type: 'pass' } } : { seat, keep });
        moments.push((keep < 0 ? move : undo)(seat, entries.length));
      }
      expect(standing(deal, ...moments)).toEqual([0, ...standingEntries(entries).map((index) => index + 1)]);
    }),
  );
});
