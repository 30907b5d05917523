// Wyoming Cowboy, as others may use it.

export { type KnownCowboy, knownCowboys } from './cowboys.ts';
export { wyoming } from './game.ts';
export type { Options as WyomingOptions } from './options.ts';
export { linesFor, scoreLines } from './rules/scoring.ts';
export { cardRows } from './table.ts';
export type {
  Act,
  Action as WyomingAction,
  Event as WyomingEvent,
  GunKind,
  Handover,
  Position as WyomingPosition,
  View as WyomingView,
  ViewPhase as WyomingPhase,
  Way,
  WyomingTypes,
} from './types.ts';
export { NONE } from './types.ts';
export { handWorth } from './worth-now.ts';
