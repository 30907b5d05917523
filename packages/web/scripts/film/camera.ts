// The camera: time on the page stands still but for 100 ms between one frame and the next, however slow the machine is.
import type { Browser, Page } from 'playwright-core';

const STEP = 100;

/** From here on time goes on only by `nextFrame`. */
export async function stopTime(page: Page): Promise<void> {
  // What the page begins with comes to its end before.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1500));
  await page.evaluate(() => Object.assign(globalThis, { held: new Set<Animation>() }));
  await holdAnimations(page);
}

async function nextFrame(page: Page): Promise<void> {
  await holdAnimations(page, STEP);
  await page.clock.runFor(STEP);
  await holdAnimations(page);
}

/** The browser's own animations do not ask the clock: they are held, and moved on by hand. */
export const holdAnimations = (page: Page, step = 0): Promise<void> =>
  page.evaluate((milliseconds) => {
    const { held } = globalThis as unknown as { held: Set<Animation> };
    for (const animation of document.getAnimations()) {
      if (!held.has(animation)) {
        held.add(animation);
        animation.pause();
        animation.currentTime = 0;
      } else if (milliseconds > 0 && animation.playState === 'paused') {
        const time = Number(animation.currentTime ?? 0) + milliseconds;
        const end = Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
        if (time >= end) animation.finish();
        else animation.currentTime = time;
      }
    }
  }, step);

/** A frame every 100 ms as long as `isOn` says so. */
export async function framesWhile(page: Page, isOn: () => Promise<boolean>, most: number): Promise<string[]> {
  const frames: string[] = [];
  const clip = await page.locator('dialog[open], [data-part="felt"]').last().boundingBox();
  for (let on = true; on && frames.length < most; on = await isOn()) {
    const frame = await page.screenshot({ type: 'jpeg', quality: 72, ...(clip ? { clip } : {}) });
    frames.push(frame.toString('base64'));
    await nextFrame(page);
  }
  return frames;
}

/** Frames in rows on one sheet, each with its time. */
export async function contactSheet(
  browser: Browser,
  frames: readonly string[],
  { width, path, first }: { readonly width: number; readonly path: string; readonly first: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1950, height: 800 } });
  const figures = frames.map(
    (frame, index) =>
      `<figure><img width="${width}" src="data:image/jpeg;base64,${frame}"><figcaption>${(first + index) * STEP} ms</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#ddd;font:12px sans-serif}figure{margin:0}img{display:block}</style>${figures.join('')}`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
