// The signs outside of the page: a number before the title, a mark on the icon of the tab, a badge on that of the app.
import { detach } from '@sagebrush/engine';

const COUNTED = /^\(\d+\) /;

/** Puts the number before whatever title the pages give themselves; says how to take it away again. */
export function markTitle(count: number): () => void {
  const mark = (): void => {
    const plain = document.title.replace(COUNTED, '');
    const marked = count > 0 ? `(${count}) ${plain}` : plain;
    if (document.title !== marked) document.title = marked;
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

export function markIcon(isWaiting: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const known = icon?.getAttribute('href') ?? '';
  const wanted = known.replace(/icon(-turn)?\.svg$/, isWaiting ? 'icon-turn.svg' : 'icon.svg');
  if (icon && known !== wanted) icon.setAttribute('href', wanted);
}

/** Where this browser can. */
export function badgeApp(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  detach(count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge(), () => undefined);
}
