// What a bot is asked, what it may use up, and what it answers. There is no State in here, and there may never be one.
import type { GameAction, Reason } from '@sagebrush/engine';

export type { Question } from '@sagebrush/engine';

/** Thinking ends with whichever comes first. Bots have no clock: the caller brings it. */
export interface Limits {
  /** How many playouts, over all candidates. */
  readonly iterations?: number;
  readonly isTimeUp?: () => boolean;
}

export interface Candidate {
  readonly action: GameAction;
  /** The expected share of the win, 0 to 1; without playouts it is par, the same for every seat. */
  readonly share: number;
  readonly playouts: number;
  readonly reason: Reason;
  /** As good as the first, as far as the playouts can tell; never of the first itself. */
  readonly isEqual?: true;
}

export interface Thought {
  readonly action: GameAction;
  /** Best first; never empty. */
  readonly considered: readonly Candidate[];
}
