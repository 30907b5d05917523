// What the host of a table with others chooses, and what is usual.
import type { Talk, TimeControl } from '@sagebrush/protocol';

/** A table as the server is asked to open it, beside the game and its rules. */
export interface OnlineSetting {
  readonly clock: TimeControl;
  readonly rated: boolean;
  readonly watchers: boolean;
  readonly hints: boolean;
  readonly standIn: string;
  readonly talk: Talk;
}

export type ClockName = 'none' | 'brisk' | 'calm' | 'letters';
export const CLOCKS: Readonly<Record<ClockName, TimeControl>> = {
  none: { kind: 'none' },
  brisk: { kind: 'seconds', seconds: 30 },
  calm: { kind: 'seconds', seconds: 120 },
  letters: { kind: 'days', days: 1 },
};
export const USUAL_SETTING: OnlineSetting = {
  clock: CLOCKS.none,
  rated: false,
  watchers: true,
  hints: true,
  standIn: 'deputy',
  talk: 'apart',
};
