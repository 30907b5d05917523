// Where cards go when something happens: from a place on the table to another, seen or face down.
import type { CardText } from '@sagebrush/engine';

/** A place with a `data-anchor` or `data-spot` on the table: `seat:2`, `pile:deck`, `hand:KH`, a stack face down `stack:2`. */
export type Anchor = `${string}:${string}`;

export interface CardMove {
  /** Undefined where this viewer may not see it: a back flies. */
  readonly card?: CardText;
  readonly from: Anchor;
  readonly to: Anchor;
}
