// A lesson as data: prepared positions, what is to be done in each, and the words for it.
import type { GameAction, Lang, Seat } from '@sagebrush/engine';

/** You sit here in every lesson. */
export const YOU: Seat = 0;

/** Your move is right when it is one of these; the others' moves are played as they stand. */
export type LessonMove<A extends GameAction = GameAction> =
  | {
      readonly right: readonly A[];
      /** It is for the guest to find: nothing glows more than the rest. */
      readonly riddle?: true;
    }
  | { readonly seat: Seat; readonly action: A };

export interface LessonStep<A extends GameAction = GameAction, Position extends object = object> {
  readonly id: string;
  /** The clause that the step is about. */
  readonly clause: string;
  /** How many live players. */
  readonly players: number;
  readonly options?: { readonly [name: string]: unknown };
  readonly position: Position;
  /** In order; the first is yours. */
  readonly moves: readonly LessonMove<A>[];
}

interface StepText {
  readonly title: string;
  /** What to look at. */
  readonly intro: string;
  /** What to do, and why another legal move is not it: one for each of your moves. */
  readonly tasks: readonly { readonly task: string; readonly wrong: string }[];
  /** What has just happened. */
  readonly well: string;
}
/** The words of a lesson, by the ids of its steps. */
export type LessonTexts<Id extends string = string> = Readonly<Record<Id, StepText>>;

export interface Lesson {
  /** The game's id. */
  readonly game: string;
  readonly steps: readonly LessonStep[];
  readonly texts: Readonly<Record<Lang, LessonTexts>>;
}
