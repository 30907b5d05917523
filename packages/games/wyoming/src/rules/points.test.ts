// Points without the sheet are the points of the sheet.
import { walk } from '@sagebrush/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wyoming } from '../game.ts';
import { heldByRank } from '../guns.ts';
import { allAces, placeInRank, playingCards } from '../table.ts';
import { NONE, type State } from '../types.ts';
import { handSheet } from './hand-end.ts';
import { badgedMask, bestCourtPoints, pointsNow } from './points.ts';
import { scoreLines, totalOf } from './scoring.ts';

function sheetPoints(state: State): number[] {
  const points = state.hands.map(() => 0);
  for (const line of handSheet(state, null)) points[line.seat] = (points[line.seat] ?? 0) + line.points;
  return points;
}
/** Random play changes little from one step to the next. */
const STEPS = 9;

test.each([3, 4, 6])('[WC-8.3] [WC-8.4] [WC-8.5] points are those of the sheet at a table of %i', (seats) => {
  for (const delay of ['once', 'each'] as const) {
    walk(wyoming, { seats, options: { delay, matchLimit: 3 } }, `points ${delay}`, ({ state, index }) => {
      if (index % STEPS !== 0) return;
      const table = state as State;
      expect(table.hands.map((_, seat) => pointsNow(table, seat, badgedMask(table)))).toEqual(sheetPoints(table));
    });
  }
});

test('[WC-8.11] Kings, Queens and Jacks of two decks bring the best total that is allowed, whoever wears a badge', () => {
  const court = playingCards(5).filter((card) => (card & 63) >= 36);
  const aces = allAces(5);
  fc.assert(
    fc.property(fc.subarray(court, { minLength: 3 }), fc.integer({ min: 0, max: 255 }), (hand, badged) => {
      const badgeOn = (king: number) =>
        (badged >> placeInRank(king as (typeof hand)[number])) & 1
          ? (aces[placeInRank(king as (typeof hand)[number])] ?? NONE)
          : NONE;
      const lines = scoreLines({ hand, badgeOn, tens: [], couples: 0, endedHand: false }, 'once');
      expect(bestCourtPoints(heldByRank(hand), badged)).toBe(totalOf(lines));
    }),
    { numRuns: 1000 },
  );
});
