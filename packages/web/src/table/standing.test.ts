// The log after a take-back.
import type { Moment } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { withMoment } from './standing.ts';

const deal = { by: null, seq: 0, undone: false } as Moment;
const move = (seat: number, seq: number) => ({ by: { seat }, seq, undone: false }) as Moment;
const undo = (seat: number, seq: number) => ({ by: { seat }, seq, undone: true }) as Moment;
const standing = (...moments: Moment[]): number[] => moments.reduce<readonly Moment[]>(withMoment, []).map(({ seq }) => seq);

test('what was played stands', () => expect(standing(deal, move(0, 1), move(1, 2))).toEqual([0, 1, 2]));
test('a free take-back unsays the last move', () => expect(standing(deal, move(0, 1), move(0, 2), undo(0, 3))).toEqual([0, 1]));
test('a take-back by consent unsays the moves of the others since', () =>
  expect(standing(deal, move(0, 1), move(1, 2), move(2, 3), undo(1, 4), move(1, 5))).toEqual([0, 1, 5]));
test('two take-backs, one after the other', () => expect(standing(deal, move(0, 1), move(0, 2), undo(0, 3), undo(0, 4))).toEqual([0]));
test('the deal is never unsaid', () => expect(standing(deal, undo(0, 1))).toEqual([0]));
