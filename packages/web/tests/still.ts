// Waits until a page has come to rest. Counted in frames and looks, not in time: a busy machine moves as far in each of
// them.
import type { Locator, Page } from 'playwright-core';

/** Until every animation that has an end has come to it. */
export const whenFaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = () =>
      document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    for (
      let running = finite();
      running.length > 0;
      running = finite().filter(({ playState }) => playState === 'running')
    ) {
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STILL_FRAMES = 10;

/** Where an element is, once it has stood still for some frames. */
export const whenStill = (spot: Locator): Promise<Box> =>
  spot.evaluate(
    (element, frames) =>
      new Promise<Box>((resolve) => {
        let before = '';
        let same = 0;
        const check = (): void => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = JSON.stringify([x, y]);
          same = now === before ? same + 1 : 0;
          before = now;
          if (same >= frames) resolve({ x, y, width, height });
          else requestAnimationFrame(check);
        };
        check();
      }),
    STILL_FRAMES,
  );

/** What is read, once it is the same for some looks in a row. */
export async function settled<T>(page: Page, read: () => Promise<T>): Promise<T> {
  let value = await read();
  for (let same = 0; same < 5; ) {
    await page.waitForTimeout(100);
    const now = await read();
    same = JSON.stringify(now) === JSON.stringify(value) ? same + 1 : 0;
    value = now;
  }
  return value;
}
