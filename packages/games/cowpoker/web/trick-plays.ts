// Who played what in the trick that a scene shows: the plays on the table, and those told since.
import type { Event, View } from '@sagebrush/cowpoker';
import type { CardText, Seat } from '@sagebrush/engine';

export interface TrickPlay {
  readonly seat: Seat;
  readonly card: CardText;
  readonly value: number;
  /** The seat whose Gang it went into at once. */
  readonly placed?: Seat;
}
type TrickEvent = Extract<Event, { type: 'trick' }>;

/** The plays of a trick that ends with `event`, in their order; `view` is the table as it was before. */
export function playsOf(event: TrickEvent, together: readonly Event[], view: View | undefined): readonly TrickPlay[] {
  const before = together.slice(0, together.indexOf(event));
  const called = before.findLastIndex(({ type }) => type === 'call');
  const plays = called < 0 ? [...(view?.trick?.plays ?? [])] : [];
  for (const next of before.slice(called + 1)) {
    if (next.type === 'follow') plays.push({ seat: next.seat, card: next.card, value: next.value });
    const last = plays.at(-1);
    if (next.type === 'place' && last?.card === next.card) plays[plays.length - 1] = { ...last, placed: next.gang };
  }
  return plays;
}

/** CP-4.3 The highest value takes it, of equals the one played later: the place of that play, -1 where nobody played. */
export function winningIn(plays: readonly TrickPlay[]): number {
  const top = Math.max(...plays.map(({ value }) => value));
  return plays.findLastIndex(({ value }) => value === top);
}
