// Days in UTC, reckoned from milliseconds since 1970 without any clock.
import { FormatError } from './errors.ts';

/** A day in UTC, such as `2026-11-18`. */
export type Day = string;
const DAY_LENGTH = 86_400_000;
export const DAY_PATTERN = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Days in 400 years, in 100, in four; the calendar repeats itself after 400. */
const [IN_400, IN_100, IN_4, IN_1] = [146_097, 36_524, 1461, 365];
/** From the first of March of the year 0 to 1970. */
const TO_1970 = 719_468;

/** The calendar date of a number of days since 1970: years begin in March here, so that a leap day is their last. */
export function dayAt(time: number): Day {
  const days = Math.floor(time / DAY_LENGTH) + TO_1970;
  const era = Math.floor(days / IN_400);
  const inEra = days - era * IN_400;
  const years = Math.floor(
    (inEra - Math.floor(inEra / (IN_4 - 1)) + Math.floor(inEra / IN_100) - Math.floor(inEra / (IN_400 - 1))) / IN_1,
  );
  const inYear = inEra - (IN_1 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const date = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = era * 400 + years + (month <= 2 ? 1 : 0);
  const padded = (number: number, length: number): string => String(number).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`;
}

/** The midnight at which it begins; a FormatError where there is no such day. */
export function startOfDay(day: Day): number {
  const [year = 0, month = 0, date = 0] = DAY_PATTERN.test(day) ? day.split('-').map(Number) : [];
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const years = marchYear - era * 400;
  const inYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  const inEra = years * IN_1 + Math.floor(years / 4) - Math.floor(years / 100) + inYear;
  const time = (era * IN_400 + inEra - TO_1970) * DAY_LENGTH;
  if (dayAt(time) !== day) throw new FormatError('day', `is ${JSON.stringify(day)}: expected a day`);
  return time;
}
/** So many days later, or earlier. */
export const dayAfter = (day: Day, days = 1): Day => dayAt(startOfDay(day) + days * DAY_LENGTH);
/** How many days the second is later. */
export const daysBetween = (day: Day, other: Day): number => (startOfDay(other) - startOfDay(day)) / DAY_LENGTH;
