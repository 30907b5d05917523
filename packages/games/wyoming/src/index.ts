// Wyoming Cowboy, as others may use it.
export { wyoming } from './game.ts';
export type { Options as WyomingOptions } from './options.ts';
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
