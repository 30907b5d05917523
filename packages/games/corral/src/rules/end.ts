// Chapter 7, the end: when the shooting stops, and who has won.
import { type Card, type Emit, makeCard, type Outcome, outcomeOf, type SheetLine } from '@sagebrush/engine';
import { seatCount, worthOf, worthOfAll } from '../table.ts';
import type { Event, State } from '../types.ts';
import { canPlay } from './turn.ts';

/** GC-7.1 Judged after each turn's draw: the deck is empty and nobody can play, or nobody can play at all. */
export function canNobodyPlay(state: State): boolean {
  for (let seat = 0; seat < seatCount(state); seat++) {
    if (canPlay(state, seat)) return false;
  }
  return true;
}

/** GC-7.1 Nobody can play, or, with `stop` useful, all have passed in a row. */
export function endIfDone(state: State, emit?: Emit<Event>): void {
  if (state.passes < seatCount(state) && !canNobodyPlay(state)) return;
  state.over = true;
  emit?.({ type: 'over', outcome: outcomeNow(state) });
}

/**
 * GC-7.2 The values of the score piles; the highest total wins, equal totals share. Fighters still in play score for
 * nobody.
 */
export const scoresOf = (state: State): number[] => state.scored.map(worthOfAll);

/** GC-7.2 What each card of the score piles counts. */
export const pileSheet = (scored: readonly (readonly Card[])[]): SheetLine[] =>
  scored.flatMap((pile, seat) =>
    pile.map((card) => ({ seat, rule: 'GC-7.2', what: 'card', cards: [makeCard(card)], points: worthOf(card) })),
  );

const outcomeNow = (state: State): Outcome => outcomeOf(scoresOf(state), pileSheet(state.scored));

export const outcome = (state: State): Outcome | undefined => (state.over ? outcomeNow(state) : undefined);
