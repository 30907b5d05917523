// A table's settings in words: what everybody wants to know before they sit down.
import type { TimeControl } from '@sagebrush/protocol';
import type { useMeetWords } from './use-meet-words.ts';

type MeetWords = ReturnType<typeof useMeetWords>;

export function clockText(clock: TimeControl, own: MeetWords): string {
  if (clock.kind === 'none') return own.noClock;
  if (clock.kind === 'days') return own.days(clock.days);
  return clock.seconds % 60 === 0 ? own.minutes(clock.seconds / 60) : own.seconds(clock.seconds);
}
