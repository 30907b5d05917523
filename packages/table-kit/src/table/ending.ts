// The end of a match, told step by step: what turns up, whose it is, and the number that is stamped on it.
import type { BaseView, CardText, GameEvent, Lang, Outcome, Seat, Sentence, Words } from '@sagebrush/engine';
import type { TablePlayer } from './connection.ts';

/** All that is known when a match has ended. */
export interface EndedMatch<View extends BaseView = BaseView> {
  readonly outcome: Outcome;
  readonly view: View;
  readonly players: readonly TablePlayer[];
  readonly options: object;
  readonly words: Words;
  readonly lang: Lang;
  /** All that was told in this match, oldest first, as far as this guest was here. */
  readonly events: readonly GameEvent[];
}

export interface RevealStep {
  readonly seat: Seat;
  /** The part of the count that it belongs to: a chapter of the sheet, or a hand of the match. Steps of one chapter follow each other. */
  readonly chapter: string;
  /** What turns up, in words. */
  readonly text: Sentence;
  readonly cards: readonly CardText[];
  /** Stamped on it, and added to the seat's total. The steps of a seat add up to its score. */
  readonly points: number;
}

/** Where a game says nothing else, its sheet is read out line by line, the winner's last. */
export function stepsOfSheet({ outcome, words }: Pick<EndedMatch, 'outcome' | 'words'>): readonly RevealStep[] {
  const places = (seat: Seat): number => outcome.places[seat] ?? 0;
  return [...outcome.sheet]
    .sort((one, other) => places(other.seat) - places(one.seat))
    .map((line) => ({
      seat: line.seat,
      chapter: '',
      text: words.line(line),
      cards: line.cards,
      points: line.points,
    }));
}

/** Each seat's total after so many steps. */
export const totalsAfter = (steps: readonly RevealStep[], count: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    steps.slice(0, count).reduce((sum, step) => sum + (step.seat === seat ? step.points : 0), 0),
  );
