// How much time is left, in words for the ear and in few signs for the eye.
import type { Lang } from '@sagebrush/engine';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** From here on a clock warns. */
const SOON = 10;

interface TimeLeft {
  readonly short: string;
  readonly spoken: string;
  readonly soon: boolean;
}

const inUnits = (
  lang: Lang,
  count: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  unitDisplay: 'short' | 'long',
): string => new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(count);

/** Seconds count down one by one; from an hour up only the hours or days count. */
export function timeLeft(milliseconds: number, lang: Lang): TimeLeft {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < HOUR) {
    const minutes = Math.floor(seconds / MINUTE);
    const rest = seconds % MINUTE;
    const spoken = [
      ...(minutes > 0 ? [inUnits(lang, minutes, 'minute', 'long')] : []),
      ...(rest > 0 || minutes === 0 ? [inUnits(lang, rest, 'second', 'long')] : []),
    ];
    return { short: `${minutes}:${String(rest).padStart(2, '0')}`, spoken: spoken.join(' '), soon: seconds < SOON };
  }
  const unit = seconds < 2 * DAY ? 'hour' : 'day';
  const count = Math.floor(seconds / (unit === 'hour' ? HOUR : DAY));
  return { short: inUnits(lang, count, unit, 'short'), spoken: inUnits(lang, count, unit, 'long'), soon: false };
}
