// Long work beside everything else that the server does: a slice of it, then the event loop has its turn.
import type { Steps } from '@sagebrush/engine';

export interface Slices {
  run<Result>(work: Steps<Result>): Promise<Result>;
}

/** A slice ends with the first step after so many milliseconds, or after so many steps. */
const SLICE_MS = 4;
export const SLICE_STEPS = 500;

/** Whoever has work takes turns: there is one slice for each turn of the event loop, however many wait. */
export function slices(elapsed: () => number = () => performance.now()): Slices {
  /** Each does one slice, and says whether that was its last. */
  const waiting: (() => boolean)[] = [];
  let isTurning = false;

  function turn(): void {
    const next = waiting.shift();
    if (next && !next()) waiting.push(next);
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        if (!isTurning) setImmediate(turn);
        isTurning = true;
        waiting.push(() => {
          try {
            const end = elapsed() + SLICE_MS;
            for (let steps = 0; steps < SLICE_STEPS; steps++) {
              const step = work.next();
              if (step.done) {
                resolve(step.value);
                return true;
              }
              if (elapsed() >= end) break;
            }
            return false;
          } catch (error) {
            reject(error);
            return true;
          }
        });
      }),
  };
}
