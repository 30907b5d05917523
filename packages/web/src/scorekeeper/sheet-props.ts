// What every part of the score sheet is about.
import type { SeatKind } from '@sagebrush/engine';
import type { Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';
import type { Evening } from './evening.ts';

export interface SheetProps {
  readonly game: string;
  readonly keeper: Scorekeeper;
  readonly evening: Evening;
  readonly seats: readonly SeatKind[];
  /** All options of the game, as this evening has them. */
  readonly options: { readonly [name: string]: unknown };
  /** By seat; those that chance plays have theirs too. */
  readonly names: readonly string[];
  readonly onChange: (evening: Evening) => void;
}
