// A card on its way from another place on the screen to where it lies now.
export const EASE_OUT = [0.2, 0.8, 0.3, 1] as const;

/** Where an anchor or a spot of this name is on the screen. */
export function boxOf(anchor: string): DOMRect | undefined {
  const name = CSS.escape(anchor);
  return document.querySelector(`[data-anchor="${name}"], [data-spot="${name}"]`)?.getBoundingClientRect();
}

/** From the first of these places that is on the screen; without one the card is simply there. */
export function flyFrom(element: HTMLElement, from: readonly (string | undefined)[], milliseconds: number): void {
  const start = from.flatMap((anchor) => (anchor === undefined ? [] : (boxOf(anchor) ?? [])))[0];
  if (!start || milliseconds <= 0) return;
  const end = element.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: milliseconds, easing: `cubic-bezier(${EASE_OUT.join(',')})` },
  );
}
