// How much a table moves by itself: every layout shift that the browser notices, also right after a tap.
import type { Page } from 'playwright-core';

export const SIX_SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** From here on shifts are noted; cards that fly are moved by transforms and shift nothing. */
export const countShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const part = element?.closest('[data-part], [data-spot]');
      const place = part?.getAttribute('data-spot') ?? part?.getAttribute('data-part') ?? '';
      return `${place} ${element?.tagName.toLowerCase() ?? ''}.${element?.getAttribute('class') ?? ''} "${node?.textContent?.slice(0, 24) ?? ''}"`;
    };
    const placeOf = ({ x, y, width, height }: DOMRect): string =>
      [x, y, width, height].map((number) => Math.round(number * 10) / 10).join(',');
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const sources = entry.sources.map(
          ({ node, previousRect: was, currentRect: is }) => `${nameOf(node)} ${placeOf(was)} -> ${placeOf(is)}`,
        );
        shifts.push(`${entry.value.toFixed(5)} ${sources.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });

/** A line for each shift since then: how large it was, what moved, from where to where. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
