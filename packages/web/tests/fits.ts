// Whether a page fits its window: what scrolls, and what lies outside.
import type { Page } from 'playwright-core';

/** Nothing, when the page does not scroll and all that `selector` names can be seen. */
export const outsideOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((parts) => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const late = [...document.querySelectorAll(parts)].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < -2 || right > innerWidth + 2 || top < -2 || bottom > innerHeight + 16;
    });
    return [
      ...(scrollHeight > innerHeight ? ['scrolls down'] : []),
      ...(scrollWidth > innerWidth ? ['scrolls aside'] : []),
      ...late.map((element) => element.outerHTML.slice(0, 120)),
    ];
  }, selector);
