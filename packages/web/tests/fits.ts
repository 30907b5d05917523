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

/** Nothing, when all that is written on the table stands inside its felt, and the question can be read to its end. */
export const cutOnTable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const felt = document.querySelector('[data-part="felt"]');
    if (!felt) return ['no table'];
    const room = felt.getBoundingClientRect();
    /** It lies over the table, beside it where there is room: a card that is read. */
    const liesOver = (element: Element | null): boolean =>
      element !== null &&
      element !== felt &&
      (getComputedStyle(element).position === 'fixed' || liesOver(element.parentElement));
    const cut: string[] = [];
    const texts = document.createTreeWalker(felt, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // What is for the ear only is one pixel wide, and a long name ends in dots.
      if (element.closest('svg') || getComputedStyle(element).textOverflow === 'ellipsis') continue;
      if (element.getBoundingClientRect().width <= 1 || liesOver(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects())
        if (width > 0 && (left < room.left || right > room.right)) cut.push(text.textContent ?? '');
    }
    const asked = document.querySelector('[data-part="asked-text"]');
    if (asked && asked.scrollHeight > asked.clientHeight + 2) cut.push(asked.textContent ?? '');
    return cut;
  });
