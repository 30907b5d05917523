// Giving way: where many thoughts wait, the levels that think long think as long as a lesser one would. Nothing is
// remembered, so it ends with the load.
import { THINKING_MS } from '@sagebrush/bots';

/** The times that a thought may be cut to, the longest first. Sheriff's is never cut: below it there is no search. */
const STEPS = [THINKING_MS.legend, THINKING_MS.marshal, THINKING_MS.sheriff] as const;

/** Milliseconds that a thought should wait for a thread at most. */
export const LONGEST_WAIT = 2000;

export interface QueueLoad {
  /** How many thoughts would be started before the next one of the same owner. */
  readonly ahead: number;
  /** How long those that wait usually take. */
  readonly usual: Iterable<number>;
  readonly threads: number;
}

/** How long a thought may take now: the longest step with which the next one of its owner would not wait too long. */
export function timeFor(usual: number, { ahead, usual: waiting, threads }: QueueLoad): number {
  if (ahead === 0) return usual;
  const times = [...waiting];
  const wait = (most: number): number => (ahead * meanOf(times.map((time) => Math.min(time, most)))) / threads;
  const most = STEPS.find((step) => wait(step) <= LONGEST_WAIT) ?? THINKING_MS.sheriff;
  return Math.min(usual, most);
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
