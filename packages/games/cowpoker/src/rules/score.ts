// Chapter 7, the end and the score: the numbers. The sheet that explains them is in sheet.ts.
import type { Card } from '@sagebrush/engine';
import { SEATS, type State } from '../types.ts';
import { pointsIn } from './placing.ts';
import { strengthOf } from './poker.ts';

export const BONUS = 6;
const NO_STRENGTH = 0;

/** CP-1.5 The scores of a series added up, this game with those before. */
export const totalsOf = (scored: Scored & Pick<State, 'totals'>): number[] =>
  scoresOf(scored).map((score, seat) => score + (scored.totals[seat] as number));

/** What the score looks at: a state, or as much of it as a player may know. */
export type Scored = Pick<State, 'pack' | 'live' | 'hands' | 'gangs' | 'cellars'>;

/** CP-7.2 Adds 6 points to the best poker hand of a kind of place; CP-7.4 ties split it. No cards make no hand. */
function addBest(scores: number[], strengths: readonly number[]): void {
  let top = NO_STRENGTH;
  let sharing = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const strength = strengths[seat] as number;
    if (strength > top) {
      top = strength;
      sharing = 1;
    } else if (strength === top && strength !== NO_STRENGTH) sharing++;
  }
  if (sharing === 0) return;
  for (let seat = 0; seat < SEATS; seat++)
    if (strengths[seat] === top) scores[seat] = (scores[seat] as number) + BONUS / sharing;
}

/**
 * CP-7.3 Takes 6 points from the live player whose Cellar holds the fewest; CP-7.4 ties split the loss. An empty Cellar
 * holds 0.
 */
function subtractPenalty(scores: number[], { pack, live, cellars }: Scored): void {
  const held = cellars.map((cellar, seat) => (live[seat] ? pointsIn(pack.points, cellar) : Number.POSITIVE_INFINITY));
  const least = Math.min(...held);
  const sharing = held.filter((points) => points === least).length;
  for (let seat = 0; seat < SEATS; seat++)
    if (held[seat] === least) scores[seat] = (scores[seat] as number) - BONUS / sharing;
}

const strengthsOf = ({ pack }: Scored, piles: readonly (readonly Card[])[]): number[] =>
  piles.map((pile) => strengthOf(pack, pile));

/** CP-7.1 The points of the Gang, with the bonuses and the penalty as the table stands. */
export function scoresOf(scored: Scored): number[] {
  const scores = scored.gangs.map((gang) => pointsIn(scored.pack.points, gang));
  addBest(scores, strengthsOf(scored, scored.gangs));
  addBest(scores, strengthsOf(scored, scored.cellars));
  addBest(scores, strengthsOf(scored, scored.hands));
  subtractPenalty(scores, scored);
  return scores;
}
