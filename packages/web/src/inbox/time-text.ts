// A span of time in the largest unit that tells something.
import type { Lang } from '@sagebrush/engine';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Two days, 3 hours, 5 minutes: rounded down, a minute at least. */
export function timeText(lang: Lang, milliseconds: number): string {
  const [unit, size] = UNITS.find(([, one]) => milliseconds >= 2 * one) ?? UNITS[2];
  const count = Math.max(1, Math.floor(milliseconds / size));
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
