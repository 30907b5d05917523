// The keyboard at the table: arrows move between the things on it, N goes to the next that is possible, Enter picks,
// Escape puts back, ? asks why not, H asks for a hint, U takes back.
import { useEffect } from 'react';
import type { Spot } from './spots.ts';
import type { TableControl } from './table-control.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Straight ahead counts once, aside three times. */
const ASIDE = 3;

/** The index of the nearest point in a direction, or -1. */
export function nearest(from: Point, points: readonly Point[], direction: Point): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((point, index) => {
    const ahead = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
    const aside = Math.abs((point.x - from.x) * direction.y) + Math.abs((point.y - from.y) * direction.x);
    const far = ahead + aside * ASIDE;
    if (ahead > 1 && far < least) {
      best = index;
      least = far;
    }
  });
  return best;
}

const centre = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

export function useTableKeys(control: TableControl, askHint: () => void): void {
  useEffect(() => {
    if (control.replayed) return;
    function onKey(event: KeyboardEvent): void {
      const active = document.activeElement;
      if (active?.closest('dialog, input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = DIRECTIONS[event.key];
      if (direction) {
        event.preventDefault();
        moveFocus(direction);
      } else if (event.key === 'Escape') {
        control.skipScene();
        control.clear();
      } else if (event.key === '?') {
        const spot = active?.closest<HTMLElement>('[data-spot]')?.dataset['spot'];
        if (spot) control.explain(spot as Spot);
      } else if (event.key === 'n' || event.key === 'N') focusNextPossible(event.shiftKey ? -1 : 1);
      else if (event.key === 'h' || event.key === 'H') askHint();
      else if (event.key === 'u' || event.key === 'U') control.takeBack();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [control, askHint]);
}

function moveFocus(direction: Point): void {
  const things = [
    ...document.querySelectorAll<HTMLElement>('[data-part="table"] :is([data-spot], [data-part="verbs"] button)'),
  ].filter((thing) => thing.offsetParent !== null);
  const active = document.activeElement;
  const inside = active instanceof HTMLElement && things.includes(active);
  if (!inside) return (document.querySelector<HTMLElement>('[data-part="table"] [data-lit]') ?? things.at(-1))?.focus();
  const others = things.filter((thing) => thing !== active);
  others[nearest(centre(active), others.map(centre), direction)]?.focus();
}

/** The verbs first, then whatever glows: always a way on, never the buttons that put back or take back. */
function focusNextPossible(step: 1 | -1): void {
  const verbs = [...document.querySelectorAll<HTMLElement>('[data-part="table"] [data-part="verb"]')];
  const things = [...verbs, ...document.querySelectorAll<HTMLElement>('[data-part="table"] [data-lit]')];
  const at = things.indexOf(document.activeElement as HTMLElement);
  things.at((at < 0 && step > 0 ? 0 : at + step) % Math.max(1, things.length))?.focus();
}
