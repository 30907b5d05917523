// The camera: time on the page stands still but for 100 ms between one frame and the next, however slow the machine is.
import type { Browser, Page, PageScreenshotOptions } from 'playwright-core';
import { within } from './patience.ts';

const STEP = 100;

/** From here on time goes on only by `nextFrame`. */
export async function stopTime(page: Page): Promise<void> {
  // What the page begins with comes to its end before. On a busy machine that moment may be past when the clock hears of
  // it: by then it stands still, and is put forward from where it stands.
  await within(
    'the clock to stop',
    pauseSoon(page).catch(() => pauseSoon(page)),
  );
  await within(
    'a page to hold',
    page.evaluate(() => Object.assign(globalThis, { held: new Set<Animation>() })),
  );
  await holdAnimations(page);
}

const pauseSoon = async (page: Page): Promise<void> => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1500));

async function nextFrame(page: Page): Promise<void> {
  await holdAnimations(page, STEP);
  await within('the clock to go on', page.clock.runFor(STEP));
  await holdAnimations(page);
}

/** The browser's own animations do not ask the clock: they are held, and moved on by hand. */
export const holdAnimations = (page: Page, step = 0): Promise<void> =>
  within('the animations to stop', page.evaluate(holdAll, step));

/** Runs in the page. */
function holdAll(milliseconds: number): void {
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
}

type Clip = NonNullable<PageScreenshotOptions['clip']>;
/** A busy machine may fail to take a picture; the next one comes out. */
const TRIES = 3;

async function takeFrame(page: Page, clip: Clip | undefined, tries = TRIES): Promise<Buffer> {
  const taken = page.screenshot({ type: 'jpeg', quality: 72, ...(clip ? { clip } : {}) });
  return tries > 1 ? taken.catch(() => takeFrame(page, clip, tries - 1)) : taken;
}

/** A frame every 100 ms as long as `isOn` says so. */
export async function framesWhile(page: Page, isOn: () => Promise<boolean>, most: number): Promise<string[]> {
  const frames: string[] = [];
  const clip = await page.locator('dialog[open], [data-part="felt"]').last().boundingBox();
  for (let on = true; on && frames.length < most; on = await within('the end of the scene', isOn())) {
    const frame = await within(`frame ${frames.length + 1}`, takeFrame(page, clip ?? undefined));
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
