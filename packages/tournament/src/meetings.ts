// Whom one meets: everybody once before anybody twice, twice before three times.
import type { Unfairness } from './arrange.ts';
import type { History } from './history.ts';
import { isFiller } from './tournament.ts';

export const MEETING_AGAIN = 1000;
const FILLERS_TOGETHER = 200;

/** Meeting again weighs most, `weight` says how much after so many times; what else keeps two apart comes after it. */
export const meetings = (
  { met }: History,
  weight: (times: number) => number,
  apart: (a: string, b: string) => number = () => 0,
): Pick<Unfairness, 'together'> => ({
  together(a, b) {
    if (isFiller(a) || isFiller(b)) return isFiller(a) && isFiller(b) ? FILLERS_TOGETHER : 0;
    return MEETING_AGAIN * weight(met(a, b)) + apart(a, b);
  },
});

/** The third time weighs more than two second times. */
export const growing = (times: number): number => times ** 2;
